/**
 * The state of a dice tray, apart from how it looks: where the dice are rolled, what lies on them, whether they tumble.
 * An app roll is settled before it is shown: `cast` may write it to disk first; the tumbling only reveals it.
 */
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { type Dice, dice, type Faces, total } from '../../../kernel/dice.ts';
import { calm, tremble } from '../../device/feel.ts';
import type { How } from '../../dice/history.ts';
import { cast as castHere } from '../../dice/random.ts';
import { prefer, preferences } from '../../preferences.ts';

const tumbling = 420;

export interface TrayOptions {
  /** Notation of what is rolled; a change of it clears the tray. */
  readonly dice: () => string;
  /** Called once for each roll, when it lies open; again when a typed face is changed. */
  readonly onRolled?: (faces: Faces, how: How) => void;
  /** Another's dice: how they are rolled says nothing of how this player rolls their own. */
  readonly others?: () => boolean;
  /** Rolls for this phone; without it, its own chance. */
  readonly cast?: () => Faces | Promise<Faces>;
  /** What was rolled before, when the tray is shown again. */
  readonly rolled?: { readonly faces: Faces; readonly how: How } | undefined;
}

export interface Tray {
  readonly notation: () => string;
  readonly dice: () => Dice;
  readonly how: () => How;
  pick(how: How): void;
  /** What lies on each die, while tumbling too; undefined on dice not yet typed. */
  readonly faces: () => readonly (number | undefined)[];
  /** The roll once it lies open. */
  readonly open: () => Faces | undefined;
  readonly total: () => number | undefined;
  readonly rolling: () => boolean;
  /** Waiting for the disk. */
  readonly waiting: () => boolean;
  readonly failed: () => boolean;
  roll(): Promise<void>;
  /** Ends the tumbling now. */
  skip(): void;
  type(die: number, face: number | undefined): void;
  clear(): void;
}

/** What lies on each die, and whether the dice tumble. */
function createFaces(options: TrayOptions) {
  const notation = createMemo(() => options.dice());
  const parsed = createMemo(() => dice(notation()));
  const blank = (): readonly undefined[] => Array.from({ length: parsed().count }, () => undefined);
  const [faces, setFaces] = createSignal<readonly (number | undefined)[]>(options.rolled?.faces ?? blank());
  const whole = createMemo(() => {
    const shown = faces();
    return shown.every((face) => face !== undefined) ? (shown as Faces) : undefined;
  });
  const [rolling, setRolling] = createSignal(false);
  const open = createMemo(() => (rolling() ? undefined : whole()));
  const sum = (): number | undefined => {
    const lying = open();
    return lying && total(parsed(), lying);
  };
  const shown = { notation, dice: parsed, faces, rolling, open, total: sum };
  return { shown, whole, setFaces, setRolling, empty: () => setFaces(blank()) };
}

export function createTray(options: TrayOptions): Tray {
  const { shown, whole, setFaces, setRolling, empty } = createFaces(options);
  const { notation, dice, rolling } = shown;
  const [how, setHow] = createSignal<How>(options.rolled?.how ?? preferences().dice);
  const [waiting, setWaiting] = createSignal(false);
  const [failed, setFailed] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const settle = (): void => {
    clearTimeout(timer);
    if (!rolling()) return;
    setRolling(false);
    tremble([12, 40, 18]);
    const settled = whole();
    if (settled) options.onRolled?.(settled, how());
  };
  const clear = (): void => {
    round += 1;
    clearTimeout(timer);
    setRolling(false);
    setWaiting(false);
    setFailed(false);
    empty();
  };
  createEffect(on(notation, clear, { defer: true }));
  onCleanup(() => clearTimeout(timer));

  return {
    ...shown,
    how,
    pick(next) {
      if (next === how()) return;
      clear();
      setHow(next);
      if (next !== 'witnessed' && !options.others?.()) prefer({ dice: next });
    },
    waiting,
    failed,
    async roll() {
      if (rolling()) return settle();
      if (waiting()) return;
      if (how() === 'table') setHow('phone');
      const mine = ++round;
      setFailed(false);
      setWaiting(true);
      try {
        const fallen = await (options.cast ?? (() => castHere(dice())))();
        if (mine !== round) return;
        // In one batch: otherwise the screen would read the faces and draw their result before the dice tumble.
        batch(() => {
          setFaces(fallen);
          setRolling(true);
          setWaiting(false);
        });
        if (calm()) settle();
        else timer = setTimeout(settle, tumbling);
      } catch {
        if (mine === round) setFailed(true);
      } finally {
        if (mine === round) setWaiting(false);
      }
    },
    skip: settle,
    type(die, face) {
      setFaces((before) => before.map((old, at) => (at === die ? face : old)));
      const typed = whole();
      if (!typed) return;
      tremble(8);
      options.onRolled?.(typed, 'table');
    },
    clear,
  };
}
