/** A warning as the look has it: never colour alone, a sign and words. */
import type { JSX } from 'solid-js';
import type { Rule } from '../../../kernel/question.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import s from './warning.module.css';
import { Why } from './why.tsx';

export function Warning(props: {
  words: JSX.Element;
  /** The rule it comes of: one tap says why. */
  rule?: Rule | undefined;
}) {
  return (
    <div class={s.warning}>
      <Icon name="warn" size={20} />
      <p>{props.words}</p>
      <Why rule={props.rule} about={typeof props.words === 'string' ? props.words : undefined} />
    </div>
  );
}
