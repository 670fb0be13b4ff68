/** The options of a founding, read from whatever is there so far, defaults filled in. */
import * as v from 'valibot';
import type { Json } from '../../../../kernel/json.ts';
import { type Options, options, type Part } from '../../../../rules/chronopia/options.ts';
import { t } from '../../../i18n/index.ts';

export type Rulings = Options['rulings'];

/** Options that are none are the defaults: a founding starts from an empty record. */
export function chosen(given: Json): Options {
  const read = v.safeParse(options, given ?? {});
  return read.success ? read.output : v.parse(options, {});
}

export const partWords: readonly {
  readonly part: Part;
  readonly label: () => string;
  readonly why: () => string;
}[] = [
  {
    part: 'climate',
    label: () => t('Weather'),
    why: () => t('A roll for climate and season before every battle.'),
  },
  {
    part: 'allies',
    label: () => t('Allies'),
    why: () => t('Another player may lend you their field army, and plays it.'),
  },
  {
    part: 'challenges',
    label: () => t('Challenges'),
    why: () => t('Accept and fight for a territory, or decline and give one up.'),
  },
  { part: 'many', label: () => t('Battles of many'), why: () => t('Three and more, each for themselves.') },
  {
    part: 'special',
    label: () => t('Special rules of the armies'),
    why: () => t('Second Chance, alchemists, the summoned, the Drugged.'),
  },
  {
    part: 'trade',
    label: () => t('Bargains'),
    why: () => t('Gold, experience, territories and heroes change hands if both agree.'),
  },
];

export const endWords: { readonly [by in Options['end']['by']]: (end: Options['end']) => string } = {
  battles: ({ battles }) => t('After {n} battles the most territories win.', { n: battles }),
  territories: ({ territories }) => t('As soon as somebody holds {n} territories.', { n: territories }),
  agreed: () => t('When all of you agree that it is over.'),
};
