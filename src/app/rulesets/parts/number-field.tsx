/** A whole number to type, from 0 up. An empty field is 0; what is no digit is not taken. */
import { Field } from '../../ui/field.tsx';

export function NumberField(props: {
  label: string;
  value: number;
  most?: number;
  hint?: string;
  error?: string | undefined;
  onNumber: (value: number) => void;
}) {
  return (
    <Field
      label={props.label}
      value={props.value === 0 ? '' : String(props.value)}
      inputmode="numeric"
      maxLength={6}
      placeholder="0"
      error={props.error}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
      onInput={(typed) => {
        const number = Number.parseInt(typed.replace(/\D/g, '') || '0', 10);
        props.onNumber(Math.min(props.most ?? 100_000, number));
      }}
    />
  );
}
