/** A battle of any kind: what both sides bring, what is added to each die, how the dice are read, and who wins how often. */
import { createSignal, type JSX, Show } from 'solid-js';
import { battleChances } from '../../../../rules/realm-armies/battle/chances.ts';
import type { Pool, Side, Terms } from '../../../../rules/realm-armies/battle/score.ts';
import { type Cause, force, type ModifierChart } from '../../../../rules/realm-armies/charts/battles.ts';
import type { Work } from '../../../../rules/realm-armies/state.ts';
import { t } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { reckonedOne } from '../../parts/reckon.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';

type Kind = 'field' | 'siege' | 'assault' | 'sea';
const charts: Readonly<Record<Kind, ModifierChart>> = {
  field: 'modifiers-open-field',
  siege: 'modifiers-siege',
  assault: 'modifiers-sea-assault',
  sea: 'modifiers-sea-battle',
};

interface Given {
  readonly forces: number;
  readonly tactics: 0 | 1 | 2;
  readonly game: boolean;
  readonly generals: number;
}
const plain: Given = { forces: 1, tactics: 0, game: false, generals: 0 };
interface Ground {
  readonly work: Work;
  readonly guard: boolean;
  readonly mountain: boolean;
}

function sideOf(kind: Kind, seat: string, given: Given, ground: Ground | undefined): Side {
  const points = kind === 'sea' ? force.fleet : force.army;
  const garrison =
    ground && (kind === 'siege' || kind === 'assault') && ground.work !== 'none' && ground.work !== 'tower';
  const pools: readonly Pool[] = [
    ...Array.from({ length: given.forces }, (_, i) => ({ points, general: i < given.generals })),
    ...(garrison ? [{ points: force.garrison, general: false }] : []),
  ];
  const earned: readonly Cause[] =
    given.tactics === 0
      ? []
      : [given.tactics === 1 ? 'tactic-1' : 'tactic-2', ...(given.game ? (['game'] as const) : [])];
  const work = ground?.work;
  const works: readonly Cause[] =
    garrison && work !== undefined && work !== 'none' && work !== 'tower' ? [work] : [];
  return {
    seat,
    by: seat,
    pools,
    causes: [
      ...earned,
      ...works,
      ...(ground && kind === 'field' && ground.guard ? (['guard'] as const) : []),
      ...(ground?.mountain && kind !== 'sea' ? (['mountain'] as const) : []),
    ],
  };
}

export function BattlePage(props: { kind: Kind }): JSX.Element {
  const [attack, setAttack] = createSignal<Given>(plain);
  const [defence, setDefence] = createSignal<Given>(plain);
  const [ground, setGround] = createSignal<Ground>({ work: 'fortress', guard: false, mountain: false });
  const [reading, setReading] = createSignal<Terms['dice']>('each');
  const clash = () => ({
    attacker: sideOf(props.kind, 'attacker', attack(), undefined),
    defender: sideOf(props.kind, 'defender', defence(), ground()),
    chart: charts[props.kind],
    terms: { dice: reading(), general: 'own' as const },
    rule: 'ra.battle' as const,
  });
  const odds = reckonedOne(() => {
    const given = clash();
    return { key: `ra ${JSON.stringify(given)}`, of: () => battleChances(given) };
  });
  const sea = () => props.kind === 'sea';
  return (
    <>
      <SideInput
        kind={props.kind}
        title={sea() ? t('From port') : t('Attacker')}
        given={attack()}
        least={1}
        onGiven={setAttack}
      />
      <Apart>
        <SideInput
          kind={props.kind}
          title={sea() ? t('The blockade') : t('Defender')}
          given={defence()}
          least={sea() ? 1 : 0}
          onGiven={setDefence}
        />
      </Apart>
      <GroundInput kind={props.kind} ground={ground()} onGround={setGround} />
      <Apart>
        <Segmented
          titled
          label={t('Modified dice')}
          segments={worded({ each: t('Each, summed'), once: t('Once'), best: t('Best die') })}
          value={reading()}
          onPick={setReading}
        />
      </Apart>
      <Headed title={t('How it may end')} note={odds()?.kind === 'sampled' ? t('by trial') : ''}>
        <Shares
          label={t('How the battle may end')}
          shares={[
            {
              label: sea() ? t('Breaks out') : t('Attacker'),
              note: t('higher'),
              p: odds()?.attacker,
              tone: 'good',
            },
            {
              label: sea() ? t('Held in port') : t('Defender'),
              note: t('higher, or as high'),
              p: odds()?.defender,
              tone: 'bad',
            },
            { label: t('A tie'), note: t('goes to the defender'), p: odds()?.tie },
          ]}
        />
      </Headed>
    </>
  );
}

/** What stands there and what lies about it. */
function GroundInput(props: { kind: Kind; ground: Ground; onGround: (ground: Ground) => void }): JSX.Element {
  const set = (some: Partial<Ground>): void => props.onGround({ ...props.ground, ...some });
  return (
    <>
      <Show when={props.kind === 'siege' || props.kind === 'assault'}>
        <Apart>
          <Segmented
            titled
            label={t('Building there')}
            segments={[
              ...(props.kind === 'assault' ? [{ value: 'none' as const, label: t('Nothing') }] : []),
              { value: 'town' as const, label: t('Town') },
              { value: 'fortress' as const, label: t('Fortress') },
              { value: 'citadel' as const, label: t('Citadel') },
            ]}
            value={props.ground.work as 'none' | 'town' | 'fortress' | 'citadel'}
            onPick={(work) => set({ work })}
          />
        </Apart>
      </Show>
      <Show when={props.kind === 'field'}>
        <Switch
          label={t('On guard there, or a tower')}
          on={props.ground.guard}
          onSwitch={(guard) => set({ guard })}
        />
      </Show>
      <Show when={props.kind !== 'sea'}>
        <Switch
          label={t('In the mountains')}
          on={props.ground.mountain}
          onSwitch={(mountain) => set({ mountain })}
        />
      </Show>
    </>
  );
}

function SideInput(props: {
  kind: Kind;
  title: string;
  given: Given;
  least: number;
  onGiven: (given: Given) => void;
}): JSX.Element {
  const set = (some: Partial<Given>): void => props.onGiven({ ...props.given, ...some });
  const sea = () => props.kind === 'sea';
  const rows = () => [
    {
      title: sea() ? t('Fleets') : t('Armies'),
      value: props.given.forces,
      least: props.least,
      most: 4,
      step: (forces: number) => set({ forces, generals: Math.min(props.given.generals, forces) }),
    },
    {
      title: t('Tactic points'),
      value: props.given.tactics,
      least: 0,
      most: 2,
      step: (n: number) => set({ tactics: n as 0 | 1 | 2 }),
    },
    ...(sea()
      ? []
      : [
          {
            title: t('Generals in the field'),
            value: props.given.generals,
            least: 0,
            most: props.given.forces,
            step: (generals: number) => set({ generals }),
          },
        ]),
  ];
  return (
    <section>
      <Head title={props.title} />
      <RowsOf label={props.title} of={rows()}>
        {(row) => (
          <StepRow
            title={row.title}
            label={`${props.title}: ${row.title}`}
            value={row.value}
            min={row.least}
            max={row.most}
            onStep={row.step}
          />
        )}
      </RowsOf>
      <Show when={props.given.tactics > 0}>
        <Switch
          label={sea() ? t('Earned in Uncharted Seas') : t('Earned in War of the Ring')}
          on={props.given.game}
          onSwitch={(game) => set({ game })}
        />
      </Show>
    </section>
  );
}
