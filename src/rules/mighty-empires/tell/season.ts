/** Sentences of the calendar, of subsistence and of what players record by agreement. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';

export const seasonLines = {
  initiative: (told) =>
    line('{firstSeat} takes the field first this month.')({
      first: String((told.order as readonly string[])[0] ?? ''),
    }),
  'turn-ended': line('{seat} ends their turn.'),
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
  unfed: line(
    'Not every one of {seat}’s banners was provided for: {banners} went without, and nobody rolled for it.',
  ),
  waived: byWord('banners', {
    1: '{bySeat} wrote it down by agreement: one banner of {seat} neither eats nor rolls this month.',
    else: '{bySeat} wrote it down by agreement: {banners} banners of {seat} neither eat nor roll this month.',
  }),
  shortfall: byWord('points', {
    0: 'Banner {number} of {seat} went hungry, and held together.',
    else: 'Hunger thinned banner {number} of {seat} by {points} points.',
  }),
  battle: byWord('outcome', {
    attacker: '{attackerSeat} beats {defenderSeat} at {tile}; {points} points fell between them.',
    defender: '{attackerSeat} recoils from {defenderSeat} at {tile}; {points} points fell between them.',
    draw: '{attackerSeat} and {defenderSeat} bleed each other at {tile} for nothing: {points} points.',
    siege: 'The gates of {tile} fall shut, and {attackerSeat} digs in before them.',
    'called-off': '{attackerSeat} thinks better of it and leaves {tile}.',
  }),
  'battle-refused': line('{otherSeat} does not agree to what {seat} wrote of {tile}: it stays as it was.'),
  distributed: byWord('thrown', {
    0: '{seat} shifts baggage from banner to banner in {tile}.',
    else: '{seat} shifts baggage in {tile} and leaves {thrown} by the road.',
  }),
  'stores-burnt': line('{seat} sets fire to {points} baggage in {tile} rather than leave it.'),
  disbanded: line('Banner {number} of {seat} is no more.'),
  sailed: (told) =>
    line(
      told.harbour ? 'A ship of {ownerSeat} puts in at {tile}.' : 'A ship of {ownerSeat} makes for {tile}.',
    )(told),
  named: line('{seat} gives a name: {name}.'),
  called: (told) =>
    told.name === ''
      ? line('From year {year} on the chronicle only counts.')(told)
      : byWord('what', {
          year: 'Year {year} goes down in the chronicle as the year of the {name}.',
          else: 'The years from {year} on are the {name} ones, beast by beast.',
        })(told),
} satisfies Lines;
