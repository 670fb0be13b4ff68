/** Two phones' or two moments' histories in one. Neither loses anything. */
import type { Steps } from '../kernel/paced.ts';
import type { Hash } from './bytes.ts';
import { branchesOf, type Chain, type Chains, join, runOf } from './chain.ts';
import type { Device } from './keys.ts';
import { takingIn } from './taking.ts';

function union(here: Chain | undefined, there: Chain): Chain {
  let chain = here;
  for (const branch of branchesOf(there)) {
    const joined = join(chain, runOf(branch));
    if (joined.ok) chain = joined.chain;
  }
  return chain ?? there;
}

export const united = (here: Chains, there: Chains): Chains =>
  new Map([
    ...here,
    ...[...there].map(([author, chain]): [Device, Chain] => [author, union(here.get(author), chain)]),
  ]);

/** What is here with what comes from outside, in steps: of a tainted log no more than is kept of it (R6). */
export function* bringing(here: Chains, campaign: Hash, there: Chains): Steps<Chains> {
  return (yield* takingIn(here, campaign, [...there.values()].flatMap(branchesOf).map(runOf))).chains;
}
