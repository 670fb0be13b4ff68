/** A whole number to type, from 0 up. An empty field is 0, unless its form minds that it is empty; what is no digit is not taken. */
import { Field } from '../../ui/field.tsx';

export function NumberField(props: {
  label: string;
  value: number | undefined;
  most?: number;
  hint?: string;
  error?: string | undefined;
  onNumber: (value: number) => void;
  /** Nothing is typed: that is not a 0. */
  onBlank?: () => void;
}) {
  return (
    <Field
      label={props.label}
      value={props.value === 0 && !props.onBlank ? '' : String(props.value ?? '')}
      inputmode="numeric"
      maxLength={6}
      placeholder={props.onBlank ? '' : '0'}
      error={props.error}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
      onInput={(typed) => {
        const digits = typed.replace(/\D/g, '');
        if (digits === '' && props.onBlank) return props.onBlank();
        const number = Number.parseInt(digits || '0', 10);
        props.onNumber(Math.min(props.most ?? 100_000, number));
      }}
    />
  );
}
