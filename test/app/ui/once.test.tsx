/** What stands in a part is made once: asked whether it is there and then shown, it was made twice, and one of them thrown away. */
import { cleanup, render } from '@solidjs/testing-library';
import type { JSX } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { BottomSheet } from '../../../src/app/ui/bottom-sheet.tsx';
import { QuestionCard } from '../../../src/app/ui/question-card.tsx';
import { ResultSheet } from '../../../src/app/ui/result-sheet.tsx';
import { EmptyState } from '../../../src/app/ui/states.tsx';

afterEach(cleanup);

let made = new Map<string, number>();
function Part(props: { name: string }): JSX.Element {
  made.set(props.name, (made.get(props.name) ?? 0) + 1);
  return <i>{props.name}</i>;
}

test.each<[string, () => JSX.Element, readonly string[]]>([
  [
    'the card that asks',
    () => (
      <QuestionCard question="?" why={<Part name="why" />} answers={<Part name="answers" />}>
        <Part name="rows" />
      </QuestionCard>
    ),
    ['answers', 'rows', 'why'],
  ],
  [
    'an empty page',
    () => (
      <EmptyState title="!" art={<Part name="art" />} action={<Part name="action" />}>
        <Part name="words" />
      </EmptyState>
    ),
    ['action', 'art', 'words'],
  ],
  [
    'a result',
    () => <ResultSheet title="!" because={<Part name="because" />} answers={<Part name="answers" />} />,
    ['answers', 'because'],
  ],
  [
    'a sheet at the foot',
    () => (
      <BottomSheet label="!" peek={<Part name="peek" />}>
        <Part name="rest" />
      </BottomSheet>
    ),
    ['peek', 'rest'],
  ],
])('%s makes each of its parts once, and shows it', (_, what, names) => {
  made = new Map();
  const { container } = render(what);
  expect([...made].sort()).toEqual(names.map((name) => [name, 1]));
  expect([...container.querySelectorAll('i')].map((one) => one.textContent).sort()).toEqual(names);
});
