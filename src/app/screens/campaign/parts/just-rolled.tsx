/** What was just rolled, on the page from which the next is given: the dice as they fell, and what came of it. */
import { createMemo, For, type JSX, onMount, Show, untrack } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import type { Faces } from '../../../../kernel/dice.ts';
import { type RollQuestion, rolledOn } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { haveFallen, justRolled, letResultGo } from '../../../campaign/just-rolled.ts';
import { t } from '../../../i18n/index.ts';
import { readOff } from '../../../rulesets/parts/rolling/one-roll.tsx';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Die } from '../../../ui/dice/die.tsx';
import { createTray } from '../../../ui/dice/tray.ts';
import { Plate } from '../../../ui/plate.tsx';
import { Learned } from '../order/learned.tsx';
import { outcomeOf } from '../order/outcome-words.ts';
import s from './just-rolled.module.css';

/** The line of what this seat rolled last at one tap, while it is to be read. Reactive. */
export function useJustRolled(): () => Telling | undefined {
  const { session, view, seat } = useCampaign();
  return createMemo(() => {
    const one = justRolled();
    if (!one || one.campaign !== session.campaign || one.seat !== seat()) return undefined;
    return view().tellings.find(({ entry, struck }) => entry === one.order && !struck);
  });
}

export function JustRolled(): JSX.Element {
  const telling = useJustRolled();
  const order = createMemo(() => telling()?.entry);
  return (
    <Show when={order()} keyed>
      <Result telling={telling() as Telling} />
    </Show>
  );
}

function Result(props: { telling: Telling }): JSX.Element {
  const campaign = useCampaign();
  const [first] = untrack(() => props.telling.asked);
  const question = first?.question as RollQuestion;
  const faces = (): Faces => (props.telling.asked[0]?.value ?? []) as Faces;
  const falls = untrack(() => justRolled()?.falls);
  const tray = createTray({
    dice: () => question.dice,
    cast: faces,
    ...(falls ? {} : { rolled: { faces: untrack(faces), how: 'phone' as const } }),
  });
  let card!: HTMLElement;
  onMount(() => {
    haveFallen();
    if (falls) void tray.roll();
    requestAnimationFrame(() => {
      // Where what comes next does not fit under it, the page starts with it.
      const page = card.closest('[data-scroll-restoration-id]')?.getBoundingClientRect();
      const below = (card.nextElementSibling ?? card).getBoundingClientRect();
      if (page && below.bottom > page.bottom) card.scrollIntoView?.({ block: 'start' });
    });
  });
  const outcome = () => outcomeOf(campaign, props.telling);
  const title = (): string => outcome().chief?.words ?? readOff(campaign, question, faces());
  return (
    <section ref={card} class={s.card} aria-label={t('Just rolled')}>
      <Plate>
        <div class={s.head}>
          <span class={s.dice}>
            <For each={faces()}>
              {(face) => <Die sides={tray.dice().sides} face={face} size={34} rolling={tray.rolling()} />}
            </For>
            <b class={cx(tray.rolling() && s.hidden)}>{rolledOn(question, faces())}</b>
          </span>
          <span class={s.ends}>
            <Why rule={outcome().chief?.rule} about={title()} />
            <IconButton icon="close" label={t('Dismiss')} onTap={letResultGo} />
          </span>
        </div>
        <div class={cx(s.words, tray.rolling() && s.hidden)} role="status">
          <h2>{title()}</h2>
          <For each={outcome().others}>{({ words, rule }) => <Said words={words} rule={rule} />}</For>
          <Learned order={props.telling.entry} />
          <p>
            {first?.how === 'table'
              ? t('Recorded.')
              : t('Recorded: you can change these dice only by agreement.')}
          </p>
        </div>
      </Plate>
    </section>
  );
}
