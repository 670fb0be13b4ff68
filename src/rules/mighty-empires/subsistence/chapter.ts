/** Subsistence, the first phase of a turn: every banner is provided for. */
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { subsist } from './subsist.ts';
import { subsistenceTasks } from './tasks.ts';

export const subsistenceSentences = {
  fed: (told) => {
    const [foraged, stored, capital] = [told.foraged, told.stored, told.capital ?? 0].map(Number);
    if (capital) {
      const land = foraged ? [`${foraged === 1 ? 'one' : '{foraged}'} lived off the land`] : [];
      const own = `${land.length > 0 ? '' : 'lived '}off ${stored === 1 ? 'its' : 'their'} supplies`;
      const rest = [...land, ...(stored ? [`${stored === 1 ? 'one' : '{stored}'} ${own}`] : [])].join(
        ' and ',
      );
      return rest
        ? sentence(`The capital fed ${capital === 1 ? 'a banner' : '{capital} banners'} of {seat}; ${rest}.`)(
            told,
          )
        : sentence(`The capital fed the ${capital === 1 ? 'banner' : 'banners'} of {seat}.`)(told);
    }
    if (stored === 0)
      return sentence(`{seat}’s ${foraged === 1 ? 'banner' : 'banners'} lived off the land.`)(told);
    if (foraged === 0)
      return sentence(
        `{seat}’s ${stored === 1 ? 'banner lived off its supplies' : 'banners lived off their supplies'}.`,
      )(told);
    return sentence(
      `For {seat}, ${foraged === 1 ? 'a banner' : '{foraged} banners'} lived off the land and ${stored === 1 ? 'one off its' : '{stored} off their'} supplies.`,
    )(told);
  },
} satisfies Sentences;

export const subsistenceChapter = {
  orders: [subsist],
  sentences: subsistenceSentences,
  tasks: subsistenceTasks,
} satisfies Chapter;
