/** Pages of a seat's own book that are about no piece: letters, recruits, the muster, operatives. By the id tasks name. */
import { type Component, lazy } from 'solid-js';

export const desks: { readonly [id: string]: Component } = {
  'desk-letters': lazy(async () => ({ default: (await import('../court/letters.tsx')).LettersDesk })),
  'desk-recruits': lazy(async () => ({ default: (await import('../court/recruits.tsx')).RecruitsDesk })),
  'desk-muster': lazy(async () => ({ default: (await import('../court/muster.tsx')).MusterDesk })),
  'desk-operatives': lazy(async () => ({
    default: (await import('../espionage/operatives.tsx')).OperativesDesk,
  })),
};
