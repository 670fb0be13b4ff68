/** Both sides of a fight as they stand: who, how many dice, what is added to each, and what chances that makes. */
import { type JSX, Show } from 'solid-js';
import { battleChances } from '../../../../rules/realm-armies/battle/chances.ts';
import { type Clash, diceOn, type Side } from '../../../../rules/realm-armies/battle/score.ts';
import { t, tn } from '../../../i18n/index.ts';
import { percent } from '../../../ui/percents.ts';
import { Row } from '../../../ui/rows.tsx';
import { Headed } from '../../parts/headed.tsx';
import { reckonedOne } from '../../parts/reckon.ts';
import { RowsOf } from '../../parts/rows-of.tsx';
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
    <Headed named title={player(props.side.seat)} note={props.role}>
      <RowsOf label={player(props.side.seat)} of={props.lines}>
        {(line) => <Row lead={line.lead} title={line.title} note={line.note} />}
      </RowsOf>
      <Show when={!props.idle}>
        <p class={s.dice}>
          <b>{dice() === 0 ? t('no dice') : tn(dice(), '{n} die', '{n} dice')}</b>
          {dice() === 0 ? '' : `, ${plusWords(props.chart, props.side)}`}
        </p>
      </Show>
    </Headed>
  );
}

/** Chances from the rule itself, the attacker's on top. */
export function Chances(props: { clash: Clash; attacker: string; defender: string }): JSX.Element {
  const odds = reckonedOne(() => {
    const clash = props.clash;
    return { key: `ra ${JSON.stringify(clash)}`, of: () => battleChances(clash) };
  });
  return (
    <Headed title={t('chances')} note={odds()?.kind === 'sampled' ? t('by trial') : ''}>
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
        <p class={s.dice}>{t('Of that, ties: {share}', { share: percent(odds()?.tie ?? 0) })}</p>
      </Show>
    </Headed>
  );
}
