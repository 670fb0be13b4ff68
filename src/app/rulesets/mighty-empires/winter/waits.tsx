/** Where the others are: in a quiet list while each goes at their own pace, on a plate of its own once they are waited for. */

import { For, type JSX, Show } from 'solid-js';
import { lateFor } from '../../../../rules/mighty-empires/winter-now.ts';
import { winterPhases } from '../../../../rules/mighty-empires/winter-phases.ts';
import { toActWords } from '../../../campaign/acts-for.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Plate } from '../../../ui/plate.tsx';
import { useEmpire } from '../empire.ts';
import s from './winter.module.css';

/** Where the realms are that are not waited for: all of them, so that no line comes or goes as they move on. */
export function Places(props: { nameOf: (seat: string) => string }): JSX.Element {
  const { state, seat, view, player, colour } = useEmpire();
  const others = () => view().seats.filter(({ id }) => id !== seat() && state().winter.at[id] !== undefined);
  const onlooking = () => state().winter.at[seat()] === undefined;
  return (
    <Show when={lateFor(state(), seat()).length === 0 && others().length > 0}>
      <ul class={s.others} aria-label={onlooking() ? t('Where the realms are') : t('Where the others are')}>
        <For each={others()}>
          {({ id }) => (
            <li>
              <Shield tincture={colour(id)} size={22} label="" />
              <span>
                <b>{player(id)}</b> {props.nameOf(id)}
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

export function Waits(props: { nameOf: (seat: string) => string }): JSX.Element {
  const { state, seat, view, player, colour, show } = useEmpire();
  const at = () => state().winter.at[seat()];
  /** Whom this seat waits for before it can go on. */
  const late = () => lateFor(state(), seat());
  /** What turns this phone to a seat that it plays or may act for. */
  const turnTo = (id: string): string | undefined => {
    const one = view().seats.find((each) => each.id === id);
    if (one?.mine) return t('I am {name}', { name: player(id) });
    return one?.ours ? toActWords(view(), id, player(id)) : undefined;
  };
  const names = () => listed(late().map(player));
  return (
    <Show when={late().length > 0}>
      <Plate>
        <section class={s.waits} aria-label={t('Waiting for {who}', { who: names() })}>
          <h2>{t('Waiting for {who}', { who: names() })}</h2>
          <p>
            {at() === 'ready'
              ? t('Your winter is over. The roads open once everybody has finished theirs.')
              : t('{phase}: waiting until everybody is here.', { phase: props.nameOf(seat()) })}
          </p>
          <ul>
            <For each={late()}>
              {(id) => (
                <li>
                  <Shield tincture={colour(id)} size={26} label="" />
                  <span>
                    <b>{player(id)}</b>
                    {t('{phase}, {n} of {of}', {
                      phase: props.nameOf(id),
                      n: winterPhases.indexOf(state().winter.at[id] as never) + 1,
                      of: winterPhases.length,
                    })}
                  </span>
                  <Show when={turnTo(id)}>
                    {(words) => (
                      <Button small onTap={() => show(id)}>
                        {words()}
                      </Button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Plate>
    </Show>
  );
}
