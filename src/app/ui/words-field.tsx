/** A field for words that open something: what was said against them is taken back as soon as they change. */
import { createSignal, type JSX } from 'solid-js';
import { Field } from './field.tsx';

export interface Words {
  words(): string;
  refuse(why: string): void;
  readonly Field: (props: { label: string; rows?: number }) => JSX.Element;
}

export function wordsField(): Words {
  const [words, setWords] = createSignal('');
  const [wrong, setWrong] = createSignal<string>();
  return {
    words,
    refuse: setWrong,
    Field: (props) => (
      <Field
        label={props.label}
        rows={props.rows ?? 3}
        value={words()}
        onInput={(typed) => {
          setWords(typed);
          setWrong(undefined);
        }}
        error={wrong()}
      />
    ),
  };
}
