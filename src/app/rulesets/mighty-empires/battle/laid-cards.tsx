/**
 * Both cards turned over, before anybody rolls: who played what, and what that and the numbers put to the dice. Nothing
 * while a card is still to come.
 */
import { type JSX, Show } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { strategicOf } from '../../../../rules/mighty-empires/battle/clash.ts';
import type { Owner } from '../../../../rules/mighty-empires/state.ts';
import { youIn } from '../../../campaign/say.ts';
import { t } from '../../../i18n/index.ts';
import { GameIcon } from '../../../ui/icons/game-icon.tsx';
import type { LaidProps } from '../../contract.ts';
import { useEmpire } from '../empire.ts';
import { type Card, cardIcons, cardNames, playedCards, signed } from './card-faces.ts';
import s from './laid-cards.module.css';

export function LaidCards(props: LaidProps): JSX.Element {
  const { seat, player, view } = useEmpire();
  /** The clash may be a part of its order: what stands before `dice` in the label is its name there. */
  const said = (label: string): Json | undefined =>
    props.order.open.answers[props.question.label.replace(/dice$/, label)]?.value;
  const sides = () => {
    const { attacker, defender } = props.order.open.brief as {
      readonly attacker: string | { readonly seat: Owner };
      readonly defender: string | { readonly seat: Owner };
    };
    const owner = (side: typeof attacker): Owner => (typeof side === 'string' ? side : side.seat);
    return { attacker: owner(attacker), defender: owner(defender) };
  };
  const walls = () => props.question.rule === 'me.siege.assault';
  const played = () => (props.question.label.endsWith('dice') ? playedCards(said) : undefined);
  const called = (side: Owner): string =>
    side === 'independent' ? t('The townsfolk') : side === youIn(view(), seat()) ? t('You') : player(side);
  const card = (side: Owner, which: Card): JSX.Element => (
    <li class={s.card} data-card={which}>
      <span class={s.who}>{called(side)}</span>
      <GameIcon name={cardIcons[which]} size={44} />
      <b>{cardNames[which]()}</b>
    </li>
  );
  return (
    <Show when={played()}>
      {(both) => {
        const worth = () => strategicOf(both().attacker, both().defender);
        const shares = () => ({
          cards: signed(worth()),
          rest: signed((props.question.modifier ?? 0) - worth()),
        });
        return (
          <figure class={s.laid} data-laid>
            <ul>
              {card(sides().attacker, both().attacker)}
              {card(sides().defender, both().defender)}
            </ul>
            <figcaption>
              {walls()
                ? t('The cards give the attacker {cards}; numbers, walls and breach give {rest}.', shares())
                : t('The cards give the attacker {cards}; the numbers give {rest}.', shares())}
            </figcaption>
          </figure>
        );
      }}
    </Show>
  );
}
