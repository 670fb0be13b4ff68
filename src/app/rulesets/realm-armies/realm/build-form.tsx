/** Building on a tile: which, and what can stand there. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { piecesLeft } from '../../../../rules/realm-armies/queries.ts';
import { costOf, possible, unbuildable } from '../../../../rules/realm-armies/realm/build.ts';
import { type Building, buildings } from '../../../../rules/realm-armies/realm/buildings.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useRealm } from '../realm.ts';
import { buildingName, builtWords, groundName, workIcons } from '../words.ts';

type Args = { readonly army?: string; readonly tile?: TileId };
const argsOf = (args: Json): Args => (args ?? {}) as Args;

export const BuildForm: OrderForm = (props): JSX.Element => {
  const { state, seat, place, say } = useRealm();
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', argsOf(props.args).tile);
  const [what, setWhat] = chosenSignal<Building>('what');
  const sites = () => [...new Set(possible(state(), seat()).map((each) => each.tile))];
  const offers = () => {
    const at = tile();
    return at === undefined
      ? []
      : buildings
          .filter((each) => each !== 'port' || state().options.fleets)
          .map((each) => ({
            what: each,
            why: unbuildable(state(), seat(), at, each),
            cost: costOf(state(), at, each),
          }));
  };
  const args = (): Json | undefined => {
    const [at, one] = [tile(), what()];
    return at === undefined || one === undefined ? undefined : { tile: at, what: one };
  };
  const left = (one: Building): string => {
    const n = piecesLeft(state(), one);
    return n === null ? '' : tn(n, '{n} left in the box', '{n} left in the box');
  };
  return (
    <OrderPage
      order="build"
      args={args()}
      question={
        tile() === undefined
          ? t('Where do you build?')
          : t('What do you build in {place}?', { place: place(tile() ?? '') })
      }
      why={
        tile() === undefined
          ? t('Tiles of yours where something can be built for what you have.')
          : `${builtWords(state(), tile() as TileId)}, ${groundName(state(), tile() as TileId)}`
      }
      answer={t('Build it')}
      sum={t('{n} empire points in the treasury', { n: state().realms[seat()]?.treasury ?? 0 })}
      onDone={props.onDone}
    >
      <Show
        when={tile()}
        fallback={
          <Show
            when={sites().length > 0}
            fallback={
              <EmptyState title={t('Nothing to build now')}>
                {t('A mine costs 1 empire point, a tower 3, everything greater 6.')}
              </EmptyState>
            }
          >
            <Rows label={t('Tiles')}>
              <For each={sites()}>
                {(at) => (
                  <Row
                    lead={<Seal icon={workIcons[state().tiles[at]?.work ?? 'none']} />}
                    title={place(at)}
                    note={`${builtWords(state(), at)} · ${groundName(state(), at)}`}
                    onTap={() => setTile(at)}
                  />
                )}
              </For>
            </Rows>
          </Show>
        }
      >
        <Rows label={t('What can stand here')}>
          <For each={offers()}>
            {(offer) => (
              <Row
                lead={<Seal icon={workIcons[offer.what]} />}
                title={buildingName(offer.what)}
                note={offer.why ? say(offer.why.why) : left(offer.what)}
                tone={offer.why ? 'warn' : undefined}
                value={offer.cost}
                current={what() === offer.what}
                onTap={() => setWhat(offer.what)}
              />
            )}
          </For>
          <Row title={t('Another tile')} onTap={() => setTile(undefined)} />
        </Rows>
      </Show>
    </OrderPage>
  );
};
