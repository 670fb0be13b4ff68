/** Spells that lie on the table, as everybody sees them: a star on the tile, and a line on its sheet. */
import type { TileId } from '../../../../kernel/hex.ts';
import type { Lasting } from '../../../../rules/mighty-empires/magic/state.ts';
import { noteOf, titleOf } from '../../../../rules/mighty-empires/map/spellbook.ts';
import { type Placed, spellsOn } from '../../../../rules/mighty-empires/map/spells.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import type { HintView } from '../../../map/model.ts';
import { points } from '../words.ts';

const star = { path: 'M12 0L15 9L24 12L15 15L12 24L9 15L0 12L9 9Z' };

/** One star for each enchanted tile. */
export const spellMarks = ({ magic }: State): readonly HintView[] =>
  [...new Set(Object.values(magic.spells).flatMap(({ tile }) => tile ?? []))].map((tile) => ({
    tile,
    tone: 'warn',
    badge: star,
  }));

export const spellTitle = ({ spell, amount }: Lasting): string =>
  spell === 'raise-dead' ? t('{n} of undead', { n: points(amount) }) : titleOf(spell);
export const spellNote = ({ spell }: Lasting): string => noteOf(spell);

export const untilLine = ({ until }: Lasting): string =>
  until.ends === 'season'
    ? t('until the season of year {year} ends', { year: until.year })
    : t('until the winter of year {year} ends', { year: until.year });

export const marksOn = (state: State, tile: TileId): readonly Placed[] => spellsOn(state, tile);
