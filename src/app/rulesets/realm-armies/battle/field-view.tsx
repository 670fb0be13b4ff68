/** A fight for a tile: its ground, the forces on both sides, the chances and the stakes. */
import { For, type JSX, Show } from 'solid-js';
import type { Field, Fighter } from '../../../../rules/realm-armies/battle/field.ts';
import { contested } from '../../../../rules/realm-armies/battle/fight.ts';
import { isStronghold } from '../../../../rules/realm-armies/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Guidon } from '../../../ui/heraldry/guidon.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { armyName } from '../names.ts';
import { type Realm, useRealm } from '../realm.ts';
import { workIcons, workName } from '../words.ts';
import s from './sides.module.css';
import { Chances, type Line, SideRows } from './sides.tsx';

const ruleOf = { field: 'ra.field.dice', siege: 'ra.siege.dice', assault: 'ra.assault.dice' } as const;

export const kindName = (kind: Field['kind']): string =>
  ({
    field: t('Open field battle'),
    siege: t('Siege'),
    assault: t('Sea assault'),
    uncontested: t('Nobody blocks the way'),
    landing: t('An undefended shore'),
    lapsed: t('No attacker is left'),
    friendly: t('A friendly tile'),
  })[kind];

/** What happens to whom, in words. */
export function stakes(field: Field): readonly string[] {
  const { kind, work, mine, minesGo } = field;
  if (kind === 'uncontested') return [t('The tile changes hands without a die. A mine goes on working.')];
  if (kind === 'landing') return [t('The tile changes hands without a die. A mine is destroyed.')];
  if (kind === 'lapsed') return [t('The army you sent is beaten, gone, or no longer next to it.')];
  if (kind === 'friendly') return [t('The army marches in.')];
  return [
    t('A tie goes to the defender.'),
    kind === 'field'
      ? t('Beaten forces withdraw to a friendly tile next to it; without one they are destroyed.')
      : t('Beaten forces are destroyed, and their generals are lost.'),
    ...(kind !== 'field' && isStronghold(work)
      ? [t('If it is taken, the stronghold there drops one step.')]
      : []),
    ...(mine
      ? [minesGo === 'taken' ? t('If it is taken, the mine is destroyed.') : t('The mine is destroyed.')]
      : []),
  ];
}

function fighterLines(realm: Realm, fighters: readonly Fighter[], seat: string): readonly Line[] {
  const { state, colour } = realm;
  const out = state().turn.reports[seat]?.fielded ?? [];
  return fighters.map(({ army, number, hero }) => {
    const leads = state().armies[army]?.hero;
    const played = leads != null && out.includes(leads);
    return {
      lead: <Guidon tincture={colour(seat)} number={number} />,
      title: armyName(state().armies[army] ?? { name: '', number }),
      note:
        hero === ''
          ? t('2 dice, without a general')
          : played
            ? t('2 dice under {hero}, who was in the field', { hero })
            : t('2 dice under {hero}', { hero }),
    };
  });
}

export function FieldView(props: { field: Field }): JSX.Element {
  const realm = useRealm();
  const { player } = realm;
  const field = () => props.field;
  const garrison = (): readonly Line[] => {
    const { work } = field();
    if (work === 'none') return [];
    return [
      {
        lead: <Seal icon={workIcons[work]} />,
        title: isStronghold(work) ? t('Garrison of the {work}', { work: workName(work) }) : t('Tower'),
        note: isStronghold(work) ? t('1 die') : t('no dice of its own'),
      },
    ];
  };
  const kind = () => field().kind;
  return (
    <div class={s.field}>
      <SideRows
        side={field().attacker}
        role={t('attacker')}
        chart={field().chart}
        lines={fighterLines(realm, field().attackers, field().attacker.seat)}
        idle={!contested(kind())}
      />
      <Show when={contested(kind())}>
        <SideRows
          side={field().defender}
          role={t('defender')}
          chart={field().chart}
          lines={[...fighterLines(realm, field().defenders, field().defender.seat), ...garrison()]}
        />
        <Chances
          attacker={player(field().attacker.seat)}
          defender={player(field().defender.seat)}
          clash={{
            attacker: field().attacker,
            defender: field().defender,
            chart: field().chart,
            terms: field().terms,
            rule: ruleOf[kind() as keyof typeof ruleOf],
          }}
        />
      </Show>
      <ul class={s.stakes}>
        <For each={stakes(field())}>{(line) => <li>{line}</li>}</For>
      </ul>
    </div>
  );
}
