import { describe, expect, test } from 'vitest';
import type { Json } from '../../../../src/kernel/json.ts';
import { mightyEmpires } from '../../../../src/rules/mighty-empires/index.ts';
import { designs } from '../../../../src/rules/mighty-empires/land/designs.ts';
import { landAt, landNeighbours, lands } from '../../../../src/rules/mighty-empires/map/terrain.ts';
import { pileOf } from '../../../../src/rules/mighty-empires/setup/packs.ts';
import type { State } from '../../../../src/rules/mighty-empires/state.ts';
import { act, plain, refusal, shore } from '../table.ts';

const found = (options = {}): State => mightyEmpires.found(options, ['azure', 'gules']);
const source = designs.find(({ kind }) => kind === 'source')?.id ?? '';
const lowland = designs.find(({ pack, fixed }) => pack === 'lowland' && !fixed)?.id ?? '';

describe('me.map.laid (The map)', () => {
  const laid = { q0r0: { design: source, turn: 0 }, q1r0: { design: lowland, turn: 2 } } as const;
  test('the order carries the finished map', () => {
    const { state } = act(found(), 'azure', 'lay-map', { laid });
    expect(state.map.laid).toEqual(laid);
    expect(Object.keys(lands(state))).toHaveLength(2);
    expect(landAt(state, 'q0r0')?.ground).toBe('highland');
  });
  test('another map replaces it until it is confirmed', () => {
    const first = act(found(), 'azure', 'lay-map', { laid }).state;
    const second = act(first, 'gules', 'lay-map', { laid: { q0r0: { design: lowland, turn: 0 } } }).state;
    expect(Object.keys(lands(second))).toEqual(['q0r0']);
    const confirmed = act(second, 'azure', 'end-stage', { stage: 'map' }).state;
    expect(confirmed.stage).toBe('capitals');
    expect(refusal(confirmed, 'azure', 'lay-map')).toBe('me.setup.stage');
  });
  test('tiles nobody knows are no map', () => {
    expect(() => act(found(), 'azure', 'lay-map', { laid: { q0r0: { design: 'x99', turn: 0 } } })).toThrow(
      /filled in/,
    );
    expect(() =>
      act(found(), 'azure', 'lay-map', { laid: { nowhere: { design: source, turn: 0 } } }),
    ).toThrow(/filled in/);
  });
  test('me.setup.stage: without a map there is nothing to confirm', () => {
    expect(refusal(found(), 'azure', 'end-stage', { stage: 'map' })).toBe('me.map.laid');
  });
});

describe('me.map.tile, me.map.draw, me.map.put-back (The map: third and subsequent tiles)', () => {
  const empty = found({ map: 'in-turn' });
  test('a die among the tiles left draws from the pack', () => {
    const pile = pileOf(empty, 'highland').top;
    const { state } = act(empty, 'azure', 'draw-tile', { pack: 'highland' }, { draw: [3] });
    expect(state.map.drawn).toEqual({ seat: 'azure', design: pile[2] });
    expect(pileOf(state, 'highland').top).toHaveLength(pile.length - 1);
    expect(refusal(state, 'gules', 'draw-tile', { pack: 'river' })).toBe('me.map.draw');
  });
  test('where a tile may not lie is advice: the order still applies', () => {
    expect(refusal(empty, 'azure', 'lay-tile', { tile: 'q0r0', design: lowland })).toBe(
      'me.map.first-highland',
    );
    const { state } = act(empty, 'azure', 'lay-tile', { tile: 'q0r0', design: lowland });
    expect(state.map.laid.q0r0).toEqual({ design: lowland, turn: 0 });
  });
  test('a place is taken once', () => {
    const { state } = act(empty, 'azure', 'lay-tile', { tile: 'q0r0', design: source });
    expect(refusal(state, 'azure', 'lay-tile', { tile: 'q0r0', design: lowland })).toBe('me.map.tile');
  });
  test('laying the drawn tile empties the hand; putting it back puts it last', () => {
    const drawn = act(empty, 'azure', 'draw-tile', { pack: 'highland' }, { draw: [1] }).state;
    const design = drawn.map.drawn?.design ?? '';
    expect(act(drawn, 'azure', 'lay-tile', { tile: 'q0r0', design }).state.map.drawn).toBeNull();
    const back = act(drawn, 'azure', 'put-back', {}).state;
    expect(back.map.drawn).toBeNull();
    expect(pileOf(back, 'highland').under).toEqual([design]);
    expect(refusal(back, 'azure', 'put-back')).toBe('me.map.put-back');
  });
  test('a pack that is used up gives nothing', () => {
    const laid = Object.fromEntries(
      designs
        .filter(({ pack }) => pack === 'coastal')
        .map(({ id }, i) => [`q${i}r9`, { design: id, turn: 0 }]),
    );
    const state = { ...empty, map: { ...empty.map, laid: laid as State['map']['laid'] } };
    expect(refusal(state, 'azure', 'draw-tile', { pack: 'coastal' })).toBe('me.map.draw');
  });
  test('two sets have every tile twice', () => {
    const two = mightyEmpires.found({ sets: 2 }, ['azure']);
    expect(pileOf(two, 'river').top).toHaveLength(2 * pileOf(empty, 'river').top.length);
    expect(mightyEmpires.found({}, ['a', 'b', 'c', 'd']).options.sets).toBe(2);
  });
  test('me.map.tidy: tiles can be taken up again', () => {
    const { state } = act(empty, 'azure', 'lay-tile', { tile: 'q0r0', design: source });
    expect(act(state, 'azure', 'lift-tiles', { tiles: ['q0r0'] }).state.map.laid).toEqual({});
  });
});

describe('me.map.painted (The map: at your own discretion)', () => {
  const painted = { q0r0: plain, q1r0: shore } as never as { readonly [tile: string]: Json };
  const field = plain as never as Json;
  test('the order carries the land the strokes came to, and replaces what was painted before', () => {
    const first = act(found({ map: 'painted' }), 'azure', 'paint', {
      painted,
      capitals: ['q0r0', 'q9r9'],
    }).state;
    expect(landAt(first, 'q1r0')).toEqual(shore);
    expect(first.map.capitals).toEqual(['q0r0']);
    const second = act(first, 'azure', 'paint', { painted: { q0r0: field } }).state;
    expect(Object.keys(lands(second))).toEqual(['q0r0']);
  });
  test('nothing that is no land', () => {
    expect(() => act(found(), 'azure', 'paint', { painted: { q0r0: { ground: 'lowland' } } })).toThrow(
      /filled in/,
    );
  });
  test('land joins land; the open sea parts it', () => {
    const state = act(found(), 'azure', 'paint', { painted: { ...painted, q2r0: field } }).state;
    expect(landNeighbours(state, 'q0r0')).toEqual(['q1r0']);
    expect(landNeighbours(state, 'q1r0')).toEqual(['q0r0']);
  });
});
