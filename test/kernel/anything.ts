/** Orders of made-up rules that take whatever they are given. */
import { type Asking, document } from '../../src/kernel/asks.ts';
import { say } from '../../src/kernel/text.ts';

// biome-ignore lint/suspicious/noExplicitAny: it stands for the arguments of any order
export const anything = (): Asking<any> => document({ text: say('What?') });
