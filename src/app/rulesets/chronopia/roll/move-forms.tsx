/** Figures from one like warband to another, warbands to other posts, and discharges. */
import { For, type JSX, Show } from 'solid-js';
import { limitOf, pointsIn, strengthOf } from '../../../../rules/chronopia/roll/points.ts';
import { places } from '../../../../rules/chronopia/roll/structure.ts';
import type { Warband } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { placeName } from '../names.ts';
import { bandIcon, bandNote, rankName } from '../parts/bands.ts';
import { type Chosen, Counts, taken, total } from '../parts/counts.tsx';
import s from '../parts/parts.module.css';
import { PickWarband, useWarband } from '../parts/pick-warband.tsx';
import { count } from '../words.ts';

export const TransferForm: OrderForm = (props): JSX.Element => {
  const { state, mine } = useForce();
  const { from } = (props.args ?? {}) as { readonly from?: string };
  const found = useWarband(() => (from === undefined ? props.args : { warband: from }));
  const alike = (warband: Warband, id: string) =>
    mine().filter(([other, each]) => other !== id && each.kind === warband.kind && !each.individual);
  const [to, setTo] = chosenSignal<string>('to');
  const [chosen, setChosen] = chosenSignal<Chosen>('chosen', {});
  const target = () => {
    const one = found();
    return to() ?? (one ? alike(one.warband, one.id)[0]?.[0] : undefined);
  };
  return (
    <Show
      when={found()}
      fallback={
        <PickWarband
          order="transfer"
          question={t('From which warband?')}
          fits={({ individual }) => !individual}
        />
      }
    >
      {(one) => (
        <OrderPage
          order="transfer"
          args={
            target() === undefined || total(chosen()) === 0
              ? undefined
              : { from: one().id, to: target() ?? '', figures: taken(chosen()) }
          }
          title={one().warband.name}
          question={t('Who moves to another warband of the same kind?')}
          why={
            alike(one().warband, one().id).length > 0
              ? t('They keep what they have learnt.')
              : t('There is no other warband of its kind.')
          }
          answer={t('Transfer them')}
          icon="check"
          onDone={props.onDone}
        >
          <Chips label={t('Into')} wrap>
            <For each={alike(one().warband, one().id)}>
              {([id, warband]) => (
                <Chip on={id === target()} onTap={() => setTo(id)}>
                  {warband.name}
                </Chip>
              )}
            </For>
          </Chips>
          <div class={s.part}>
            <Counts
              label={one().warband.name}
              rows={Object.entries(one().warband.ranks).map(([id, rank]) => ({
                id,
                name: rankName(state(), rank),
                most: rank.fit,
              }))}
              chosen={chosen()}
              onChange={setChosen}
            />
          </div>
        </OrderPage>
      )}
    </Show>
  );
};

export const StationForm: OrderForm = (props): JSX.Element => {
  const { state, seat, mine } = useForce();
  const given = (props.args ?? {}) as { readonly warband?: string; readonly place?: string };
  const [warband, setWarband] = chosenSignal('warband', given.warband);
  const [place, setPlace] = chosenSignal('place', given.place);
  return (
    <OrderPage
      order="station"
      args={
        warband() === undefined || place() === undefined
          ? undefined
          : { warband: warband() ?? '', place: place() ?? '' }
      }
      title={t('Stations')}
      question={t('Who stands where?')}
      why={t('A garrison fights only where its territory is staked.')}
      answer={t('Send them')}
      icon="check"
      onDone={props.onDone}
    >
      <Show when={given.warband === undefined}>
        <Rows label={t('Warbands')}>
          <For each={mine().filter(([, each]) => strengthOf(each) > 0)}>
            {([id, each]) => (
              <Row
                lead={<Seal icon={bandIcon(state(), each)} tone={id === warband() ? 'now' : undefined} />}
                title={each.name}
                note={`${placeName(state(), each.place)} · ${bandNote(state(), each)}`}
                current={id === warband()}
                onTap={() => setWarband(id)}
              />
            )}
          </For>
        </Rows>
      </Show>
      <div class={s.part}>
        <Rows label={t('Where')}>
          <For each={places(state(), seat())}>
            {(each) => (
              <Row
                title={placeName(state(), each)}
                note={t('{points} of {most} points', {
                  points: count(pointsIn(state(), seat(), each)),
                  most: count(limitOf(state(), seat(), each)),
                })}
                current={each === place()}
                open={each === place()}
                onTap={() => setPlace(each)}
              />
            )}
          </For>
        </Rows>
      </div>
    </OrderPage>
  );
};

export const DisbandForm: OrderForm = (props): JSX.Element => {
  const { state } = useForce();
  const found = useWarband(() => props.args);
  const [how, setHow] = chosenSignal<'some' | 'all'>('how', 'all');
  const [fit, setFit] = chosenSignal<Chosen>('fit', {});
  const [hurt, setHurt] = chosenSignal<Chosen>('hurt', {});
  const rows = (warband: Warband, of: 'fit' | 'hurt') =>
    Object.entries(warband.ranks)
      .filter(([, rank]) => rank[of] > 0)
      .map(([id, rank]) => ({ id, name: rankName(state(), rank), most: rank[of] }));
  return (
    <Show
      when={found()}
      fallback={
        <PickWarband
          order="disband"
          question={t('Who is discharged?')}
          note={(_, warband) => bandNote(state(), warband)}
        />
      }
    >
      {(one) => (
        <OrderPage
          order="disband"
          args={
            how() === 'all'
              ? { warband: one().id, all: true }
              : total(fit()) + total(hurt()) === 0
                ? undefined
                : { warband: one().id, figures: { fit: taken(fit()), hurt: taken(hurt()) } }
          }
          title={one().warband.name}
          question={t('Who is discharged?')}
          why={
            state().stage === 'muster'
              ? t('Their points come back.')
              : t('Neither their cost nor what they have learnt comes back.')
          }
          answer={t('Discharge them')}
          icon="trash"
          danger
          onDone={props.onDone}
        >
          <Show when={!one().warband.individual}>
            <Segmented
              label={t('How many')}
              segments={[
                { value: 'all', label: t('All of them') },
                { value: 'some', label: t('Some of them') },
              ]}
              value={how()}
              onPick={setHow}
            />
          </Show>
          <Show when={how() === 'some'}>
            <Counts label={t('Fit')} rows={rows(one().warband, 'fit')} chosen={fit()} onChange={setFit} />
            <Show when={rows(one().warband, 'hurt').length > 0}>
              <Counts
                label={t('In the Hospital')}
                rows={rows(one().warband, 'hurt').map((row) => ({ ...row, note: t('in the Hospital') }))}
                chosen={hurt()}
                onChange={setHurt}
              />
            </Show>
          </Show>
        </OrderPage>
      )}
    </Show>
  );
};
