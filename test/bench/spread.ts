/** What a line costs among phones of which each meets each: messages until all have it. */
import type { Measure } from '../../scripts/bench.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import { heard } from '../sync/heard.ts';
import { Office } from '../sync/office.ts';
import { phone } from '../sync/phones.ts';

/** Three signs of life: by then each knows whom the others meet. */
const SETTLED = 9_500;
const PATIENCE = 2_000;

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** @param count of phones */
export async function spread(count: number): Promise<Measure> {
  const { said, listen } = heard();
  const seats = Array.from({ length: count }, (_, i) => {
    const at = phone(`phone ${i}`);
    const meeting = startMeeting(
      { library: at.shelf, pass: at.pass, onChange: () => undefined },
      new Office().desk(),
    );
    const take = at.shelf.take.bind(at.shelf);
    at.shelf.take = async (runs) => {
      const taken = await take(runs);
      if (taken.added > 0) meeting.written();
      return taken;
    };
    return { ...at, meeting };
  });
  seats.forEach((a, i) => {
    for (const b of seats.slice(i + 1)) {
      const line = memoryLine({ delay: 20 });
      a.meeting.adopt(listen(line.ends[0]));
      b.meeting.adopt(listen(line.ends[1]));
    }
  });
  await pause(SETTLED);
  said.length = 0;
  const [first, ...others] = seats as [(typeof seats)[number], ...typeof seats];
  first.shelf.write(first.key, 'And so we rode home.');
  first.meeting.written();
  const arrived = (): boolean =>
    others.every(({ shelf }) => (shelf.chains.get(first.key.device)?.lines.length ?? 0) > 0);
  for (let waited = 0; !arrived(); waited += 20) {
    if (waited > PATIENCE) throw new Error(`the line did not reach all ${count} phones`);
    await pause(20);
  }
  // Copies that come too late count, too.
  await pause(500);
  for (const { meeting } of seats) meeting.stop();
  return {
    name: `a line among ${count} phones that all meet`,
    value: said.filter(({ kind }) => kind === 'run').length,
    unit: 'messages',
    peer: { name: 'a tree', value: count - 1 },
    goal: { full: 2, tenth: 2 },
    growth: { picture: 'a line among phones', along: 'phones', at: count },
  };
}
