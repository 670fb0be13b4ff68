/** A prisoner to be executed: name, level and the chances, before the player confirms. */
import { Show } from 'solid-js';
import type { Execution } from '../../../../rules/mighty-empires/charts/casualties.ts';
import { executionOdds } from '../../../../rules/mighty-empires/tabletop/odds.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { percents } from '../../../ui/percents.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { type Pair, Pairs } from '../../parts/pairs.tsx';
import { useEmpire } from '../empire.ts';
import { points } from '../words.ts';
import s from './tabletop.module.css';

const endWords: Readonly<Record<Execution['prisoner'], () => string>> = {
  dies: () => t('dies'),
  stays: () => t('omens: stays a captive'),
  'escapes-home': () => t('gets home'),
  'escapes-to-force': () => t('joins a force'),
};

const fates = (): readonly Pair[] => {
  const { outcomes } = executionOdds();
  const shares = percents(outcomes.map(({ p }) => p));
  return outcomes.map(({ value }, at) => [endWords[value](), shares[at]]);
};

export const ExecuteForm = dressed<{ readonly captive: string }>('execute', () => {
  const { state, player } = useEmpire();
  const one = (captive = '') => state().tabletop.captives[captive];
  return {
    question({ captive }) {
      const who = one(captive);
      return who && t('Execute {name}?', { name: who.name });
    },
    why({ captive }) {
      const who = one(captive);
      return who
        ? t('{who} of {owner}: level {level}, {points}. In winter you could ransom them.', {
            who: who.name,
            owner: player(who.owner),
            level: who.level,
            points: points(who.points),
          })
        : t('Heroes have a way of slipping the noose.');
    },
    answer: t('Execute the prisoner'),
    danger: true,
    of: { captive: false },
    under: ({ captive }) => (
      <Show when={one(captive)}>
        <Head title={t('before the die')} />
        <Pairs class={s.odds} of={fates()} />
      </Show>
    ),
  };
});
