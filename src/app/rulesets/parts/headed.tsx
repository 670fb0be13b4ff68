/** The parts of a page, set apart from one another, most of them under heads of their own. */
import { type ComponentProps, type JSX, splitProps } from 'solid-js';
import { Head } from '../../ui/head.tsx';
import { Rows } from '../../ui/rows.tsx';
import s from './headed.module.css';

export const Apart = (props: { children: JSX.Element }): JSX.Element => (
  <section class={s.apart}>{props.children}</section>
);

type HeadedProps = Omit<ComponentProps<typeof Head>, 'note'> & {
  note?: string | undefined;
  children: JSX.Element;
};

export function Headed(props: HeadedProps): JSX.Element {
  const [within, head] = splitProps(props, ['children', 'note']);
  return (
    <Apart>
      <Head {...head} note={within.note ?? ''} />
      {within.children}
    </Apart>
  );
}

/** One list: the reader of a screen hears it called by its head. */
export function Listed(props: HeadedProps & { label?: string; facts?: boolean }): JSX.Element {
  const [list, head] = splitProps(props, ['children', 'label', 'facts']);
  return (
    <Headed {...head}>
      <Rows label={list.label ?? head.title} facts={list.facts === true}>
        {list.children}
      </Rows>
    </Headed>
  );
}
