/** How the group reads the chapter, changed in the course of play: one proposes, all others must agree. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, unless } from '../define.ts';
import type { Options, Reading, Readings } from '../options.ts';
import type { State } from '../state.ts';

const maybe = <const T extends readonly [string, ...string[]]>(values: T) => v.optional(v.picklist(values));
const nights = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)));
export const proposalArg = v.object({
  dice: maybe(['each', 'once', 'best']),
  general: maybe(['own', 'all']),
  games: maybe(['any', 'all']),
  mines: maybe(['taken', 'fought']),
  interdiction: maybe(['tile', 'realm']),
  raids: maybe(['lost', 'taken']),
  first: maybe(['armies', 'fleets']),
  sailing: maybe(['two-steps', 'at-once']),
  order: maybe(['rolled', 'rotating']),
  draft: maybe(['smallest', 'rolled']),
  nights,
  victory: maybe(['realm', 'tiles', 'treasury']),
  pieces: maybe(['limited', 'unlimited']),
});
export type Proposal = v.InferOutput<typeof proposalArg>;

const outer = ['nights', 'victory', 'pieces'] as const;
const isOuter = (name: string): name is (typeof outer)[number] => (outer as readonly string[]).includes(name);

/** What a proposal would change, as `name-value`. */
export function differences({ options }: State, proposal: Proposal): readonly string[] {
  return Object.entries(proposal).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const now = isOuter(name) ? options[name] : options.readings[name as Reading];
    return now === value ? [] : [`${name}-${value}`];
  });
}

/** The options once a proposal holds. */
export function agreed(options: Options, proposal: Proposal): Options {
  const { nights: end, victory, pieces, ...readings } = proposal;
  return {
    ...options,
    nights: end ?? options.nights,
    victory: victory ?? options.victory,
    pieces: pieces ?? options.pieces,
    readings: { ...options.readings, ...(JSON.parse(JSON.stringify(readings)) as Partial<Readings>) },
  };
}

export const changeReadings = define({
  id: 'change-readings',
  rule: 'ra.accord',
  title: say('Change how you play'),
  args: v.object({ proposal: proposalArg }),
  offered: (state, _, args) =>
    unless(
      state.stage === 'over' && against('ra.over', say('The campaign is over.')),
      args &&
        differences(state, args.proposal).length === 0 &&
        against('ra.accord', say('That is how you play already.')),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { proposal }, { seat }) => ({
    seat,
    proposal: JSON.parse(JSON.stringify(proposal)) as Proposal,
    others: state.seats.filter((other) => other !== seat),
    changes: differences(state, proposal).length,
  }),
  *run({ seat, proposal, others, changes }) {
    const against = yield* dissent(others, {
      rule: 'ra.accord',
      text: say('{seat} would play otherwise in {changes} points. Do you agree?', { seat, changes }),
      no: say('No, we play on as we do'),
    });
    if (against !== undefined) return yield* note('accord-refused', 'ra.accord', { seat, other: against });
    yield* change({ type: 'readingsChanged', proposal });
    yield* note('accord', 'ra.accord', { seat });
  },
});

/** The end by agreement, whatever the calendar says. */
export const endCampaign = define({
  id: 'end-campaign',
  rule: 'ra.over',
  title: say('End the campaign'),
  args: v.object({}),
  offered: (state) =>
    unless(state.stage !== 'season' && against('ra.over', say('There is no campaign to end.'))),
  applies: () => true,
  brief: (state, _, { seat }) => ({ seat, others: state.seats.filter((other) => other !== seat) }),
  *run({ seat, others }) {
    const against = yield* dissent(others, {
      rule: 'ra.over',
      text: say('{seat} would end the campaign here and see who leads.', { seat }),
    });
    if (against !== undefined) return yield* note('end-refused', 'ra.over', { seat, other: against });
    yield* change({ type: 'campaignEnded' });
    yield* note('ended', 'ra.over', { seat });
  },
});
