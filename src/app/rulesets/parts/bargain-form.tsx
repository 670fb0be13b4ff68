/** The page of a bargain: with whom, what each side gives with what speaks against it, and in one sentence what changes hands. */
import { type JSX, Show } from 'solid-js';
import { asked, type Said } from '../../../kernel/asking.ts';
import type { AnyBargain, Deal } from '../../../kernel/bargain/bargain.ts';
import type { Seat } from '../../../kernel/question.ts';
import { useCampaign } from '../../campaign/context.tsx';
import { listed, t } from '../../i18n/index.ts';
import { Head } from '../../ui/head.tsx';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import { Seal } from '../../ui/seal.tsx';
import type { OrderForm } from '../contract.ts';
import { dressed } from './ask/ask-page.tsx';
import type { AnyPart, RowDress } from './ask/dress.ts';
import page from './order-page.module.css';

/** A good on the page; `row` says what to know of a piece, where that is not as everywhere. */
interface GoodDress {
  readonly label: string;
  readonly icon?: GameIconName;
  readonly step?: number;
  readonly row?: (id: string) => RowDress;
}
type Sofar = Partial<Said>;

/**
 * The form of a bargain in a book's dress, which is made anew with each page: its goods by their names in the arguments.
 * `why` stands in place of the usual words over the page.
 */
export const bargainForm = (
  bargain: AnyBargain,
  dress: () => { readonly why?: string; readonly goods: { readonly [name: string]: GoodDress } },
): OrderForm =>
  dressed<Said>(bargain.id, () => {
    const { view, seat, player, say } = useCampaign();
    const { why, goods } = dress();
    const state = (): unknown => view().table.rules;
    const rows = Object.entries(bargain.goods);
    const amounts = rows.filter(([, { kind }]) => kind === 'amount');
    const toHand = (of: Seat): string =>
      t('{what} to hand', {
        what: listed(amounts.map(([, good]) => say(good.said({ id: '', n: good.most(state(), of, '') })))),
      });
    const other = (said: Sofar): Seat => String(said.with);
    /** What would be put to the other side; undefined where nothing changes hands. */
    function deal(said: Sofar): Deal | undefined {
      const { args } = asked(bargain.asks(state(), seat()), said as Said, true);
      const brief = args ? (bargain.brief(state(), args, { seat: seat(), order: '' }) as Deal) : undefined;
      return brief && bargain.exchange(brief) ? brief : undefined;
    }
    const free = (said: Sofar): boolean | undefined => ((now) => now && bargain.free(now))(deal(said));
    /** @param back the other side's name in the arguments */
    function partOf(side: string, back: string, [name, good]: (typeof rows)[number]): AnyPart {
      const { label, icon, step = 1, row } = goods[name] ?? { label: name };
      const mine = side === 'gives';
      const giver = (said: Sofar): Seat => (mine ? seat() : other(said));
      function amount(said: Sofar): RowDress {
        const [gives = 0, gets = 0] = [side, back].map((of) => Number(said[`${of}.${name}`] ?? 0));
        const n = Math.max(0, good.most(state(), giver(said), '') - gives + gets);
        const note = gives + gets > 0 && t('{what} afterwards', { what: say(good.said({ id: '', n })) });
        return { lead: icon && <Seal icon={icon} />, title: label, ...(note && { note }) };
      }
      const named = mine ? t('you give: {what}', { what: label }) : t('you get: {what}', { what: label });
      return {
        label: named,
        folds: true,
        step: () => step,
        row: (one, said) => (good.kind === 'amount' ? amount(said) : (row?.(String(one)) ?? {})),
        ...(name === rows[0]?.[0] && {
          head: (said: Sofar) => [
            mine ? t('you give') : t('{who} gives', { who: player(other(said)) }),
            toHand(giver(said)),
          ],
        }),
      };
    }
    const parts = (side: string, back: string) =>
      rows.map((row) => [`${side}.${row[0]}`, partOf(side, back, row)] as const);
    return {
      question: () => t('What changes hands?'),
      why: (said) =>
        why ??
        (said.with && t('Nothing changes hands before {who} has agreed.', { who: player(other(said)) })),
      answer: (said) => (free(said) ? t('Make the gift') : t('Offer the bargain')),
      icon: 'hand',
      empty: (said) => deal(said) === undefined,
      sum: (said) =>
        ({
          true: t('it changes hands at once'),
          false: t('then the other side is asked to agree'),
          undefined: t('nothing yet'),
        })[`${free(said)}`],
      of: {
        with: {
          label: t('Who do you bargain with?'),
          row: (one: unknown) => ({ note: toHand(String(one)) }),
        },
        ...Object.fromEntries([...parts('gives', 'takes'), ...parts('takes', 'gives')]),
      },
      under: (said) => (
        <Show when={deal(said)}>
          {(now) => <Exchanged words={say(bargain.exchange(now()) ?? { say: '' })} />}
        </Show>
      ),
    };
  });

const Exchanged = (props: { words: string }): JSX.Element => (
  <section class={page.headed}>
    <Head title={t('what changes hands')} />
    <p class={page.why} role="status">
      {props.words}
    </p>
  </section>
);
