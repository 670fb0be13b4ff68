/** What this seat rolled last, and the way to set a wrong die right: one tap opens it with its faces to be changed. */
import { createMemo, createResource, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Die } from '../../../ui/dice/die.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { rollsOf } from '../chronicle/rolls.ts';
import { sentencesOf } from '../chronicle/sentences.ts';
import told from '../parts/told.module.css';

const LineSheet = lazy(async () => ({ default: (await import('../chronicle/line-sheet.tsx')).LineSheet }));

const few = 2;

export function LastRolls(): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat } = campaign;
  const [opened, setOpened] = createSignal<string>();
  const rolled = (telling: Telling): boolean =>
    telling.seat === seat() &&
    telling.kind === 'order' &&
    telling.done &&
    !telling.struck &&
    rollsOf(telling).length > 0;
  const now = createMemo(() => view().tellings.filter(rolled));
  // A page that was just turned took its rolls with it.
  const [before] = createResource(
    () => (now().length < few && view().page > 0 ? { page: view().page - 1, book: view().book } : undefined),
    ({ page }) => session.tellings(page),
  );
  const last = () => [...(before.latest?.filter(rolled) ?? []), ...now()].slice(-few).toReversed();
  const line = () => last().find(({ entry }) => entry === opened());
  return (
    <Show when={last().length > 0}>
      <Head title={t('Your last rolls')} />
      <Rows label={t('Your last rolls')}>
        <For each={last()}>
          {(telling) => (
            <Row
              title={sentencesOf(campaign, telling, seat())[0]}
              note={t('Wrong dice? Correct them.')}
              value={<Faces telling={telling} />}
              onTap={() => setOpened(telling.entry)}
            />
          )}
        </For>
      </Rows>
      <Show when={line()}>
        {(one) => (
          <Suspense>
            <LineSheet telling={one()} comments={[]} correcting onClose={() => setOpened(undefined)} />
          </Suspense>
        )}
      </Show>
    </Show>
  );
}

/** The dice of its last roll; there may be many more. */
function Faces(props: { telling: Telling }): JSX.Element {
  const last = () => rollsOf(props.telling).at(-1);
  return (
    <span class={told.dice}>
      <For each={last()?.faces.slice(0, 4)}>
        {(face) => <Die sides={last()?.sides ?? 6} face={face} size={22} />}
      </For>
    </span>
  );
}
