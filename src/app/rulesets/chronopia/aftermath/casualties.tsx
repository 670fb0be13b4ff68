/** Who fell: every warband that fought, counted by thumb; those past help and the summoned beside them. */
import { For, type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { OrderForm } from '../../contract.ts';
import { Apart, Headed } from '../../parts/headed.tsx';
import { OrderPage } from '../../parts/order-page.tsx';
import { useForce } from '../force.ts';
import { rankName } from '../parts/bands.ts';
import { type Chosen, Counts, total } from '../parts/counts.tsx';

export const CasualtiesForm: OrderForm = (props): JSX.Element => {
  const { state, sitting, mine } = useForce();
  const { battle = sitting()?.battle ?? '' } = (props.args ?? {}) as { readonly battle?: string };
  const fought = () => mine().filter(([id]) => Object.hasOwn(sitting()?.fought ?? {}, id));
  const [fell, setFell] = chosenSignal<{ readonly [warband: string]: Chosen }>('fell', {});
  const [lost, setLost] = chosenSignal<{ readonly [warband: string]: Chosen }>('lost', {});
  const [eaten, setEaten] = chosenSignal('eaten', false);
  const [dispelled, setDispelled] = chosenSignal<{ readonly [figure: string]: Chosen }>('dispelled', {});
  const sum = (of: { readonly [id: string]: Chosen }): number =>
    Object.values(of).reduce((all, each) => all + total(each), 0);
  const args = (): Json => ({
    battle,
    fallen: Object.fromEntries(
      fought().map(([id, { ranks }]) => [
        id,
        Object.fromEntries(
          Object.keys(ranks).map((key) => [
            key,
            { fell: fell()[id]?.[key] ?? 0, lost: lost()[id]?.[key] ?? 0 },
          ]),
        ),
      ]),
    ),
    summoned: Object.fromEntries(
      Object.keys(sitting()?.summoned ?? {}).map((figure) => [figure, { ...dispelled()[figure] }]),
    ),
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
              rows={Object.entries(warband.ranks)
                .filter(([, { fit }]) => fit > 0)
                .map(([key, rank]) => ({
                  id: key,
                  name: rankName(state(), rank),
                  note: t('{n} took the field', { n: rank.fit }),
                  most: rank.fit - (lost()[id]?.[key] ?? 0),
                }))}
              chosen={fell()[id] ?? {}}
              onChange={(chosen) => setFell((now) => ({ ...now, [id]: chosen }))}
            />
            <Show when={eaten()}>
              <Counts
                label={t('Past all help')}
                rows={Object.entries(warband.ranks)
                  .filter(([, { fit }]) => fit > 0)
                  .map(([key, rank]) => ({
                    id: key,
                    name: rankName(state(), rank),
                    note: t('raised or eaten'),
                    most: rank.fit - (fell()[id]?.[key] ?? 0),
                  }))}
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
      <For each={Object.entries(sitting()?.summoned ?? {})}>
        {([figure, n]) => (
          <Headed
            title={t('summoned: {name}', { name: state().figures[figure]?.name ?? '' })}
            note={t('{n} in all; the rest are unharmed', { n })}
          >
            <Counts
              label={state().figures[figure]?.name ?? ''}
              rows={[
                { id: 'wounded', name: t('Wounded'), most: n },
                { id: 'killed', name: t('Killed'), most: n },
                { id: 'captured', name: t('Captured'), most: n },
              ]}
              chosen={dispelled()[figure] ?? {}}
              onChange={(chosen) => setDispelled((now) => ({ ...now, [figure]: chosen }))}
            />
          </Headed>
        )}
      </For>
    </OrderPage>
  );
};
