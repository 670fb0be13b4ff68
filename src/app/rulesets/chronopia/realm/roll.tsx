/** The muster roll: every warband where it stands, with its figures, what it has learnt, and who lies in the Hospital. */
import { For, type JSX, Show } from 'solid-js';
import type { Seat } from '../../../../kernel/question.ts';
import { priceOf } from '../../../../rules/chronopia/aftermath/advance.ts';
import { hurtIn, limitOf, pointsIn, warbandsOf } from '../../../../rules/chronopia/roll/points.ts';
import { places } from '../../../../rules/chronopia/roll/structure.ts';
import type { Place, Warband } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Headed } from '../../parts/headed.tsx';
import { KnownRow } from '../../parts/known-row.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { bandNote } from '../parts/bands.ts';
import { count } from '../words.ts';
import s from './realm.module.css';

export function MusterRoll(props: { seat: Seat; own: boolean }): JSX.Element {
  const force = useForce();
  const { state } = force;
  const all = () => warbandsOf(state(), props.seat);
  const hurt = () => all().reduce((sum, [, warband]) => sum + hurtIn(warband), 0);
  const here = () =>
    places(state(), props.seat).filter(
      (place) => place === 'field' || warbandsOf(state(), props.seat, place).length > 0,
    );
  return (
    <Headed
      title={t('muster roll')}
      note={
        hurt() > 0
          ? tn(hurt(), '{n} in the Hospital', '{n} in the Hospital')
          : tn(all().length, '{n} warband', '{n} warbands')
      }
    >
      <Show
        when={all().length > 0}
        fallback={
          <EmptyState
            title={t('Nobody recruited yet')}
            action={
              <Show when={props.own}>
                <Button kind="filled" href={formOf(force, 'raise-warband', {})}>
                  {t('Recruit a warband')}
                </Button>
              </Show>
            }
          >
            {t('The roll lists your warbands and individuals, with all they learn from battle to battle.')}
          </EmptyState>
        }
      >
        <For each={here()}>{(place) => <PlaceRows seat={props.seat} place={place} />}</For>
      </Show>
    </Headed>
  );
}

function PlaceRows(props: { seat: Seat; place: Place }): JSX.Element {
  const { state, to } = useForce();
  const points = () => pointsIn(state(), props.seat, props.place);
  const most = () => limitOf(state(), props.seat, props.place);
  const rows = () => warbandsOf(state(), props.seat, props.place);
  const full = () => points() > most();
  return (
    <>
      <div class={s.place}>
        <h3>{placeName(state(), props.place)}</h3>
        <span class={cx(full() && s.past)}>
          {t('{points} of {most} points', { points: count(points()), most: count(most()) })}
        </span>
      </div>
      <div class={s.meter} aria-hidden="true">
        <i
          class={cx(full() && s.full)}
          style={{ width: `${most() > 0 ? Math.min(100, (100 * points()) / most()) : 0}%` }}
        />
      </div>
      <RowsOf label={placeName(state(), props.place)} of={rows()}>
        {([id, warband]) => (
          <KnownRow
            id={id}
            note={bandNote(state(), warband)}
            value={<Learnt warband={warband} />}
            href={to(`piece/${id}`)}
          />
        )}
      </RowsOf>
    </>
  );
}

/** What is there to spend, and what one attempt takes. */
function Learnt(props: { warband: Warband }): JSX.Element {
  return (
    <span class={s.xp}>
      <b>{count(props.warband.experience)}</b>
      <span>
        {priceOf(props.warband) > 0
          ? t('of {price} experience', { price: count(priceOf(props.warband)) })
          : t('experience')}
      </span>
    </span>
  );
}
