/** What an order waits for: its open questions, the seats that must answer them, and whether this phone’s seat is one of them. */
import type { OpenOrder } from '../../../../campaign/view.ts';
import { assentTo } from '../../../../kernel/assent.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { needsCover, playedHere } from '../../../campaign/next-here.ts';
import { listed, t } from '../../../i18n/index.ts';

export type Waited = ReturnType<typeof useWaited>;

export function useWaited(order: () => OpenOrder) {
  const { view, seat, player, back } = useCampaign();
  /** Questions nobody has answered yet, not even face down. */
  const left = () => {
    const { run, committed } = order();
    return run.open.filter(({ label }) => !committed.includes(label));
  };
  const asked = () => [...new Set(left().map(({ by }) => by))];
  const question = () => left()[0];
  const laid = () =>
    order().run.sealed &&
    order().run.open.some(({ by, label }) => by === seat() && order().committed.includes(label));
  /** Another seat that this phone plays. */
  const passTo = () =>
    asked().find((by) =>
      view().seats.some((one) => one.id === by && playedHere(view(), one, seat(), back())),
    );
  /** This page lies between the two players already, so no cover follows. */
  const handing = () => {
    const to = passTo();
    return to !== undefined && needsCover(view(), seat(), to) ? to : undefined;
  };
  const title = () =>
    asked().length === 0
      ? t('Everybody has chosen')
      : handing() !== undefined
        ? t('Pass the phone to {name}', { name: player(handing() ?? '') })
        : question()?.ask === 'roll' && asked().length === 1
          ? t('Waiting for {who}’s roll', { who: player(asked()[0] ?? '') })
          : left().every((one) => assentTo(one) !== undefined)
            ? t('Waiting for {who} to agree', { who: listed(asked().map(player)) })
            : t('Waiting for {who}', { who: listed(asked().map(player)) });
  return { left, asked, question, laid, passTo, handing, title };
}
