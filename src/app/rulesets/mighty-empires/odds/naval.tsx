/** A battle at sea: ships and banners on both sides, and who is driven off. */
import { createSignal, For, type JSX } from 'solid-js';
import { type NavalOutcome, navalOdds } from '../../../../rules/mighty-empires/sea/odds.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Rows } from '../../../ui/rows.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Headed } from '../../parts/headed.tsx';
import { chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import s from './odds.module.css';

interface Fleet {
  readonly ships: number;
  readonly banners: number;
  readonly elves: boolean;
}
const strength = ({ ships, banners, elves }: Fleet): number => ships + banners + (elves ? 1 : 0);

export function NavalOddsPage(): JSX.Element {
  const [own, setOwn] = createSignal<Fleet>({ ships: 3, banners: 1, elves: false });
  const [theirs, setTheirs] = createSignal<Fleet>({ ships: 3, banners: 0, elves: false });
  const odds = reckonedOne(() => {
    const [attack, defence] = [strength(own()), strength(theirs())];
    return { key: `sea ${attack} ${defence}`, of: () => navalOdds(attack, defence) };
  });
  const share = (holds: (value: NavalOutcome) => boolean): number | undefined => chanceIn(odds(), holds);
  const toll = (result: 'won' | 'lost', lost: NavalOutcome['shipsLost']): string => {
    if (lost === 'all') return result === 'won' ? t('they lose every ship') : t('you lose every ship');
    if (lost === 0)
      return result === 'won' ? t('they are driven off unharmed') : t('you are driven off unharmed');
    return result === 'won'
      ? tn(lost, 'they lose {n} ship', 'they lose {n} ships')
      : tn(lost, 'you lose {n} ship', 'you lose {n} ships');
  };
  const tolls = (result: 'won' | 'lost'): readonly Share[] =>
    [
      ...new Set(
        (odds()?.outcomes ?? [])
          .filter(({ value }) => value.result === result)
          .map(({ value }) => value.shipsLost),
      ),
    ]
      .sort((a, b) => (a === 'all' ? 99 : a) - (b === 'all' ? 99 : b))
      .map((lost) => ({
        label: result === 'won' ? t('You win') : t('You lose'),
        note: toll(result, lost),
        p: share((is) => is.result === result && is.shipsLost === lost),
        tone: result === 'won' ? 'good' : 'bad',
      }));
  const shares = (): readonly Share[] => [
    ...tolls('won').toReversed(),
    { label: t('Draw'), p: share(({ result }) => result === 'draw') },
    ...tolls('lost'),
  ];
  const sides = () => [
    { title: t('Your fleet'), fleet: own, set: setOwn },
    { title: t('Their fleet'), fleet: theirs, set: setTheirs },
  ];
  return (
    <>
      <For each={sides()}>
        {({ title, fleet, set }, at) => (
          <section class={at() > 0 ? s.part : undefined}>
            <Head title={title} />
            <Rows label={title}>
              <StepRow
                title={t('Ships')}
                label={`${title}: ${t('Ships')}`}
                value={fleet().ships}
                min={1}
                max={20}
                onStep={(ships) => set({ ...fleet(), ships })}
              />
              <StepRow
                title={t('Banners aboard')}
                label={`${title}: ${t('Banners aboard')}`}
                value={fleet().banners}
                max={20}
                onStep={(banners) => set({ ...fleet(), banners })}
              />
            </Rows>
            <Switch
              label={t('High Elves: +1')}
              on={fleet().elves}
              onSwitch={(elves) => set({ ...fleet(), elves })}
            />
          </section>
        )}
      </For>
      <Headed title={t('How it may end')}>
        <Shares label={t('How the battle at sea may end')} shares={shares()} />
      </Headed>
    </>
  );
}
