/** Battles: arranged, paid for, fought at the table, their results entered and agreed. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { otherSide, type State } from '../state.ts';
import { agreeSize, arrangeBattle, buyPoints } from './arrange.ts';
import { type Battle, fightOf, sideOf, waiting } from './battles.ts';
import { battleChanges, battleShapes } from './changes.ts';
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
            ? say('It has been waiting since last turn.')
            : say('It has been waiting for {age} turns.', { age })
          : say('Fight it at the table, then enter the result.');
    return [
      {
        kind: state.turn.phase === 'battle' ? 'asked' : 'mind',
        rule: age > 0 ? 'na.battle.waiting' : 'na.battle.result',
        title: against(battle, seat),
        why,
        deed: say('Open the battle sheet'),
        icon: 'crossed-swords',
        about: battle.id,
      },
    ];
  });
}

export const battleSentences = {
  arranged: sentence('A battle of {seat} is arranged: {when}.'),
  unarranged: sentence('{seat} leaves open when to fight the battle.'),
  'size-agreed': sentence('The armies will have {size} points a side.'),
  'size-refused': sentence('{otherSeat} will not fight with {size} points a side.'),
  'points-bought': sentence('{seat} opens the war chest and spends {gold} gold on troops.'),
  fought: byWord('outcome', {
    draw: '{winnerSeat} and {loserSeat} fight all day, and neither holds the field.',
    narrow: '{winnerSeat} wins a narrow victory over {loserSeat}.',
    solid: '{winnerSeat} beats {loserSeat} soundly.',
    massacre: '{winnerSeat} massacres the army of {loserSeat}.',
  }),
  'result-refused': sentence('{otherSeat} does not agree with the result that {seat} entered.'),
  'called-off': sentence('The players of {seat}’s battle call it off.'),
  'battle-stands': sentence('{otherSeat} insists on fighting the battle that {seat} wanted to call off.'),
} satisfies Sentences;

export const battleChapter = {
  orders: [arrangeBattle, agreeSize, buyPoints, recordBattle, callOff],
  shapes: battleShapes,
  changes: battleChanges,
  sentences: battleSentences,
  begin: () => ({ encounters: {}, fights: {} }),
  tasks,
  invariants: (state) =>
    Object.keys(state.fights)
      .filter((id) => !Object.keys(state.encounters).some((encounter) => id.startsWith(`${encounter}.`)))
      .map((id) => `${id} is fought over nothing`),
} satisfies Chapter;
