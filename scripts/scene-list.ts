/** The scenes that are pictured of each book: where the harness goes, and what is tapped there. */
export interface Scene {
  readonly book: 'mighty-empires' | 'ninth-age' | 'chronopia' | 'realm-armies';
  readonly name: string;
  /** What follows the question mark of the harness's address. */
  readonly at: string;
  /** Buttons, links or choices by their words, tapped one after the other. */
  readonly taps?: readonly (string | RegExp)[];
  /** Words to be brought into view. */
  readonly scroll?: string | RegExp;
}

const me = (name: string, at: string, more: Pick<Scene, 'taps' | 'scroll'> = {}): Scene => ({
  book: 'mighty-empires',
  name,
  at,
  ...more,
});

export const scenes: readonly Scene[] = [me('battle', 'stage=battle&rich&to=today')];
