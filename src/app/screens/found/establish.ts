/** Founds a campaign and takes the seats that play on this phone; asks the browser to keep what is stored. */
import { found, takeSeat } from '../../../campaign/enter.ts';
import { parse } from '../../../kernel/args.ts';
import type { Json } from '../../../kernel/json.ts';
import { deps } from '../../campaign/deps.ts';
import { sessionOf } from '../../campaign/open.ts';
import type { Player } from './players.tsx';

export interface Founding {
  readonly ruleset: string;
  readonly title: string;
  readonly players: readonly Player[];
  readonly books: 'sealed' | 'open';
  readonly options: Json;
}

/** The new campaign's name. @throws CampaignError, StoreError; nothing is on the shelf then */
export async function establish({ ruleset, title, players, books, options }: Founding): Promise<string> {
  const { store, random, loadRuleset } = deps();
  const rules = await loadRuleset(ruleset);
  const chosen = parse(rules.options, options);
  const seats = players.map(({ name }, i) => ({ id: `s${i + 1}`, name }));
  const mine = seats.filter((_, i) => players[i]?.here);
  const campaign = await found(
    { store, random },
    { ruleset, rules: rules.version, title, options: chosen.ok ? (chosen.value as Json) : {}, seats, books },
    mine[0]?.id ?? seats[0]?.id ?? 's1',
  );
  const session = await sessionOf(campaign);
  for (const { id } of mine.slice(1)) await takeSeat(session, id);
  // The answer only decides what Settings shows; a refusal is no reason not to play.
  void store.askToPersist().catch(() => undefined);
  return campaign;
}
