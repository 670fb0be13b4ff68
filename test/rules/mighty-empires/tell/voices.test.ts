import { describe, expect, test } from 'vitest';
import type { Note } from '../../../../src/kernel/procedure.ts';
import { plain } from '../../../../src/kernel/text.ts';
import { peoplesOf } from '../../../../src/rules/mighty-empires/map/peoples.ts';
import { type Deed, dragonSongs, songs } from '../../../../src/rules/mighty-empires/songs/songs.ts';
import { voiced } from '../../../../src/rules/mighty-empires/songs/voices.ts';
import { home, table } from '../table.ts';

const people = (azure: (typeof peoplesOf)[number], gules: (typeof peoplesOf)[number] = 'men') => {
  const state = table({});
  return {
    ...state,
    options: { ...state.options, parts: { ...state.options.parts, peoples: true } },
    realms: {
      ...state.realms,
      azure: { ...state.realms.azure, people: azure },
      gules: { ...state.realms.gules, people: gules },
    },
  } as typeof state;
};
const note = (id: string, data: Note['data']): Note => ({ note: id, rule: 'me.battle.result', data }) as Note;
const fought = (result: string, score = 9): Note =>
  note('fought', { tile: home, attacker: 'azure', defender: 'gules', score, result });
const say = (state: ReturnType<typeof people>, of: Note): string | undefined => {
  const text = voiced(state, of);
  return text && plain(text);
};
const sentences = (who: (typeof peoplesOf)[number], deed: Deed): readonly string[] => songs[who][deed];
const as = (sentence: string, victor: string): string =>
  sentence.replaceAll('{victorSeat}', victor).replaceAll('{tile}', home);

describe('the chronicle in the voice of the victor’s people', () => {
  test.each(peoplesOf)('%s tell of each of their deeds, each sentence naming victor and place', (who) => {
    for (const deed of ['win', 'rout', 'storm', 'hold', 'raze'] as const) {
      expect(sentences(who, deed).length).toBeGreaterThan(1);
      for (const sentence of sentences(who, deed)) {
        expect(sentence).toContain('{tile}');
        expect(sentence).toContain('{victorSeat}');
      }
    }
  });
  test('who won speaks, whichever side that was', () => {
    const state = people('dwarfs', 'skaven');
    const attacked = say(state, fought('attacker'));
    expect(sentences('dwarfs', 'win').map((one) => as(one, 'azure'))).toContain(attacked);
    const routed = say(state, fought('defender-scatters'));
    expect(sentences('skaven', 'rout').map((one) => as(one, 'gules'))).toContain(routed);
  });
  test('walls: those who stormed them, or those who held; what was counted stays counted', () => {
    const state = people('goblinoids', 'wood-elves');
    const assault = (came: string) =>
      note('assault', { tile: home, attacker: 'azure', defender: 'gules', assault: came, score: 12 });
    expect(sentences('goblinoids', 'storm').map((one) => `${as(one, 'azure')} (12)`)).toContain(
      say(state, assault('stormed')),
    );
    for (const came of ['repulse', 'bloody-repulse'])
      expect(sentences('wood-elves', 'hold').map((one) => `${as(one, 'gules')} (12)`)).toContain(
        say(state, assault(came)),
      );
    const razed = note('razed', {
      seat: 'azure',
      tile: home,
      owner: 'gules',
      site: 'village',
      loads: 3,
      lost: 2,
    });
    expect(say(state, razed)).toMatch(/ Baggage taken: 3; burnt: 2\.$/);
  });
  test('the same note reads the same everywhere; others of its kind may read otherwise', () => {
    const state = people('undead');
    expect(say(state, fought('attacker', 9))).toBe(say(state, { ...fought('attacker', 9) }));
    const told = new Set([6, 7, 8, 9, 10, 11, 12].map((score) => say(state, fought('attacker', score))));
    expect(told.size).toBe(sentences('undead', 'win').length);
  });
  test('nobody’s day and the townsfolk’s keep the plain line; dragons leave rumours', () => {
    const state = people('high-elves');
    expect(say(state, fought('draw'))).toBeUndefined();
    const town = note('fought', {
      tile: home,
      attacker: 'azure',
      defender: 'independent',
      score: 4,
      result: 'defender',
    });
    expect(say(state, town)).toBeUndefined();
    expect(say(state, note('fed', { seat: 'azure', stored: 0, foraged: 2 }))).toBeUndefined();
    const burnt = note('dragons', { tile: home, total: 6, settled: true, banners: 0 });
    expect(dragonSongs.map((one) => as(one, ''))).toContain(say(state, burnt));
    expect(say(state, note('dragons', { tile: home, total: 1, settled: true, banners: 0 }))).toBeUndefined();
  });
  test('with peoples left out of the campaign everybody speaks as men do', () => {
    const state = people('skaven');
    const none = {
      ...state,
      options: { ...state.options, parts: { ...state.options.parts, peoples: false } },
    };
    expect(sentences('men', 'win').map((one) => as(one, 'azure'))).toContain(say(none, fought('attacker')));
  });
});
