import { describe, expect, test } from 'vitest';
import { isGenuine, sealOf } from '../../../../src/rules/mighty-empires/court/letters.ts';
import { act, refusal } from '../table.ts';
import { inWinter, ledgers, refused, written } from './winter.ts';

const court = inWinter('diplomacy', { seats: ['azure', 'gules', 'or'] });
const words = { text: 'Strike when the snow melts.', sand: 'x7' };
const line = { write: 'letter', letter: 'l1', from: 'azure', to: 'gules', ...words };
const seal = sealOf(words);
const sent = act(court, 'azure', 'send-letter', { letter: 'l1', to: 'gules', seal });

describe('me.diplomacy.letter (Written pacts)', () => {
  test('its words go to the other alone; all see the rider and the seal', () => {
    expect(sent.tells).toMatchObject([
      { from: 'azure', to: ['gules'], claim: 'letter', about: { letter: 'l1' } },
    ]);
    expect(JSON.stringify([sent.state, sent.notes])).not.toContain('snow melts');
    const book = written(ledgers.start('azure', court), line, court);
    expect(ledgers.claim(book, 'letter', { letter: 'l1' }, court)).toEqual(words);
    expect(ledgers.claim(book, 'letter', { letter: 'l2' }, court)).toBeUndefined();
  });
  test('once written it is not written otherwise, and the seal tells', () => {
    const book = written(ledgers.start('azure', court), line, court);
    expect(refused(book, { ...line, text: 'Peace.' }, court)).toBe('me.ledger.write');
    expect(isGenuine(sent.state, 'l1', words)).toBe(true);
    expect(isGenuine(sent.state, 'l1', { ...words, text: 'Peace.' })).toBe(false);
  });
  test('in the diplomacy phase, to somebody else, and once', () => {
    expect(refusal(court, 'azure', 'send-letter', { letter: 'l1', to: 'azure', seal })).toBe(
      'me.diplomacy.letter',
    );
    expect(refusal(sent.state, 'azure', 'send-letter', { letter: 'l1', to: 'or', seal })).toBe(
      'me.diplomacy.letter',
    );
    expect(refusal(inWinter('baggage'), 'azure', 'send-letter', { letter: 'l1', to: 'gules', seal })).toBe(
      'me.winter.phase',
    );
  });
});

describe('me.diplomacy.evidence (Written pacts)', () => {
  test('either of the two may show it, nobody else', () => {
    const shown = act(sent.state, 'gules', 'show-letter', { letter: 'l1', to: ['or'] });
    expect(shown.tells).toMatchObject([{ from: 'gules', to: ['or'], claim: 'letter' }]);
    expect(shown.state.court.letters.l1?.shown).toEqual(['or']);
    expect(refusal(sent.state, 'or', 'show-letter', { letter: 'l1', to: ['gules'] })).toBe(
      'me.diplomacy.evidence',
    );
    const spring = { ...sent.state, stage: 'season' as const };
    expect(refusal(spring, 'azure', 'show-letter', { letter: 'l1', to: ['or'] })).toBeUndefined();
  });
});
