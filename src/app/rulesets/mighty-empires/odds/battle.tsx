/** A battle that is fought nowhere: two strengths, the cards either side may play, and what may come of it. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import {
  type BattleOdds,
  battleOdds,
  type Result,
  results,
} from '../../../../rules/mighty-empires/battle/odds.ts';
import { attackerCards, defenderCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { number, t } from '../../../i18n/index.ts';
import { percent } from '../../../ui/percents.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { worded } from '../../parts/worded.ts';
import { cardNames } from '../battle/card-faces.ts';
import { OddsBar, OddsKey } from '../battle/odds-bar.tsx';
import { CardTable } from '../parts/card-table.tsx';
import s from './odds.module.css';

type Side = 'attacker' | 'defender';
const ends: { readonly [result in Result]: () => string } = {
  'attacker-scatters': () => t('Attackers win, defenders scatter'),
  attacker: () => t('Attackers win'),
  draw: () => t('Draw'),
  defender: () => t('Defenders win'),
  'defender-scatters': () => t('Defenders win, attackers scatter'),
};
const winOf = ({ results: found }: BattleOdds, side: Side): number => found[side] + found[`${side}-scatters`];
const weights = <C extends string>(cards: readonly C[]): { readonly [card in C]?: number } =>
  Object.fromEntries(cards.map((card) => [card, 1])) as { readonly [card in C]?: number };
/** One card more, or one less; the last one stays. */
const toggled = <C extends string>(cards: readonly C[], card: C): readonly C[] => {
  const next = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card];
  return next.length === 0 ? cards : next;
};

export function BattleOddsPage(): JSX.Element {
  const [side, setSide] = createSignal<Side>('attacker');
  const [own, setOwn] = createSignal(1000);
  const [theirs, setTheirs] = createSignal(1000);
  const [attacking, setAttacking] = createSignal<readonly (typeof attackerCards)[number][]>(attackerCards);
  const [defending, setDefending] = createSignal<readonly (typeof defenderCards)[number][]>(defenderCards);
  const piece = (from: readonly string[], to: readonly string[]) => {
    const [attack, defence] = side() === 'attacker' ? [own(), theirs()] : [theirs(), own()];
    return {
      key: `battle ${attack} ${defence} ${[...from].sort()} ${[...to].sort()}`,
      of: () => battleOdds(attack, defence, { attacker: weights(from), defender: weights(to) }),
    };
  };
  const all = reckoned(() => [
    piece(attacking(), defending()),
    ...attackerCards.flatMap((from) => defenderCards.map((to) => piece([from], [to]))),
  ]);
  return (
    <>
      <Segmented
        label={t('Your side')}
        segments={worded({ attacker: t('You attack'), defender: t('You defend') })}
        value={side()}
        onPick={setSide}
      />
      <div class={`${s.inputs} ${s.part}`}>
        <NumberField label={t('Your points')} value={own()} onNumber={setOwn} />
        <NumberField label={t('Their points')} value={theirs()} onNumber={setTheirs} />
      </div>
      <Ends odds={all()[0]} side={side()} />
      <Headed title={t('Cards that may be played')} note={t('one as likely as another')}>
        <PickChips
          wrap
          label={t('The attackers’ cards')}
          all={attackerCards}
          on={(card) => attacking().includes(card)}
          name={(card) => cardNames[card]()}
          onPick={(card) => setAttacking(toggled(attacking(), card))}
        />
        <PickChips
          wrap
          label={t('The defenders’ cards')}
          all={defenderCards}
          on={(card) => defending().includes(card)}
          name={(card) => cardNames[card]()}
          onPick={(card) => setDefending(toggled(defending(), card))}
        />
      </Headed>
      <Headed title={t('Card against card')} note={t('your chance to win')}>
        <CardAgainstCard
          odds={all().slice(1)}
          side={side()}
          out={(from, to) => !attacking().includes(from) || !defending().includes(to)}
        />
      </Headed>
    </>
  );
}

function Ends(props: { odds: BattleOdds | undefined; side: Side }): JSX.Element {
  const odds = createMemo(() => props.odds);
  const points = (side: Side): string => {
    const found = odds();
    return found ? number(Math.round(found.loses[side])) : '…';
  };
  return (
    <>
      <Headed title={t('How it may end')}>
        <Show when={odds()}>
          {(found) => <OddsBar odds={found().results} side={props.side} label={t('This battle')} />}
        </Show>
        <OddsKey />
        <Shares
          label={t('How it may end')}
          shares={(props.side === 'attacker' ? results : results.toReversed()).map((result) => ({
            label: ends[result](),
            p: odds()?.results[result],
            tone: result === 'draw' ? undefined : result.startsWith(props.side) ? 'good' : 'bad',
          }))}
        />
      </Headed>
      <Apart>
        <Figures
          figures={[
            { label: t('You lose'), value: points(props.side) },
            { label: t('They lose'), value: points(props.side === 'attacker' ? 'defender' : 'attacker') },
          ]}
          note={t(
            'Average points lost in the fighting, including a fallen leader’s. The pursuit comes on top.',
          )}
        />
      </Apart>
    </>
  );
}

/** The chance to win of every card against every other. */
function CardAgainstCard(props: {
  odds: readonly (BattleOdds | undefined)[];
  side: Side;
  out: (from: (typeof attackerCards)[number], to: (typeof defenderCards)[number]) => boolean;
}): JSX.Element {
  const pairs = createMemo(() => {
    const { odds } = props;
    return attackerCards.map((from, row) => ({
      from,
      cells: defenderCards.map((to, column) => {
        const found = odds[row * defenderCards.length + column];
        return { p: found && winOf(found, props.side), out: props.out(from, to) };
      }),
    }));
  });
  const best = createMemo(() => Math.max(...pairs().flatMap(({ cells }) => cells.map(({ p }) => p ?? 0))));
  return (
    <CardTable
      caption={t('Your chance to win, card against card')}
      corner={t('Attacker')}
      columns={defenderCards.map((card) => cardNames[card]())}
      rows={pairs().map(({ from, cells }) => ({
        title: cardNames[from](),
        cells: cells.map(({ p, out }) => ({
          words: p === undefined ? '…' : percent(p),
          best: p !== undefined && p === best(),
          out,
        })),
      }))}
    />
  );
}
