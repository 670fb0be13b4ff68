/**
 * A clash of two strengths, as battles and assaults alike are fought: the combat table, the strategic cards, two dice.
 * Both cards are laid face down and shown together; a dealt one is rolled only once the attacker's is settled.
 */
import { type Asking, given, pick, type Why } from '../../../kernel/asks.ts';
import { lookUpCell } from '../../../kernel/chart.ts';
import { isDouble } from '../../../kernel/dice.ts';
import {
  askSealed,
  choose,
  type Decision,
  FORFEIT,
  laid,
  type Procedure,
  roll,
  rollFaces,
} from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { attackerCards, combatTable, defenderCards, strategicCards } from '../charts/combat.ts';
import { against } from '../define.ts';
import type { Owner, State } from '../state.ts';

export type AttackerCard = (typeof attackerCards)[number];
export type DefenderCard = (typeof defenderCards)[number];
export type Clash = {
  /** Independents attack where the dead have risen. */
  readonly attacker: Owner;
  readonly defender: Owner;
  /** Who plays the defender's card: the defender; for independents on either side another player, or null: it is dealt by a die. */
  readonly card: Seat | null;
  /** Points on both sides, walls reckoned in. */
  readonly attack: number;
  readonly defence: number;
  /** Added to the score: what a breach is worth in an assault. */
  readonly bonus: number;
  readonly rule: Rule;
  /** The chart the score is read on, shown while the dice are rolled. */
  readonly chart?: string;
};
export type Clashed = {
  /** Of the combat table, for the attacker. */
  readonly factor: number;
  /** Of the cards, for the attacker. */
  readonly strategic: number;
  /** Factor, cards, dice and bonus together: what the result is read on. */
  readonly score: number;
  /** Whether a character falls. */
  readonly double: boolean;
  readonly cards: { readonly attacker: AttackerCard; readonly defender: DefenderCard };
};

/** Who plays the card of the townsfolk; where a player defends, nobody is asked. */
export function* cardFor(
  state: State,
  attacker: Seat,
  defender: Owner | undefined,
  unfit: (player: Seat | null) => Why,
): Asking<Seat | null> {
  if (defender !== 'independent') return yield* given<Seat | null>('card', { value: null, against: unfit });
  return yield* pick<Seat | null>('card', {
    text: say('Who plays the card of the townsfolk?'),
    among: () => [null, ...state.seats.filter((one) => one !== attacker)],
    against: unfit,
    none: against('me.battle.dealt', say('Another player must play the card of the townsfolk.')),
  });
}

/** The factor of two strengths in points, for the attacker (Battle resolution). */
export const factorOf = (attack: number, defence: number): number =>
  lookUpCell(combatTable, defence, attack).is;
/** What a pair of cards is worth to the attacker (Strategic modifiers). */
export const strategicOf = (attacker: AttackerCard, defender: DefenderCard): number =>
  lookUpCell(strategicCards, attacker, defender).is;

const attackerTexts = {
  direct: say('Direct attack'),
  surprise: say('Surprise attack'),
  flank: say('Flank attack'),
} as const;
const defenderTexts = {
  counter: say('Counter attack'),
  hold: say('Hold'),
  withdraw: say('Withdraw'),
} as const;

/** The player who faces independents rolls for them; else the attacker does. */
const roller = ({ attacker, defender }: Clash): Seat => (attacker === 'independent' ? defender : attacker);

/**
 * The cards as they are shown. A side that lays none plays the worst one against the other's; where neither lays one, a direct
 * attack meets a hold, which is worth nothing to either.
 */
function shown({
  attacker,
  defender,
}: {
  readonly attacker: AttackerCard | typeof FORFEIT;
  readonly defender: DefenderCard | typeof FORFEIT;
}): { attacker: AttackerCard; defender: DefenderCard } {
  if (attacker !== FORFEIT && defender !== FORFEIT) return { attacker, defender };
  if (attacker !== FORFEIT) {
    const worst = Math.max(...defenderCards.map((card) => strategicOf(attacker, card)));
    return {
      attacker,
      defender: defenderCards.find((card) => strategicOf(attacker, card) === worst) ?? 'hold',
    };
  }
  if (defender === FORFEIT) return { attacker: 'direct', defender: 'hold' };
  const worst = Math.min(...attackerCards.map((card) => strategicOf(card, defender)));
  return {
    attacker: attackerCards.find((card) => strategicOf(card, defender) === worst) ?? 'direct',
    defender,
  };
}

/** Both cards: sealed together, or the player's first and then the deal. */
function* cards(b: Clash): Procedure<never, { attacker: AttackerCard; defender: DefenderCard }> {
  const { attacker, defender, card } = b;
  const rule = 'me.battle.cards' as const;
  const beset = attacker === 'independent';
  const attack = {
    by: beset ? (card ?? defender) : attacker,
    rule,
    text: beset
      ? say('Which card do you play for the undead against {attackerSeat}?', { attackerSeat: defender })
      : say('Which card do you play against {defenderSeat}?', { defenderSeat: defender }),
    from: attackerTexts,
  };
  const defence = {
    by: beset ? defender : (card ?? attacker),
    rule,
    text:
      beset || card === defender
        ? say('Which card do you play against {attackerSeat}?', { attackerSeat: attacker })
        : say('Which card do you play for the townsfolk against {attackerSeat}?', { attackerSeat: attacker }),
    from: defenderTexts,
  };
  if (card !== null) return shown(yield* askSealed({ attacker: laid(attack), defender: laid(defence) }));
  const dealt = (text: Text) => roll('dealt', { by: roller(b), rule: 'me.battle.dealt', dice: 'd3', text });
  if (beset) {
    const answer = yield* choose('defender', defence);
    const face = yield* dealt(say('Deal the undead a card: 1 direct, 2 surprise, 3 flank attack.'));
    return { attacker: attackerCards[face - 1] ?? 'direct', defender: answer };
  }
  const answer = yield* choose('attacker', attack);
  const face = yield* dealt(
    say('Deal a card for {defenderSeat}: 1 counter attack, 2 hold, 3 withdraw.', {
      defenderSeat: defender,
    }),
  );
  return { attacker: answer, defender: defenderCards[face - 1] ?? 'hold' };
}

/** Asks for the cards and the dice. Labels: `attacker`, `defender` or `dealt`, and `dice`. */
export function* clash(b: Clash): Procedure<never, Clashed> {
  const factor = factorOf(b.attack, b.defence);
  const played = yield* cards(b);
  const strategic = strategicOf(played.attacker, played.defender);
  const fixed = factor + strategic + b.bonus;
  const dice = yield* rollFaces('dice', {
    by: roller(b),
    rule: b.rule,
    dice: '2d6',
    modifier: fixed,
    ...(b.chart === undefined ? {} : { chart: b.chart }),
    text: say('The lines meet.'),
  });
  const score = fixed + dice.sorted.reduce((sum, face) => sum + face, 0);
  return { factor, strategic, score, double: isDouble(dice), cards: played };
}

/** A clash as a decision, for chances: the cards follow a policy. */
export const clashDecision: Decision<Clash, Clashed> = { id: 'me.battle.clash', run: clash };
