/** Two banners of a force side by side: troops are tapped across; a banner left empty strikes its flag, a new one is raised. */
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { isTileId, type TileId } from '../../../../kernel/hex.ts';
import { pieceId } from '../../../../kernel/table.ts';
import { blank } from '../../../../rules/mighty-empires/ledger/book.ts';
import { partners } from '../../../../rules/mighty-empires/muster/force.ts';
import { force } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Select } from '../../../ui/field.tsx';
import { Rows } from '../../../ui/rows.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { PickTile } from '../orders/pick-tile.tsx';
import { useBook } from '../piece/write.ts';
import { bannerName } from '../words.ts';
import { after, type Crossing, entry, isEmpty, nobody, rests, type Side } from './ranks.ts';
import s from './reorganise.module.css';
import { SideList } from './side.tsx';

type Given = { readonly tile?: string; readonly banner?: string };
const fresh = 'new';

export const ReorganiseForm: OrderForm = (props): JSX.Element => {
  const given = (props.args ?? {}) as Given;
  const tile = () => (given.tile !== undefined && isTileId(given.tile) ? given.tile : undefined);
  return (
    <Show when={tile()} fallback={<PickTile order="reorganise" />}>
      {(at) => <Reorganise tile={at()} banner={given.banner} onDone={props.onDone} />}
    </Show>
  );
};

function Reorganise(props: { tile: TileId; banner?: string | undefined; onDone: () => void }): JSX.Element {
  const { state, seat, contents } = useEmpire();
  const { write } = useBook();
  const here = () => force(state(), seat(), props.tile);
  const [one, setOne] = createSignal(props.banner ?? here()[0]?.id ?? '');
  const others = () => partners(state(), one());
  const [picked, setPicked] = createSignal<string>();
  const two = () => {
    const said = picked();
    return said === fresh || others().some(({ id }) => id === said)
      ? (said ?? fresh)
      : (others()[0]?.id ?? fresh);
  };
  const [crossing, setCrossing] = createSignal<Crossing>(nobody);
  const book = (id: string): Side => {
    const banner = here().find((each) => each.id === id);
    return (banner && contents(banner)) ?? blank;
  };
  const listed = () => state().options.armies === 'units';
  const left = createMemo(() => after(book(one()), book(two()), crossing().ids, -crossing().points));
  const right = createMemo(() => after(book(two()), book(one()), crossing().ids, crossing().points));
  const called = (id: string): string => {
    const banner = here().find((each) => each.id === id);
    return banner ? bannerName(banner) : t('A new banner');
  };
  const toggle = (id: string): void => {
    const ids = new Set(crossing().ids);
    if (!ids.delete(id)) ids.add(id);
    cross({ ...crossing(), ids });
  };
  const fills = (own: Side, other: Side): { readonly [id: string]: string } =>
    Object.fromEntries(
      Object.entries(rests(own, other, crossing().ids)).map(([id, by]) => [
        id,
        own.units.find((unit) => unit.id === by)?.name ?? '',
      ]),
    );
  /** A flag without men is struck, unless it never flew. */
  const merged = (): { readonly [banner: string]: string } => {
    if (two() === fresh) return {};
    if (isEmpty(left())) return { [one()]: two() };
    return isEmpty(right()) ? { [two()]: one() } : {};
  };
  const args = () => {
    if (crossing().ids.size === 0 && crossing().points === 0) return undefined;
    if (two() === fresh && isEmpty(left())) return undefined;
    return {
      tile: props.tile,
      merged: merged(),
      raised: two() === fresh ? [{ from: one(), name: '' }] : [],
    };
  };
  const sides = () => ({
    one: one(),
    two: two(),
    own: book(one()),
    other: book(two()),
    crossing: crossing(),
    merged: merged(),
  });
  /** As it stood at the last tap: the order itself changes the table under it. */
  let plan = sides();
  const cross = (next: Crossing): void => {
    setCrossing(next);
    plan = sides();
  };
  /** The order first: the flags everybody sees; then who stands under them, in one's own book. */
  const enter = async (order: string, plan: ReturnType<typeof sides>): Promise<void> => {
    const { own, other, crossing: moves } = plan;
    const second = plan.two === fresh ? `${pieceId(order)}.b1` : plan.two;
    const [gone] = Object.entries(plan.merged);
    if (gone) {
      const absorbed = gone[1] === plan.two ? rests(other, own, moves.ids) : rests(own, other, moves.ids);
      if (Object.keys(absorbed).length > 0)
        await write({ write: 'transfer', from: gone[1], to: gone[1], absorbed });
      return;
    }
    const out = entry(plan.one, second, own, other, moves);
    const back = entry(second, plan.one, other, own, { ids: moves.ids, points: -moves.points });
    for (const each of [out, back]) if (each) await write(each as never);
  };
  return (
    <OrderPage
      order="reorganise"
      args={args() ?? undefined}
      title={placeName(state(), props.tile)}
      question={t('Which troops go in which banner?')}
      why={listed() ? t('Tap troops to move them across.') : t('Only you see how many points move across.')}
      answer={t('Reorganise')}
      icon="check"
      onGiven={(order) => enter(order, plan)}
      onDone={props.onDone}
    >
      <div class={s.pair}>
        <SideList
          title={called(one())}
          head={
            <Select
              label={t('One banner')}
              value={one()}
              options={here().map((each) => ({ value: each.id, label: bannerName(each) }))}
              onPick={(id) => {
                setOne(id);
                setCrossing(nobody);
              }}
            />
          }
          side={left()}
          listed={listed()}
          came={crossing().ids}
          fills={fills(book(one()), book(two()))}
          empty={t('No troops are left: this banner is disbanded.')}
          onPass={toggle}
        />
        <SideList
          title={called(two())}
          head={
            <Select
              label={t('The other')}
              value={two()}
              options={[...others().map(({ id }) => id), fresh].map((id) => ({
                value: id,
                label: called(id),
              }))}
              onPick={(id) => {
                setPicked(id);
                setCrossing(nobody);
              }}
            />
          }
          side={right()}
          listed={listed()}
          came={crossing().ids}
          fills={fills(book(two()), book(one()))}
          empty={
            two() === fresh ? t('No troops here yet.') : t('No troops are left: this banner is disbanded.')
          }
          onPass={toggle}
        />
      </div>
      <Show when={!listed()}>
        <Rows label={t('Points that move across')}>
          <StepRow
            title={t('Points that move across')}
            note={
              crossing().points === 0
                ? t('plus to the right, minus to the left')
                : t('to {banner}', { banner: called(crossing().points > 0 ? two() : one()) })
            }
            value={crossing().points}
            min={-book(two()).points}
            max={book(one()).points}
            step={10}
            onStep={(points) => cross({ ...crossing(), points })}
          />
        </Rows>
      </Show>
    </OrderPage>
  );
}
