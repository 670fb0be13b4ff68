/** Answers that stick to the foot of the screen keep to the rows: what holds them holds no question. */
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import s from '../../../src/app/ui/question-card.module.css';
import { QuestionCard } from '../../../src/app/ui/question-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

test.each([
  [0.14, false],
  [0.33, true],
])('answers that take %f of the screen stand at the end of the rows: %s', async (share, tall) => {
  const height = innerHeight * share;
  class Observer {
    readonly look: () => void;
    constructor(look: () => void) {
      this.look = look;
    }
    observe(bar: HTMLElement): void {
      bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - height, 390, height);
      this.look();
    }
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(() => <QuestionCard stuck question="Where to?" answers={<button type="button">Go</button>} />);
  const bar = screen.getByRole('group', { name: 'Answers' });
  await waitFor(() => expect(bar.classList.contains(s.tall ?? 'none')).toBe(tall));
});
