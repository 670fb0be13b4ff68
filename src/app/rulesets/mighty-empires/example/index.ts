/** What is loaded with the example alone: its making, its guide, and the hand that plays the others. */
import { playFor } from '../../../../campaign/play-for.ts';
import { randomBytes } from '../../../campaign/deps.ts';
import { face } from '../../../dice/random.ts';
import type { ExampleParts } from '../../contract.ts';
import { Did } from './did.tsx';
import { Guide } from './guide.tsx';
import { handOf } from './hand.ts';
import { makeExample } from './make.ts';

export const parts: ExampleParts = {
  make: makeExample,
  Guide,
  Did,
  play: (session, seat, also) =>
    playFor(session, seat, { also, hand: handOf((below) => face(below) - 1), random: randomBytes }),
};
