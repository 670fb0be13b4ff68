/** What dice that lie on a sheet came to, in words: of one roll its row or what the order told, of several how many they were. */
import { useCampaign } from '../../../campaign/context.tsx';
import type { Lying, Rolling } from '../../../campaign/rolling.ts';
import { t, tn } from '../../../i18n/index.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { readOff } from '../../../rulesets/parts/rolling/one-roll.tsx';
import { tieWords } from '../../../rulesets/parts/rolling/tied.ts';
import { outcomeOf } from './outcome-words.ts';

export type RolledWords = ReturnType<typeof useRolledWords>;

export function useRolledWords(props: {
  readonly order: string;
  readonly lying: Lying;
  readonly rolling: Rolling;
}) {
  const campaign = useCampaign();
  const { view, seat, player } = campaign;
  const { rolls, asking } = props.lying;
  const [first] = rolls;
  const telling = () => view().tellings.find(({ entry, done }) => done && entry === props.order);
  const isOpen = () => view().open.some(({ open }) => open.order === props.order);
  const outcome = () => {
    const one = telling();
    return one && outcomeOf(campaign, one);
  };
  /** Whose die it is, where another rolled it: nothing counts until they take it. */
  const suggestedTo = () => {
    const owner = first?.question.by;
    return !first || owner === 'table' || owner === props.rolling.hand(first.question) ? undefined : owner;
  };
  /** Of several rolls none heads the sheet alone: all they came to stands under it. */
  const sentences = () => {
    const { chief, others = [] } = outcome() ?? {};
    return chief && rolls.length > 1 ? [chief, ...others] : others;
  };
  /** The roll that is made again, as the dice that lie here left it: the players who tied, and on which score. */
  const tie = () => {
    const before = asking?.run.asked.map(({ label }) => label) ?? [];
    const open = view().open.find((one) => one.open.order === props.order);
    const again = open?.run.open.filter((one) => one.again && !before.includes(one.label)) ?? [];
    const one = again.find(({ by }) => by === seat()) ?? again[0];
    const words = open && one && tieWords(campaign, open, one);
    return open && words ? { order: open, words } : undefined;
  };
  const title = (): string => {
    const tied = tie();
    if (tied) return tied.words;
    const owner = suggestedTo();
    if (owner !== undefined && first)
      return t('Suggested to {who}: {row}', {
        who: player(owner),
        row: readOff(campaign, first.question, first.faces),
      });
    if (rolls.length > 1) return tn(rolls.length, '{n} roll made', '{n} rolls made');
    return outcome()?.chief?.words ?? (first ? readOff(campaign, first.question, first.faces) : '');
  };
  const icon = () => {
    const at = telling()?.at as { phase?: string } | undefined;
    const phase = view().ruleset.phases.find(({ id }) => id === at?.phase);
    return phase ? gameIcon(phase.icon) : 'rolling-dices';
  };
  return { telling, isOpen, outcome, suggestedTo, sentences, tie, title, icon };
}
