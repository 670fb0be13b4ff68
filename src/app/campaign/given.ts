/** Which order a form has given: what follows it by itself is told, and undone, together with it. */
import { createContext } from 'solid-js';

export interface Given {
  order?: string | undefined;
}
/** Of the form on the page; undefined elsewhere. */
export const GivenContext = createContext<Given>();
