/** Pages of a seat's own book that are about no piece: letters, recruits, the muster, operatives. By the id tasks name. */
import type { Component } from 'solid-js';
import { LettersDesk } from '../court/letters.tsx';
import { MusterDesk } from '../court/muster.tsx';
import { RecruitsDesk } from '../court/recruits.tsx';
import { OperativesDesk } from '../espionage/operatives.tsx';

export const desks: { readonly [id: string]: Component } = {
  'desk-letters': LettersDesk,
  'desk-recruits': RecruitsDesk,
  'desk-muster': MusterDesk,
  'desk-operatives': OperativesDesk,
};
