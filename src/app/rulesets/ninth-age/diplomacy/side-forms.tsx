/** Bargains, teams for some turns, split by the player who proposes them, and an alliance for this turn. */
import { For, type JSX } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { teamNames } from '../../../../rules/ninth-age/diplomacy/teams.ts';
import { trade } from '../../../../rules/ninth-age/diplomacy/trade.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import type { Answering } from '../../parts/ask/dress.ts';
import { bargainForm } from '../../parts/bargain-form.tsx';
import { useRealms } from '../names.ts';
import { teamTitle } from '../words.ts';

export const TradeForm = bargainForm(trade, () => ({
  why: t('Gold may pass at any time; hexes too, if you both agree.'),
  goods: { gold: { label: t('Gold'), icon: 'coins', step: 10 }, hexes: { label: t('Hexes') } },
}));

interface Teams {
  readonly of: { readonly [seat: Seat]: (typeof teamNames)[number] };
  readonly turns: number;
}
export const TeamsForm = dressed<Teams>('form-teams', () => ({
  why: () =>
    t('Teammates do not strike or challenge each other, and share Conquest Points. Everybody must agree.'),
  answer: t('Propose the teams'),
  icon: 'check',
  sum: ({ turns = 1 }) => tn(turns, 'for {n} turn', 'for {n} turns'),
  of: {
    of: { put: (at) => <Split at={at} /> },
    turns: { label: t('They hold for'), begin: () => 4, show: (n) => tn(n, '{n} turn', '{n} turns') },
  },
}));

function Split(props: { at: Answering<Teams['of'], Teams> }): JSX.Element {
  const { state, player } = useRealms();
  return (
    <For each={state().seats}>
      {(seat) => (
        <Segmented
          label={player(seat)}
          titled
          segments={teamNames
            .slice(0, state().seats.length)
            .map((team) => ({ value: team, label: teamTitle(team) }))}
          value={props.at.value?.[seat] ?? 'dawn'}
          onPick={(team) => props.at.say({ ...props.at.value, [seat]: team })}
        />
      )}
    </For>
  );
}

export const AllyForm = dressed<{ readonly with: readonly Seat[] }>('ally', () => {
  const { player } = useRealms();
  return {
    why: () => t('For this turn only: no events and no challenges between you, and shared Conquest Points.'),
    answer: t('Declare the alliance'),
    icon: 'check',
    sum: ({ with: others = [] }) => (others.length === 0 ? t('nobody yet') : others.map(player).join(', ')),
  };
});
