/** What others are asked by an order under way, a row for each player and order, and the way to it. */
import { For, type JSX, Show } from 'solid-js';
import { openTo } from '../../../../campaign/called-on.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import { assentTo } from '../../../../kernel/assent.ts';
import type { Question } from '../../../../kernel/question.ts';
import { askedInWords } from '../../../campaign/asked-of-others.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { leftWords } from '../../../campaign/left.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Listed } from '../../../rulesets/parts/headed.tsx';
import { dotted } from '../../../rulesets/parts/joined.ts';
import { remarksOn } from '../../../rulesets/parts/rolling/told-so-far.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { useSince } from './remind.tsx';

interface Asked {
  readonly order: OpenOrder;
  readonly by: string;
  readonly rolls: boolean;
  readonly questions: readonly Question[];
}

/** One player's questions of one order together: six tiles to be rolled for are one wait. */
export function asksOf(open: readonly OpenOrder[], seat: string): readonly Asked[] {
  const found = new Map<string, Asked>();
  for (const order of open)
    for (const question of order.run.open) {
      const { by } = question;
      if (by === seat || by === 'table') continue;
      const rolls = question.ask === 'roll';
      const key = `${order.open.order} ${by} ${rolls}`;
      found.set(key, { order, by, rolls, questions: [...(found.get(key)?.questions ?? []), question] });
    }
  return [...found.values()];
}

export function Waiting(): JSX.Element {
  const campaign = useCampaign();
  const { session, view, seat, say, app, player } = campaign;
  const since = useSince();
  const asked = () => asksOf(view().open, seat());
  const others = () => openTo(view(), seat());
  /** What is asked, where it is one thing; else the order that asks it. */
  const about = ({ order: { open: order }, questions: [first, ...more] }: Asked): string => {
    const title = view().ruleset.orders[order.id]?.title;
    if (more.length > 0 && title) return t('Part of “{what}”', { what: say(title) });
    return first ? askedInWords(campaign, order.id, first) : '';
  };
  /** Whether they need only agree to what another has asked for or reported. */
  const confirms = ({ questions }: Asked): boolean => questions.every((one) => assentTo(one) !== undefined);
  return (
    <Show when={asked().length + others().length > 0}>
      <Listed title={t('Others still to answer')}>
        <For each={asked()}>
          {(one) => (
            <Row
              lead={<Shield tincture={app.tincture(view(), one.by)} size={30} label="" />}
              title={
                one.rolls
                  ? tn(one.questions.length, 'Waiting for {who}’s roll', 'Waiting for {who}’s rolls: {n}', {
                      who: player(one.by),
                    })
                  : confirms(one)
                    ? t('Waiting for {who} to agree', { who: player(one.by) })
                    : t('Waiting for {who}', { who: player(one.by) })
              }
              note={dotted(
                about(one),
                ...remarksOn(campaign, one.order),
                ...leftWords(campaign, [one.by]),
                since(one.by),
              )}
              href={`/c/${session.campaign}/order/${one.order.open.order}`}
            />
          )}
        </For>
        <For each={others()}>
          {({ order, question }) => (
            <Row
              lead={<Seal icon={question.ask === 'roll' ? 'rolling-dices' : 'shaking-hands'} />}
              title={question.ask === 'roll' ? t('Anybody may roll') : t('Anybody may answer')}
              note={askedInWords(campaign, order.open.id, question)}
              href={`/c/${session.campaign}/order/${order.open.order}`}
            />
          )}
        </For>
      </Listed>
    </Show>
  );
}
