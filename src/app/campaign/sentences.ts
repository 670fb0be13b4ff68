/** What a telling says, in sentences, each with the rule it comes of; empty where it has nothing to say to this seat. */

import type { Absence } from '../../campaign/absences.ts';
import type { Telling } from '../../campaign/telling.ts';
import type { Rule, Seat } from '../../kernel/question.ts';
import type { Role, SeatChange } from '../../log/roster.ts';
import { listed, t } from '../i18n/index.ts';
import { preferences } from '../preferences.ts';
import type { Campaign } from './context.tsx';
import { leftSentence } from './left.ts';

export interface Sentence {
  readonly words: string;
  readonly rule?: Rule;
  /** Whom it is about. */
  readonly seat?: Seat;
}

export function toldOf(campaign: Campaign, telling: Telling, seat: Seat): readonly Sentence[] {
  const { view, say, app } = campaign;
  if (telling.absence) return [{ words: absenceSentence(campaign, telling.absence) }];
  if (telling.change) return [{ words: seatSentence(campaign, telling.change) }];
  if (telling.kind === 'letter') return letter(campaign, telling, seat);
  if (telling.kind === 'note') return [{ words: telling.text ?? '' }];
  if (telling.kind === 'amend') return [{ words: t('By agreement: {why}', { why: telling.text ?? '' }) }];
  const told = telling.notes
    .filter(({ visible }) => visible === undefined || visible.includes(seat))
    .map((note) => {
      const sung = preferences().voice === 'victor' ? app.voiced?.(view(), note) : undefined;
      const about = typeof note.data.seat === 'string' ? { seat: note.data.seat } : {};
      return { words: say(sung ?? view().ruleset.sentenceOf(note)), rule: note.rule, ...about };
    })
    .filter(({ words }) => words !== '');
  if (told.length > 0) return told;
  const order = view().ruleset.orders[telling.id];
  return [order ? { words: say(order.title), rule: order.rule } : { words: telling.id }];
}

/** The sentences alone. */
export const sentencesOf = (campaign: Campaign, telling: Telling, seat: Seat): readonly string[] =>
  toldOf(campaign, telling, seat).map(({ words }) => words);

/** Of what was told the sentence that is about a seat, where only one can be shown: one order may tell of every player. */
export function sentenceFor(campaign: Campaign, telling: Telling, seat: Seat): string {
  const told = toldOf(campaign, telling, seat);
  return (told.find((one) => one.seat === seat) ?? told[0])?.words ?? '';
}

function absenceSentence({ player }: Campaign, { began, own, seat, by }: Absence): string {
  const [name, absent] = [player(own), player(seat)];
  if (began)
    return by === undefined
      ? t('{name} stands in for {absent}.', { name, absent })
      : t('{name} stands in for {absent}; {by} agreed.', { name, absent, by: player(by) });
  return by === seat
    ? t('{absent} is back; {name} no longer stands in for them.', { name, absent })
    : t('{name} no longer stands in for {absent}.', { name, absent });
}

export function seatSentence({ player }: Pick<Campaign, 'player'>, change: SeatChange): string {
  const { seat, hands } = change;
  const name = player(seat);
  const own = hands.every((one) => one === seat);
  const names = listed(hands.map(player));
  switch (change.what) {
    case 'left': {
      const left = leftSentence(change.name, change.becomes === 'free');
      return own ? left : t('{names} agreed: {what}', { names, what: left });
    }
    case 'taken':
      return t('{name} takes {before}’s seat.', { name, before: change.before });
    case 'sat':
      return change.name === name
        ? t('{name} takes the free seat.', { name })
        : t('{name} takes {before}’s seat.', { name: change.name, before: name });
    case 'marked':
      return own
        ? t('{name} acts for the empty seats from the next page on.', { name })
        : t('{names} let {name} act for the empty seats from the next page on.', {
            names,
            name,
          });
    case 'granted':
      return t('{names} gave {name}’s seat to another phone.', { names, name });
    case 'out':
      return outSentence(change.role, own, name, names);
  }
}
function outSentence(role: Role, own: boolean, name: string, names: string): string {
  switch (role) {
    case 'player':
      return own
        ? t('{name} removed a phone from their seat.', { name })
        : t('{names} removed a phone from {name}’s seat.', { names, name });
    case 'regent':
      return own
        ? t('{name} ended the regency.', { name })
        : t('{names} ended the regency for {name}.', { names, name });
    case 'guest':
      return t('{names} sent a guest away.', { names });
  }
}

/** That it was written is for all to see; its words are for those it concerns. */
function letter(
  { player }: Campaign,
  { seat: from, to = [], text }: Telling,
  reader: Seat,
): readonly Sentence[] {
  const sent = { words: t('{from} wrote to {to}.', { from: player(from), to: listed(to.map(player)) }) };
  return text !== undefined && [from, ...to].includes(reader)
    ? [sent, { words: t('“{line}”', { line: text }) }]
    : [sent];
}
