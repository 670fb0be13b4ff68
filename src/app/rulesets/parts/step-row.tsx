/** A row that counts something: what it is called, and a stepper at its right. */
import { type ComponentProps, type JSX, splitProps } from 'solid-js';
import { Row } from '../../ui/rows.tsx';
import { Stepper } from '../../ui/stepper.tsx';

export function StepRow(
  props: Omit<ComponentProps<typeof Stepper>, 'label'> & {
    title: string;
    /** What a reader of the screen hears, where the title alone does not tell the rows apart. */
    label?: string;
    lead?: JSX.Element;
    note?: JSX.Element;
  },
): JSX.Element {
  const [row, counts] = splitProps(props, ['title', 'label', 'lead', 'note']);
  return (
    <Row
      lead={row.lead}
      title={row.title}
      note={row.note}
      end={<Stepper label={row.label ?? row.title} {...counts} />}
    />
  );
}
