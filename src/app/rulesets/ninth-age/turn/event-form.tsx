/** Eight events to pick from: what each does, how often it was picked, whom it strikes or what it builds. */
import type { TileId } from '../../../../kernel/hex.ts';
import type { Seat } from '../../../../kernel/question.ts';
import type { EventId } from '../../../../rules/ninth-age/charts/events.ts';
import { atRisk, timesPicked } from '../../../../rules/ninth-age/events/pick.ts';
import { shaftsOf } from '../../../../rules/ninth-age/mining/collect.ts';
import type { Improvement } from '../../../../rules/ninth-age/state.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { useRealms } from '../names.ts';
import { eventWords } from '../words.ts';
import { Sites } from './sites.tsx';

interface Picked {
  readonly event: EventId;
  readonly target: Seat | null;
  readonly tile: TileId | null;
  readonly what: Improvement | null;
}
export const EventForm = dressed<Picked>('pick-event', () => {
  const { state } = useRealms();
  /** What it would hit there. */
  const stake = (event: EventId | undefined, other: Seat): string => {
    const mines = shaftsOf(state(), other).length;
    const built = atRisk(state(), other).length;
    if (event === 'poisoned-mines') return tn(mines, '{n} mine', '{n} mines');
    return event === 'catastrophe' ? tn(built, '{n} die to roll', '{n} dice to roll') : '';
  };
  return {
    why: () => t('All players together can pick each event twice a turn at most.'),
    answer: t('Pick the event'),
    icon: 'check',
    sum: ({ event }) => (event === undefined ? t('nothing picked yet') : eventWords[event].title()),
    of: {
      event: {
        label: t('Events'),
        row: (event) => ({
          lead: <Seal icon={eventWords[event].icon} />,
          title: eventWords[event].title(),
          note:
            timesPicked(state(), event) > 0
              ? t('{what} Picked once already.', { what: eventWords[event].why() })
              : eventWords[event].why(),
        }),
      },
      target: {
        label: t('who it strikes'),
        row: (other, { event }) => (other === null ? {} : { note: stake(event, other) }),
      },
      tile: {
        label: t('what you build'),
        put: (at) => (
          <Sites order="pick-event" at={at} said={{ event: at.said.event ?? 'construction-project' }} />
        ),
      },
      what: { label: '', put: () => null },
    },
  };
});
