/**
 * The foot of an order that is a roll: where the dice are rolled, and the answer. This phone rolls as the order is given;
 * real dice are typed in here, and the last face of them gives it.
 */
import { createMemo, type JSX, Show } from 'solid-js';
import { askedFirst } from '../../../campaign/ahead.ts';
import type { Faces } from '../../../kernel/dice.ts';
import { type Json, same } from '../../../kernel/json.ts';
import type { RollQuestion } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { t } from '../../i18n/index.ts';
import { keepFaces } from '../../kept-faces.ts';
import { preferences } from '../../preferences.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { createHeld } from '../../ui/dice/held.ts';
import { createTray } from '../../ui/dice/tray.ts';
import { TypedDice } from '../../ui/dice/typed-dice.tsx';
import { WhereToRoll } from '../../ui/dice/where-to-roll.tsx';
import { Agreed } from './agreed.tsx';
import s from './roll-on-sending.module.css';
import { readOff } from './rolling/one-roll.tsx';
import { TypedFaces } from './rolling/typed-faces.tsx';

export function RollOnSending(props: {
  order: string;
  args: Json;
  against: readonly Remark[];
  busy: boolean;
  /** What the answer does: 'Send the scouts'. */
  yes: string;
  onGive: (why: string | undefined, how: { dice: 'phone' | Faces | undefined; stay?: boolean }) => void;
  /** Under a refusal: what could be done instead. */
  children?: JSX.Element;
}): JSX.Element {
  const { view, seat } = useCampaign();
  /** The one roll it asks first; null where it asks anything else. Dice half typed in stay while others write. */
  const roll = createMemo(
    (): RollQuestion | null => {
      const [first, ...others] = askedFirst(view(), seat(), props.order, props.args);
      return first?.ask === 'roll' && first.by === seat() && others.length === 0 ? first : null;
    },
    null,
    { equals: same },
  );
  const typed = () => (preferences().dice === 'table' && props.against.length === 0 ? roll() : null);
  return (
    <>
      <Show when={roll()}>
        <WhereToRoll />
      </Show>
      <Show
        when={typed()}
        keyed
        fallback={
          <Agreed
            against={props.against}
            plan={{ order: props.order, args: props.args }}
            busy={props.busy}
            yes={props.yes}
            onYes={(why) => props.onGive(why, { dice: roll() ? 'phone' : undefined })}
          >
            {props.children}
          </Agreed>
        }
      >
        {(question) => (
          <Typed
            question={question}
            yes={props.yes}
            onFaces={(faces, stay) => props.onGive(undefined, { dice: faces, stay })}
          />
        )}
      </Show>
    </>
  );
}

/** Dice that were asked for are not left under the edge of a small screen. */
const inSight = (dice: HTMLElement): void =>
  void requestAnimationFrame(() => dice.scrollIntoView?.({ block: 'nearest' }));

function Typed(props: {
  question: RollQuestion;
  yes: string;
  onFaces: (faces: Faces, leaving: boolean) => void;
}): JSX.Element {
  const campaign = useCampaign();
  const { say } = campaign;
  const held = createHeld<Faces>((faces, leaving) => props.onFaces(faces, leaving));
  const tray = createTray({ dice: () => props.question.dice, onRolled: (faces) => held.hold(faces) });
  tray.pick('table');
  keepFaces(tray);
  const undo = (): void => {
    held.undo();
    tray.clear();
  };
  return (
    <>
      <p>{say(props.question.text)}</p>
      <div ref={inSight}>
        <TypedDice tray={tray} />
      </div>
      <div role="status" class={s.held}>
        <Show when={held.held()}>
          {(faces) => (
            <Actions
              note={
                <>
                  <b ref={inSight}>{readOff(campaign, props.question, faces())}</b>
                  <TypedFaces question={props.question} faces={faces()} />
                  {t('Recorded in three seconds, unless you undo it.')}
                </>
              }
            >
              <Button icon="undo" onTap={undo}>
                {t('Undo')}
              </Button>
              <Button kind="filled" grow onTap={held.now}>
                {props.yes}
              </Button>
            </Actions>
          )}
        </Show>
      </div>
    </>
  );
}
