/** Both sides of a fight as they stand: who, how many dice, what is added to each, and what chances that makes. */
import { createMemo, For, type JSX, Show } from 'solid-js';
import { type Clash, diceOn, type Side } from '../../../../rules/realm-armies/battle/score.ts';
import { battleChances } from '../../../../rules/realm-armies/odds.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { percent } from '../../../ui/percents.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { plusWords } from '../about.ts';
import { useRealm } from '../realm.ts';
import s from './sides.module.css';

export interface Line {
  readonly title: string;
  readonly note?: string;
  readonly lead: JSX.Element;
}

export function SideRows(props: {
  side: Side;
  role: string;
  chart: Clash['chart'];
  lines: readonly Line[];
  /** Nobody bars the way: no dice are rolled. */
  idle?: boolean;
}): JSX.Element {
  const { player } = useRealm();
  const dice = () => diceOn(props.side);
  return (
    <section>
      <Head named title={player(props.side.seat)} note={props.role} />
      <Rows label={player(props.side.seat)}>
        <For each={props.lines}>{(line) => <Row lead={line.lead} title={line.title} note={line.note} />}</For>
      </Rows>
      <Show when={!props.idle}>
        <p class={s.dice}>
          <b>{dice() === 0 ? t('no dice') : tn(dice(), '{n} die', '{n} dice')}</b>
          {dice() === 0 ? '' : `, ${plusWords(props.chart, props.side)}`}
        </p>
      </Show>
    </section>
  );
}

/** Chances from the rule itself, the attacker's on top. */
export function Chances(props: { clash: Clash; attacker: string; defender: string }): JSX.Element {
  const key = () => JSON.stringify(props.clash);
  const found = reckoned(() => {
    const clash = props.clash;
    return [{ key: `ra ${key()}`, of: () => battleChances(clash) }];
  });
  const odds = createMemo(() => found()[0]);
  return (
    <section>
      <Head title={t('chances')} note={odds()?.kind === 'sampled' ? t('by trial') : ''} />
      <Shares
        label={t('Chances')}
        shares={[
          { label: props.attacker, note: t('higher'), p: odds()?.attacker, tone: 'good' },
          {
            label: props.defender,
            note: t('higher, or as high'),
            p: odds()?.defender,
            tone: 'bad',
          },
        ]}
      />
      <Show when={(odds()?.tie ?? 0) > 0}>
        <p class={s.dice}>
          {t('Of that as high on both sides: {share}', { share: percent(odds()?.tie ?? 0) })}
        </p>
      </Show>
    </section>
  );
}
