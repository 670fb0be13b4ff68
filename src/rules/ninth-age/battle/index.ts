/** Battles: arranged, paid for, fought at the table, their results entered and agreed. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { otherSide, type State } from '../state.ts';
import { agreeSize, arrangeBattle, buyPoints } from './arrange.ts';
import { type Battle, fightOf, sideOf, waiting } from './battles.ts';
import { callOff, recordBattle } from './record.ts';

/** Whom a seat meets in a battle. */
export function against(battle: Battle, seat: Seat): Text {
  const side = sideOf(battle, seat) ?? 'first';
  const [a = '', b] = battle[otherSide(side)];
  return b === undefined
    ? say('Battle against {aSeat}', { aSeat: a })
    : say('Battle against {aSeat} and {bSeat}', { aSeat: a, bSeat: b });
}

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'play') return [];
  const mine = waiting(state).filter((battle) => sideOf(battle, seat) !== undefined);
  return mine.flatMap((battle): readonly Task[] => {
    const { date, place } = fightOf(state, battle.id);
    const age = state.turn.number - (state.encounters[battle.encounter]?.since ?? state.turn.number);
    // While challenges are still issued, an encounter may yet become another.
    if (age === 0 && state.turn.phase === 'challenge') return [];
    const when = [date, place].filter((part) => part !== '').join(', ');
    const why =
      when !== ''
        ? say('Arranged: {when}', { when })
        : age > 0
          ? age === 1
            ? say('It has waited since the last turn.')
            : say('It has waited for {age} turns.', { age })
          : say('Fight it at the table, then enter how it went.');
    return [
      {
        kind: state.turn.phase === 'battle' ? 'asked' : 'mind',
        rule: age > 0 ? 'na.battle.waiting' : 'na.battle.result',
        title: against(battle, seat),
        why,
        deed: say('To the battle sheet'),
        icon: 'crossed-swords',
        about: battle.id,
      },
    ];
  });
}

export const battleLines = {
  arranged: line('A battle of {seat} is arranged: {when}.'),
  unarranged: line('{seat} leaves open when the battle is fought.'),
  'size-agreed': line('The armies will have {size} points a side.'),
  'size-refused': line('{otherSeat} will not fight with {size} points a side.'),
  'points-bought': line('{seat} opens the war chest: {gold} gold for as many points of troops.'),
  fought: byWord('outcome', {
    draw: '{winnerSeat} and {loserSeat} fight all day, and neither holds the field.',
    narrow: '{winnerSeat} wins a narrow victory over {loserSeat}.',
    solid: '{winnerSeat} beats {loserSeat} soundly.',
    massacre: '{winnerSeat} massacres the army of {loserSeat}.',
  }),
  'result-refused': line('{otherSeat} does not agree with the result that {seat} entered.'),
  'called-off': line('All who were to fight it call off the battle of {seat}.'),
  'battle-stands': line('{otherSeat} insists: the battle that {seat} wanted to call off will be fought.'),
} satisfies Lines;

export const battles: Chapter = {
  orders: [arrangeBattle, agreeSize, buyPoints, recordBattle, callOff],
  lines: battleLines,
  tasks,
  invariants: (state) =>
    Object.keys(state.fights)
      .filter((id) => !Object.keys(state.encounters).some((encounter) => id.startsWith(`${encounter}.`)))
      .map((id) => `${id} is fought over nothing`),
};
