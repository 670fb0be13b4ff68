/** Who fell: every warband that fought, counted by thumb; those past help and the summoned beside them. */
import { For, type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import type { State, Warband } from '../../../../rules/chronopia/state.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Apart, Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { rankName } from '../parts/bands.ts';
import { type Chosen, Counts, total } from '../parts/counts.tsx';

type Tolls = { readonly [id: string]: Chosen };
const sum = (of: Tolls): number => Object.values(of).reduce((all, each) => all + total(each), 0);
/** Of each rank how many fell, and how many of them are past all help. */
const countsOf = ({ ranks }: Warband, fell: Chosen = {}, lost: Chosen = {}) =>
  Object.fromEntries(Object.keys(ranks).map((key) => [key, { fell: fell[key] ?? 0, lost: lost[key] ?? 0 }]));
const fates = () => [
  { id: 'wounded', name: t('Wounded') },
  { id: 'killed', name: t('Killed') },
  { id: 'captured', name: t('Captured') },
];
/** Those of each rank who took the field, less those counted already. */
const rowsOf = (state: State, { ranks }: Warband, besides: Chosen = {}, note: (n: number) => string) =>
  Object.entries(ranks)
    .filter(([, { fit }]) => fit > 0)
    .map(([id, rank]) => ({
      id,
      name: rankName(state, rank),
      note: note(rank.fit),
      most: rank.fit - (besides[id] ?? 0),
    }));

export const CasualtiesForm: OrderForm = (props): JSX.Element => {
  const { state, sitting, mine } = useForce();
  const { battle = sitting()?.battle ?? '' } = (props.args ?? {}) as { readonly battle?: string };
  const fought = () => mine().filter(([id]) => Object.hasOwn(sitting()?.fought ?? {}, id));
  const [fell, setFell] = chosenSignal<Tolls>('fell', {});
  const [lost, setLost] = chosenSignal<Tolls>('lost', {});
  const [eaten, setEaten] = chosenSignal('eaten', false);
  const [dispelled, setDispelled] = chosenSignal<Tolls>('dispelled', {});
  const summoned = () => Object.entries(sitting()?.summoned ?? {});
  const args = (): Json => ({
    battle,
    fallen: Object.fromEntries(fought().map(([id, band]) => [id, countsOf(band, fell()[id], lost()[id])])),
    summoned: Object.fromEntries(summoned().map(([id]) => [id, { ...dispelled()[id] }])),
  });
  const all = () => sum(fell()) + sum(lost());
  return (
    <OrderPage
      order="record-casualties"
      rolls
      args={args()}
      title={t('Casualties')}
      question={t('Who was removed from play?')}
      why={t('You roll for each fallen figure. Do not count figures still standing at the end.')}
      answer={sum(fell()) > 0 ? t('Roll for their fates') : t('Go on')}
      icon="forward"
      sum={all() === 0 ? t('nobody fell') : tn(all(), '{n} fell', '{n} fell')}
      onDone={props.onDone}
    >
      <For each={fought()}>
        {([id, warband]) => (
          <Headed named title={warband.name}>
            <Counts
              label={warband.name}
              rows={rowsOf(state(), warband, lost()[id], (n) => t('{n} took the field', { n }))}
              chosen={fell()[id] ?? {}}
              onChange={(chosen) => setFell((now) => ({ ...now, [id]: chosen }))}
            />
            <Show when={eaten()}>
              <Counts
                label={t('Past all help')}
                rows={rowsOf(state(), warband, fell()[id], () => t('raised or eaten'))}
                chosen={lost()[id] ?? {}}
                onChange={(chosen) => setLost((now) => ({ ...now, [id]: chosen }))}
              />
            </Show>
          </Headed>
        )}
      </For>
      <Apart>
        <Switch
          label={t('Some were raised or eaten')}
          note={t('As skeletons, or at a feast: they are past all help and do not roll.')}
          on={eaten()}
          onSwitch={(on) => {
            setEaten(on);
            if (!on) setLost({});
          }}
        />
      </Apart>
      <For each={summoned()}>
        {([figure, n]) => (
          <Headed
            title={t('summoned: {name}', { name: state().figures[figure]?.name ?? '' })}
            note={t('{n} in all; the rest are unharmed', { n })}
          >
            <Counts
              label={state().figures[figure]?.name ?? ''}
              rows={fates().map((fate) => ({ ...fate, most: n }))}
              chosen={dispelled()[figure] ?? {}}
              onChange={(chosen) => setDispelled((now) => ({ ...now, [figure]: chosen }))}
            />
          </Headed>
        )}
      </For>
    </OrderPage>
  );
};
