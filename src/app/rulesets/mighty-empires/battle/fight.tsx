/** Before a battle: what is known of both sides, how it may end, where one goes if it is lost; then into it. */
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import type { BattleOdds } from '../../../../rules/mighty-empires/battle/odds.ts';
import { strategicCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { blank, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { battlesOf } from '../../../../rules/mighty-empires/map/sides.ts';
import { undeadIn } from '../../../../rules/mighty-empires/map/spells.ts';
import type { Encounter } from '../../../../rules/mighty-empires/state.ts';
import type { Side } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { GridTable } from '../../../ui/chart/grid-table.tsx';
import { percent } from '../../../ui/percents.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed, Listed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { useEmpire } from '../empire.ts';
import { bannerName, placeName } from '../names.ts';
import { PickEncounter } from '../parts/pick-encounter.tsx';
import { sideName } from '../tabletop/words.ts';
import { count } from '../words.ts';
import s from './fight.module.css';
import { OddsBar, OddsKey } from './odds-bar.tsx';
import { againstTown, oddsFor, pointsIn, sidesFor, strengths, toldPoints } from './prospects.ts';
import { wayOutLines } from './way-out-lines.ts';

export const FightForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const { encounter: id } = (props.args ?? {}) as { readonly encounter?: string };
  const encounter = id === undefined ? undefined : state().encounters[id];
  return (
    <Show
      when={id !== undefined && encounter?.kind === 'battle' && encounter}
      fallback={
        <PickEncounter order="fight" title={t('Fight the battle')} all={battlesOf(state(), seat())} />
      }
    >
      {(found) => <Fight id={id ?? ''} encounter={found()} onDone={props.onDone} />}
    </Show>
  );
};

function Fight(props: { id: string; encounter: Encounter; onDone: () => void }): JSX.Element {
  const prospect = useProspect(props.encounter);
  const { met, side, state, player, to } = prospect;
  const { tile, attacker, defender } = met;
  const [card, setCard] = createSignal<string | null>(null);
  const others = () => state().seats.filter((other) => other !== attacker);
  return (
    <OrderPage
      order="fight"
      args={{ encounter: props.id, ...(defender === 'independent' ? { card: card() } : {}) }}
      title={placeName(state(), tile)}
      question={t('{attacker} against {defender}', {
        attacker: sideName(attacker, player),
        defender: sideName(defender, player),
      })}
      why={t('Both sides declare their points and play a card face down; then two dice decide.')}
      answer={t('Resolve with cards')}
      icon="forward"
      onDone={props.onDone}
    >
      <Strengths prospect={prospect} />
      <Show when={prospect.folk} fallback={<ByTheirPoints prospect={prospect} />}>
        <TownOdds prospect={prospect} />
      </Show>
      <Show when={defender === 'independent'}>
        <Apart>
          <PickChips
            wrap
            label={t('Who plays the townsfolk’s card')}
            all={[null, ...others()]}
            picked={card()}
            name={(one) => (one === null ? t('Dealt by a die') : player(one))}
            onPick={setCard}
          />
        </Apart>
      </Show>
      <Headed title={t('If you must leave')}>
        <For each={wayOutLines(state(), met, side())}>{(words) => <p data-quiet="small">{words}</p>}</For>
      </Headed>
      <Apart>
        <GridTable grid={strategicCards} />
      </Apart>
      <Listed title={t('Other ways')}>
        <Show when={state().options.parts.tabletop}>
          <Row
            lead={<Seal icon="shaking-hands" />}
            title={t('Fight it with models')}
            note={t('When and where, the field, the hours; it may wait.')}
            href={to(`piece/${props.id}`)}
          />
        </Show>
        <Row
          lead={<Seal icon="spell-book" />}
          title={t('Enter a result')}
          note={t('Fought already, or settled between you.')}
          href={formOf(prospect, 'record-battle', { encounter: props.id })}
        />
      </Listed>
    </OrderPage>
  );
}

/** What the shown seat knows of both sides. Read once: when the order is done the encounter is over, and the form is left. */
function useProspect(met: Encounter) {
  const empire = useEmpire();
  const { state, view, seat, book } = empire;
  const sides = createMemo(() => sidesFor(state(), met, seat()));
  const ownPoints = () => pointsIn(book(seat()), sides().own);
  const told = () => toldPoints(view(), seat(), sides().theirs);
  const side = (): Side => (sides().attacks ? 'attacker' : 'defender');
  const undead = met.defender === 'independent' ? undeadIn(state(), met.tile) : 0;
  return {
    ...empire,
    met,
    sides,
    ownPoints,
    told,
    side,
    undead,
    folk: met.defender === 'independent' && undead === 0,
  };
}
type Prospect = ReturnType<typeof useProspect>;

function Strengths(props: { prospect: Prospect }): JSX.Element {
  const { met, undead, sides, ownPoints, told, seat, book, contents, player } = props.prospect;
  const ours = (): string => {
    const points = ownPoints();
    if (points !== undefined) return count(points);
    // An absent player's book lies on their own phone: nobody who acts for them knows whether it is mustered.
    return book(seat()) ? t('not mustered') : t('only {name}’s phone knows', { name: player(seat()) });
  };
  const theirs = (): string => {
    if (undead > 0) return count(undead);
    if (met.defender === 'independent') return t('not gathered yet');
    const known = told();
    if (!known) return t('not known');
    if (known.of < sides().theirs.length) return t('{n} and more', { n: count(known.points) });
    return known.exact ? count(known.points) : t('about {n}', { n: count(known.points) });
  };
  return (
    <Figures
      figures={[
        {
          label: t('Your force'),
          value: ours(),
          parts: sides().own.map((one) => [bannerName(one), count(worth(contents(one) ?? blank))]),
          rule: 'me.battle.strengths',
        },
        { label: t('The enemy'), value: theirs() },
      ]}
      note={tn(sides().own.length, '{n} banner of yours fights.', '{n} banners of yours fight.')}
    />
  );
}

function TownOdds(props: { prospect: Prospect }): JSX.Element {
  const { met, ownPoints, side, state } = props.prospect;
  const town = createMemo(() => {
    const points = ownPoints();
    const here = state().tiles[met.tile]?.site;
    const site = here === 'city' || here === 'fortress' ? here : 'village';
    return points === undefined ? undefined : againstTown(points, site, state().options.armies);
  });
  return (
    <Show when={town()}>
      {(found) => (
        <Headed
          title={t('How it may end')}
          note={found().staysIn > 0 ? t('{p} stay in', { p: percent(found().staysIn) }) : ''}
        >
          <Show
            when={found().staysIn < 1}
            fallback={
              <p data-quiet="small">
                {t('They cannot outnumber you: they will shut their gates, and it becomes a siege.')}
              </p>
            }
          >
            <OddsBar odds={found().odds.results} side={side()} label={t('If they come out')} />
            <OddsKey />
            <p data-quiet="small">
              {found().staysIn > 0
                ? t('They come out only if they outnumber you; if not, it becomes a siege.')
                : t('Villagers always come out. Beaten, they are gone.')}
            </p>
          </Show>
        </Headed>
      )}
    </Show>
  );
}

function ByTheirPoints(props: { prospect: Prospect }): JSX.Element {
  const { met, ownPoints, sides, told, side, undead, state } = props.prospect;
  /** The dead attack every force they meet. */
  const seenAs = () => (met.risen ? 'defender' : side());
  const rows = createMemo(() => {
    const points = ownPoints();
    const { armies } = state().options;
    if (points === undefined) return [];
    return undead > 0
      ? [{ theirs: undead, odds: oddsFor(points, undead, !met.risen, armies) }]
      : strengths.map((theirs) => ({ theirs, odds: oddsFor(points, theirs, sides().attacks, armies) }));
  });
  /** The row of the table the enemy is believed to stand in. */
  const believed = () => {
    const known = told();
    return known?.of === sides().theirs.length
      ? (strengths.find((most) => known.points <= most) ?? strengths.at(-1))
      : undefined;
  };
  const loses = ({ loses: toll }: BattleOdds): string =>
    t('In the fighting you lose {own} points on average, they {theirs}.', {
      own: count(Math.round(toll[side()])),
      theirs: count(Math.round(toll[sides().attacks ? 'defender' : 'attacker'])),
    });
  return (
    <Show when={rows().length > 0}>
      <Headed title={t('How it may end')} note={t('by their points')}>
        <For each={rows()}>
          {({ theirs, odds }) => (
            <div class={s.prospect} data-now={believed() === theirs ? '' : undefined}>
              <span>{theirs === strengths.at(-1) ? t('{n} +', { n: count(theirs) }) : count(theirs)}</span>
              <OddsBar
                odds={odds.results}
                side={seenAs()}
                label={t('Against {n} points', { n: count(theirs) })}
              />
            </div>
          )}
        </For>
        <OddsKey />
        <Show when={rows().find(({ theirs }) => theirs === believed())}>
          {(row) => <p data-quiet="small">{loses(row().odds)}</p>}
        </Show>
        <p data-quiet="small">
          {t('Assumes that both sides draw their cards at random. Choosing well does better.')}
        </p>
      </Headed>
    </Show>
  );
}
