/** What a table chose at the switches that bear on rules, in words, for a player who asks why. */
import type { Options } from '../../../rules/realm-armies/options.ts';
import { listed, t, tn } from '../../i18n/index.ts';
import { answerOf, questions } from './founding/readings.ts';

const homes = { tower: () => t('a tower'), fortress: () => t('a fortress'), citadel: () => t('a citadel') };
const said: { readonly [name: string]: (options: Options) => string } = {
  nights: ({ nights }) =>
    nights === 0 ? t('there is no last night') : t('night {nights} is the last', { nights }),
  costs: ({ costs }) => t('an army costs {army}, a fleet {fleet}, a port {port}', costs),
  start: ({ start }) =>
    t('each begins with {parts}', {
      parts: listed([
        tn(start.tiles, 'one tile', '{n} tiles'),
        homes[start.home](),
        tn(start.armies, 'one army', '{n} armies'),
        ...(start.fleets > 0 ? [tn(start.fleets, 'one fleet', '{n} fleets')] : []),
      ]),
    }),
};

export function chosenWords(options: Options, name: string): string | undefined {
  const question = questions.find((one) => one.name === name);
  return question ? answerOf(question, options.readings)?.why() : said[name]?.(options);
}
