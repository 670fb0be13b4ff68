/** What was typed is there again after the way back and after a reload: both build the form anew. */
import './screens/browser.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DraftForm } from '../../src/app/draft-form.tsx';
import { createDrafts } from '../../src/app/drafts.ts';
import { Field } from '../../src/app/ui/field.tsx';
import { Segmented } from '../../src/app/ui/segmented.tsx';
import { Stepper } from '../../src/app/ui/stepper.tsx';
import { Switch } from '../../src/app/ui/switch.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Form() {
  const [name, setName] = createSignal('');
  const [other, setOther] = createSignal('');
  const [points, setPoints] = createSignal(3);
  const [side, setSide] = createSignal<'a' | 'b'>('a');
  const [wizard, setWizard] = createSignal(false);
  return (
    <>
      <Field label="Name" value={name()} onInput={setName} />
      <Field label="Name" value={other()} onInput={setOther} />
      <Stepper label="Points" value={points()} max={9} onStep={setPoints} />
      <Segmented
        label="Side"
        value={side()}
        segments={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
        onPick={setSide}
      />
      <Switch label="A wizard" on={wizard()} onSwitch={setWizard} />
      <output>{JSON.stringify([name(), other(), points(), side(), wizard()])}</output>
    </>
  );
}
const open = (form: string): void => {
  cleanup();
  render(() => (
    <DraftForm form={form}>
      <Form />
    </DraftForm>
  ));
};
const held = (): string | null => document.querySelector('output')?.textContent ?? null;

test('every sort of field keeps what was entered, fields of one name apart, until the form is done', () => {
  open('one');
  const [first, second] = screen.getAllByLabelText('Name') as [HTMLElement, HTMLElement];
  fireEvent.input(first, { target: { value: 'Aldric' } });
  fireEvent.input(second, { target: { value: 'Berta' } });
  fireEvent.click(screen.getByRole('button', { name: 'More: Points' }));
  fireEvent.click(screen.getByRole('radio', { name: 'B' }));
  fireEvent.click(screen.getByRole('switch', { name: 'A wizard' }));
  const entered = JSON.stringify(['Aldric', 'Berta', 4, 'b', true]);
  expect(held()).toBe(entered);
  open('one');
  expect(held()).toBe(entered);
  open('another');
  expect(held()).toBe(JSON.stringify(['', '', 3, 'a', false]));
  createDrafts('one').discard();
  open('one');
  expect(held()).toBe(JSON.stringify(['', '', 3, 'a', false]));
});

test('what another choice of the form has set over a typed word is what comes back', () => {
  const Chosen = () => {
    const [name, setName] = createSignal('');
    return (
      <>
        <Field label="Name" value={name()} onInput={setName} />
        <button type="button" onClick={() => setName('Offered')}>
          Take the offer
        </button>
      </>
    );
  };
  const show = () => {
    cleanup();
    render(() => (
      <DraftForm form="offers">
        <Chosen />
      </DraftForm>
    ));
  };
  const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  show();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Typed' } });
  fireEvent.click(screen.getByRole('button'));
  show();
  expect(name()).toBe('Offered');
});

const rulesets = join(import.meta.dirname, '..', '..', 'src', 'app', 'rulesets');
const forms = readdirSync(rulesets, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.tsx'));

test('what is typed on a rule set’s form goes into a field that keeps it', () => {
  expect(forms.length).toBeGreaterThan(100);
  for (const path of forms) {
    // A bare input would lose it, unless it only picks one of a few, or keeps what it holds itself.
    const bare = readFileSync(join(rulesets, path), 'utf8').match(/<(input|textarea)\b[\s\S]*?\/>/g) ?? [];
    const losing = bare.filter((tag) => !/type="(radio|checkbox)"|keep\(/.test(tag));
    expect(losing, path).toEqual([]);
  }
});
