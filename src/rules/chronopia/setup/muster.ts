/** Mustering: an army, a second territory, an initial force; then the campaign begins. */
import * as v from 'valibot';
import { option, pick, unlessAny, words } from '../../../kernel/asks.ts';
import { change, note, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { landOf, territories } from '../charts/territories.ts';
import { against, define, hasRealm, nameArg, openUnless, wrongStage } from '../define.ts';
import { type Tincture, tinctures } from '../options.ts';
import { territoriesOf, warbandsOf } from '../roll/points.ts';
import { forceFaults } from '../roll/structure.ts';
import { armies, type State } from '../state.ts';

const takenBy = (state: State, seat: Seat, tincture: Tincture): Seat | undefined =>
  state.seats.find((other) => other !== seat && state.realms[other]?.tincture === tincture);

export const chooseArmy = define({
  id: 'choose-army',
  rule: 'ch.army',
  title: say('Choose your army'),
  args: v.object({
    army: v.picklist(armies),
    house: v.optional(v.pipe(nameArg, v.trim()), ''),
    tincture: v.picklist(tinctures),
  }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'muster'));
    const army = yield* option('army', { text: say('Which army do you lead?'), among: armies });
    const house = yield* words('house', {
      text: say('House, clan or name'),
      suggest: () => state.realms[seat]?.house ?? '',
    });
    const tincture = yield* option('tincture', {
      text: say('Which colour?'),
      among: tinctures,
      against(one) {
        const other = takenBy(state, seat, one);
        return other === undefined
          ? undefined
          : against('ch.army', say('{seat} already has that colour.', { seat: other }));
      },
    });
    return { army, house, tincture };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ seat, army, house, tincture }) {
    yield* change({ type: 'armyChosen', seat, army, house, tincture });
    yield* note('army', 'ch.army', { seat, army, house });
  },
});

export const rollTerritory = define({
  id: 'roll-territory',
  rule: 'ch.territory.start',
  title: say('Roll for your second territory'),
  ...openUnless((state, seat) => [
    wrongStage(state, 'muster'),
    territoriesOf(state, seat).length > 1 &&
      against('ch.territory.start', say('You already have your second territory.')),
  ]),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, __, { seat, order }) => ({ seat, id: order }),
  *run({ seat, id }) {
    const rule = 'ch.territory.start';
    const total = yield* roll('territory', {
      by: seat,
      rule,
      dice: 'd20',
      chart: territories.id,
      text: say('Which second territory do you hold?'),
    });
    const land = landOf(total);
    yield* change({ type: 'territoryGained', id, seat, land });
    yield* note('second-territory', rule, { seat, land });
  },
});

/** What a seat has still to do before the campaign can begin. */
export function missing(state: State, seat: Seat): Remark | undefined {
  if (state.realms[seat]?.army === null) return against('ch.army', say('{seat} has no army yet.', { seat }));
  if (territoriesOf(state, seat).length < 2)
    return against('ch.territory.start', say('{seat} still has to roll for a territory.', { seat }));
  if (warbandsOf(state, seat).length === 0)
    return against('ch.initial', say('{seat} has no warbands yet.', { seat }));
  return forceFaults(state, seat)[0];
}

export const readyForce = define({
  id: 'ready',
  rule: 'ch.initial',
  title: say('The force is mustered'),
  args: v.object({ ready: v.boolean() }),
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'muster'));
    const settled = against('ch.initial', say('You have already said so.'));
    const now = state.realms[seat]?.ready;
    const ready = yield* pick<boolean>('ready', {
      text: say('Is your force mustered?'),
      among: () => [now !== true],
      against: (one) => (one ? missing(state, seat) : undefined) ?? (one === now ? settled : undefined),
      none: settled,
      called: (one) => (one ? say('Yes, it is mustered') : say('No, muster it again')),
    });
    return { ready };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { ready }, { seat }) => ({ seat, ready, gold: state.realms[seat]?.gold ?? 0 }),
  *run({ seat, ready, gold }) {
    yield* change({ type: 'readied', seat, ready });
    if (!ready) return yield* note('mustering-again', 'ch.initial', { seat });
    yield* note('mustered', 'ch.initial', { seat });
    yield* note('left-over', 'ch.initial.gold', { seat, gold });
  },
});

export const beginCampaign = define({
  id: 'begin-campaign',
  rule: 'ch.stage',
  title: say('Begin the campaign'),
  single: () => null,
  ...openUnless((state) => [
    wrongStage(state, 'muster'),
    ...state.seats.map(
      (seat) =>
        !state.realms[seat]?.ready && against('ch.initial', say('{seat} is still mustering.', { seat })),
    ),
  ]),
  applies: () => true,
  brief: () => ({}),
  *run() {
    yield* change({ type: 'begun' });
    yield* note('begun', 'ch.stage', {});
  },
});
