/** Subsistence, the first phase of a turn: every banner is provided for. */
import { type Lines, line } from '../../../kernel/lines.ts';
import type { Chapter } from '../chapter.ts';
import { subsist } from './subsist.ts';
import { subsistenceTasks } from './tasks.ts';

export const subsistenceLines = {
  fed: (told) => {
    const [foraged, stored, capital] = [told.foraged, told.stored, told.capital ?? 0].map(Number);
    if (capital) {
      const land = foraged ? [`${foraged === 1 ? 'one' : '{foraged}'} lived off the land`] : [];
      const own = `${land.length > 0 ? '' : 'lived '}off ${stored === 1 ? 'its' : 'their'} supplies`;
      const rest = [...land, ...(stored ? [`${stored === 1 ? 'one' : '{stored}'} ${own}`] : [])].join(
        ' and ',
      );
      return rest
        ? line(`The capital fed ${capital === 1 ? 'a banner' : '{capital} banners'} of {seat}; ${rest}.`)(
            told,
          )
        : line(`The capital fed the ${capital === 1 ? 'banner' : 'banners'} of {seat}.`)(told);
    }
    if (stored === 0)
      return line(`{seat}’s ${foraged === 1 ? 'banner' : 'banners'} lived off the land.`)(told);
    if (foraged === 0)
      return line(
        `{seat}’s ${stored === 1 ? 'banner lived off its supplies' : 'banners lived off their supplies'}.`,
      )(told);
    return line(
      `For {seat}, ${foraged === 1 ? 'a banner' : '{foraged} banners'} lived off the land and ${stored === 1 ? 'one off its' : '{stored} off their'} supplies.`,
    )(told);
  },
} satisfies Lines;

export const subsistenceChapter = {
  orders: [subsist],
  lines: subsistenceLines,
  tasks: subsistenceTasks,
} satisfies Chapter;
