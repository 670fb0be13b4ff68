/** Answers that stick to the foot of the screen keep to the rows: what holds them holds no question. */
import { cleanup, render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test } from 'vitest';
import { QuestionCard } from '../../../src/app/ui/question-card.tsx';

afterEach(cleanup);

test('sticking answers never rise over the question or its reason', () => {
  render(() => (
    <QuestionCard
      stuck
      question="Where to?"
      why="One way is open."
      answers={<button type="button">Go</button>}
    >
      <p>A row</p>
    </QuestionCard>
  ));
  const held = screen.getByRole('group', { name: 'Answers' }).parentElement;
  expect(held?.textContent).toBe('A rowGo');
});
