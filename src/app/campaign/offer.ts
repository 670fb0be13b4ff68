/** The offer to undo that lies over the page. It goes as the phone turns to another seat: it is not the next player's to take. */
import { type Toast, toast } from '../ui/toasts.tsx';

let withdraw: (() => void) | undefined;

export const offerUndo = (what: Toast): void => {
  withdraw = toast(what);
};
export const withdrawUndo = (): void => withdraw?.();
