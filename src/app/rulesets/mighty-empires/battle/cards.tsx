/** The strategic cards of one side, laid out to be picked: each with what it is worth against the three of the other. */
import { For, type JSX } from 'solid-js';
import { strategicOf } from '../../../../rules/mighty-empires/battle/clash.ts';
import { attackerCards, defenderCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { t } from '../../../i18n/index.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import type { ChoiceProps } from '../../contract.ts';
import { type Card, cardIcons, cardNames, signed } from './card-faces.ts';
import s from './cards.module.css';

const attacks = (card: string): card is (typeof attackerCards)[number] =>
  (attackerCards as readonly string[]).includes(card);

/** Worth to the player who plays it: the printed number is the attacker's. */
function against(card: Card): readonly { readonly card: Card; readonly worth: number }[] {
  return attacks(card)
    ? defenderCards.map((other) => ({ card: other, worth: strategicOf(card, other) }))
    : attackerCards.map((other) => ({ card: other, worth: -strategicOf(other, card) }));
}

export function Cards(props: ChoiceProps): JSX.Element {
  const all = () => Object.keys(props.question.from) as readonly Card[];
  return (
    <fieldset class={s.hand}>
      <legend class="unseen">{t('Your cards')}</legend>
      <For each={all()}>
        {(card) => (
          <label class={s.card} data-card={card} data-picked={props.picked === card ? '' : undefined}>
            <input
              type="radio"
              name="card"
              value={card}
              checked={props.picked === card}
              onChange={() => props.onPick(card)}
            />
            <GameIcon name={cardIcons[card]} size={44} />
            <span class={s.name}>{cardNames[card]()}</span>
            <ul>
              <For each={against(card)}>
                {(other) => (
                  <li>
                    <GameIcon name={cardIcons[other.card]} size={20} />
                    <span class="unseen">{t('against {card}', { card: cardNames[other.card]() })}</span>
                    <b data-worth={Math.sign(other.worth)}>{signed(other.worth)}</b>
                  </li>
                )}
              </For>
            </ul>
          </label>
        )}
      </For>
      <ul class={s.key} aria-hidden="true">
        <For each={against(all()[0] ?? 'direct')}>
          {(other) => (
            <li>
              <GameIcon name={cardIcons[other.card]} size={18} />
              {cardNames[other.card]()}
            </li>
          )}
        </For>
      </ul>
    </fieldset>
  );
}
