/** What this seat rolled last, and the way to set a wrong die right: one tap opens it with its faces to be changed. */
import { createMemo, createResource, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { type Campaign, useCampaign } from '../../../campaign/context.tsx';
import { toldOf } from '../../../campaign/sentences.ts';
import { t } from '../../../i18n/index.ts';
import told from '../../../rulesets/parts/rolling/told.module.css';
import { Die } from '../../../ui/dice/die.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { type Roll, rollsOf } from '../chronicle/rolls.ts';
import { createThen } from '../chronicle/then.ts';
import { useJustRolled } from '../parts/just-rolled.tsx';

const LineSheet = lazy(async () => ({ default: (await import('../chronicle/line-sheet.tsx')).LineSheet }));

const few = 2;
/** More sentences of one order are read in the chronicle. */
const most = 4;

const ownOf = (telling: Telling, seat: string) => rollsOf(telling).filter(({ owner }) => owner === seat);

export function LastRolls(): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat } = campaign;
  const [opened, setOpened] = createSignal<string>();
  const justRolled = useJustRolled();
  const rolled = (telling: Telling): boolean =>
    telling.kind === 'order' && !telling.struck && ownOf(telling, seat()).length > 0;
  /** Rolls of the player who sat here before are none of this one's. */
  const theirs = (telling: Telling): boolean => then(telling).player(seat()) === campaign.player(seat());
  const now = createMemo(() => view().tellings.filter(rolled));
  // A page that was just turned took its rolls with it.
  const [before] = createResource(
    () => (now().length < few && view().page > 0 ? { page: view().page - 1, book: view().book } : undefined),
    ({ page }) => session.tellings(page),
  );
  const lines = () => [...(before.latest ?? []), ...view().tellings];
  const then = createThen(lines);
  const { words, cameTo } = useWords(then);
  const last = () =>
    lines()
      .filter((one) => rolled(one) && theirs(one))
      .slice(-few)
      .toReversed();
  const line = () => last().find(({ entry }) => entry === opened());
  return (
    <Show when={last().length > 0}>
      <Head title={t('Your last rolls')} />
      <Rows label={t('Your last rolls')}>
        <For each={last()}>
          {(telling) => (
            <Show
              when={telling.entry === justRolled()?.entry}
              fallback={
                <Row
                  title={words(telling)}
                  note={[cameTo(telling), t('Wrong dice? Correct them.')].filter(Boolean).join(' ')}
                  value={<Faces roll={ownOf(telling, seat()).at(-1)} />}
                  onTap={() => setOpened(telling.entry)}
                />
              }
            >
              {/* Its dice and what came of them lie open above. */}
              <Row
                title={t('Are the dice above wrong? Correct them.')}
                onTap={() => setOpened(telling.entry)}
              />
            </Show>
          )}
        </For>
      </Rows>
      <Show when={line()}>
        {(one) => (
          <Suspense>
            <LineSheet
              telling={one()}
              then={then}
              comments={[]}
              correcting
              onClose={() => setOpened(undefined)}
            />
          </Suspense>
        )}
      </Show>
    </Show>
  );
}

/** What a seat's rolls in an order are called, and what they came to. */
function useWords(then: (telling: Telling) => Campaign) {
  const { view, seat, say } = useCampaign();
  const own = (telling: Telling) => ownOf(telling, seat());
  /** One roll goes by what was asked; many at once by the order that asked for them. */
  const words = (telling: Telling): string => {
    const [one, ...others] = own(telling);
    return one && others.length === 0
      ? say(one.question.text)
      : say(view().ruleset.orders[telling.id]?.title ?? { say: telling.id });
  };
  /**
   * What one roll came to is what its rule tells, or all that its order tells, where that is one sentence: of an order that rolls and
   * decides much, another sentence would stand beside the wrong die. Of many rolls: what they came to for this seat.
   */
  const cameTo = (telling: Telling): string => {
    const title = words(telling);
    const all = toldOf(then(telling), telling, seat()).filter((one) => one.words !== title);
    const [one, ...others] = own(telling);
    if (one && others.length === 0) {
      const of = all.filter(({ rule }) => rule === one.question.rule);
      return (
        (of.find((told) => told.seat === seat()) ?? of[0] ?? (all.length === 1 ? all[0] : undefined))
          ?.words ?? ''
      );
    }
    return all
      .filter((told) => (told.seat ?? seat()) === seat())
      .slice(-most)
      .map((told) => told.words)
      .join(' ');
  };
  return { words, cameTo };
}

/** Its dice; there may be many more. */
function Faces(props: { roll: Roll | undefined }): JSX.Element {
  return (
    <span class={told.dice}>
      <For each={props.roll?.faces.slice(0, 4)}>
        {(face) => <Die sides={props.roll?.sides ?? 6} face={face} size={22} />}
      </For>
    </span>
  );
}
