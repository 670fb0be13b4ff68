/** Says when cards on the shelf were written anew, without loading what writes them. */
import { createSignal } from 'solid-js';

const [kept, setKept] = createSignal(0);

/** Grows with every card that was written. Reactive. */
export { kept as cardsKept };
export const cardKept = (): void => void setKept((n) => n + 1);
