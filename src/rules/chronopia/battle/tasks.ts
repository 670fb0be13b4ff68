/** What battles put before a seat: those that wait, and those that might be fought. */
import { asked as answered } from '../../../kernel/asking.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark, Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { battlesOf, foughtSoFar } from '../battles.ts';
import { isDue } from '../end/end.ts';
import { sittingOf } from '../sitting.ts';
import type { Battle, BattleKind, State } from '../state.ts';
import { asked, may, mind } from '../tasks.ts';
import { settleBattle } from './settle.ts';
import { takeField } from './take-field.ts';

const prepare: { readonly [kind in BattleKind]: string } = {
  two: 'Prepare the battle with {other}',
  many: 'Prepare the battle of {count} players',
  rescue: 'Prepare the rescue from {other}',
  challenge: 'Prepare the challenge with {other}',
};
const report: { readonly [kind in BattleKind]: string } = {
  two: 'How did the battle with {other} end?',
  many: 'How did the battle of {count} players end?',
  rescue: 'How did the rescue end?',
  challenge: 'How did the challenge with {other} end?',
};
const worded = (sentences: typeof prepare, { kind, sides }: Battle, seat: Seat): Text =>
  say(sentences[kind], {
    other: sides.find((side) => side !== seat) ?? seat,
    count: sides.length,
  });

/** How many battles were fought since it was arranged. */
const old = (age: number): Text =>
  age === 0
    ? say('No day arranged yet')
    : age === 1
      ? say('One battle has been fought since it was arranged')
      : say('{age} battles have been fought since it was arranged', { age });

function waiting(state: State, seat: Seat, id: string, battle: Battle): readonly Task[] {
  const age = foughtSoFar(state) - battle.since;
  const why = battle.when !== '' ? say('{when}', { when: battle.when }) : old(age);
  const summons =
    state.realms[seat]?.army === 'devout' && state.options.parts.special
      ? [
          may('ch.devout.summon', say('Summon undead and demons'), 'fire-spell-cast', {
            id: 'summon',
            args: { battle: id },
          }),
        ]
      : [];
  const allies =
    state.options.parts.allies &&
    battle.kind !== 'many' &&
    battle.sides.includes(seat) &&
    state.seats.length > 2
      ? [may('ch.allies', say('Call on an ally'), 'shaking-hands', { id: 'call-ally', args: { battle: id } })]
      : [];
  const mission =
    battle.missions[seat] === undefined && (battle.kind === 'two' || battle.kind === 'many')
      ? [
          may('ch.victory.mission', say('Write down your mission'), 'treasure-map', {
            id: 'choose-mission',
            args: { battle: id },
          }),
        ]
      : [];
  const main: Task = battle.set
    ? asked('ch.victory', worded(report, battle, seat), 'crossed-swords', {
        id: 'settle-battle',
        args: { battle: id },
      })
    : asked('ch.battle.stake', worded(prepare, battle, seat), 'crossed-swords', {
        id: 'take-field',
        args: { battle: id },
      });
  return [{ ...main, why }, ...mission, ...allies, ...summons];
}

/** What holds up battles, each reason once, with how many wait for it. */
function heldUp(reasons: readonly Remark[]): readonly Task[] {
  const once = new Map(reasons.map((reason) => [JSON.stringify(reason.why), reason]));
  return [...once].map(([key, { rule, why }]) => {
    const count = reasons.filter((each) => JSON.stringify(each.why) === key).length;
    return {
      ...mind(rule, why, rule === 'ch.sequence' ? 'hourglass' : 'prisoner'),
      why: counted(count, 'One battle waits for it.', '{n} battles wait for it.'),
    };
  });
}

export function battleTasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'campaign' || sittingOf(state, seat)) return [];
  const all = battlesOf(state, seat).map(([id, battle]) => ({
    id,
    battle,
    against: answered((battle.set ? settleBattle : takeField).asks(state, seat), { battle: id }).why,
  }));
  const mine = [
    ...all.flatMap(({ id, battle, against }) => (against ? [] : waiting(state, seat, id, battle))),
    ...heldUp(all.flatMap(({ against }) => against ?? [])),
  ];
  if (isDue(state)) return mine;
  return [
    ...mine,
    may('ch.battle', say('Arrange a battle'), 'crossed-swords', { id: 'arrange-battle' }),
    ...(state.options.parts.challenges
      ? [may('ch.challenge', say('Challenge a player'), 'daggers', { id: 'challenge' })]
      : []),
  ];
}
