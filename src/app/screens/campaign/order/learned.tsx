/** What an order made others tell this seat, and whose word is still on its way: on its result, where it is looked for first. */
import { For, type JSX, Show } from 'solid-js';
import { useCampaign } from '../../../campaign/context.tsx';
import { listed, t } from '../../../i18n/index.ts';

export function Learned(props: { order: string }): JSX.Element {
  const { view, seat, app, player, to } = useCampaign();
  const of = ({ key }: { readonly key: string }): boolean => key.startsWith(`${props.order}/`);
  const told = () => view().intelligence.filter((one) => one.to === seat() && of(one));
  const awaited = () => view().table.owed.filter((one) => one.to.includes(seat()) && of(one));
  const garbled = () => view().unpaid.filter((one) => one.to.includes(seat()) && of(one));
  return (
    <>
      <For each={told()}>
        {(one) => {
          const { words, piece } = app.learned?.(view(), one) ?? { words: '' };
          const line = t('{who} tells: {words}', { who: player(one.from), words });
          return (
            <Show when={words}>
              <p>{piece === undefined ? line : <a href={to(`piece/${piece}`)}>{line}</a>}</p>
            </Show>
          );
        }}
      </For>
      <Show when={!view().openBooks && awaited().length > 0}>
        <p>
          {t('{who} will tell the rest once your phones are linked.', {
            who: listed([...new Set(awaited().map(({ from }) => player(from)))]),
          })}
        </p>
      </Show>
      <For each={garbled()}>
        {({ from }) => (
          <p>
            {t('{who} told something that this phone cannot open: they still owe it.', {
              who: player(from),
            })}
          </p>
        )}
      </For>
    </>
  );
}
