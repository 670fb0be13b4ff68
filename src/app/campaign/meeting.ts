/**
 * Meeting the other phones of a campaign: begun once, kept across screens, and told to the store and the app around it.
 * The app is not updated while phones are meeting.
 */
import { type Accessor, createSignal } from 'solid-js';
import type { Session } from '../../campaign/session.ts';
import type { Meeting, MeetingSnapshot } from '../../sync/types.ts';
import { holdUpdates } from '../pwa/pwa.ts';
import { noteCopies } from './copies.ts';
import { exampleIn } from './example.ts';
import { passOf, signallingOf } from './pass.ts';
import { noteLinked } from './wait.ts';

export interface Meetings {
  readonly now: Accessor<MeetingSnapshot>;
  begin(): Promise<void>;
  end(): void;
  retry(): void;
  readonly meeting: Accessor<Meeting | undefined>;
}
const stopped: MeetingSnapshot = { state: 'stopped', partners: [], outrun: false };
const known = new WeakMap<Session, Meetings>();

/** How many phones are linked and have each other's book. */
export const linked = ({ partners }: MeetingSnapshot): number =>
  partners.filter(({ state }) => state === 'in step' || state === 'exchanging' || state === 'differs').length;

export function meetings(session: Session): Meetings {
  const found = known.get(session);
  if (found) return found;
  const [now, setNow] = createSignal(stopped);
  const [meeting, setMeeting] = createSignal<Meeting>();
  let release: (() => void) | undefined;
  let unsubscribe: (() => void) | undefined;

  const onChange = (snapshot: MeetingSnapshot): void => {
    noteLinked(session.campaign, [now(), snapshot], Date.now());
    noteCopies(session.campaign, session.view()?.book, snapshot);
    setNow(snapshot);
    const together = linked(snapshot) > 0;
    if (together && !release) release = holdUpdates('meeting');
    if (!together) {
      release?.();
      release = undefined;
    }
    if (snapshot.outrun && meeting()) {
      made.end();
      void made.begin();
    }
  };
  /** Whether it was not ended while it began. */
  let wanted = false;
  const made: Meetings = {
    now,
    meeting,
    async begin() {
      // Nobody else has the example: it looks for no one.
      if (meeting() || exampleIn(session.campaign)) return;
      wanted = true;
      const { startMeeting } = await import('../../sync/meeting.ts');
      const signalling = await signallingOf(session.campaign).catch(() => undefined);
      if (meeting() || !wanted || session.ended()) return;
      const begun = startMeeting({
        library: session.library,
        pass: passOf(session),
        ...(signalling ? { signalling } : {}),
        onChange,
      });
      setMeeting(begun);
      setNow(begun.snapshot());
      unsubscribe = session.subscribe(() => begun.written());
    },
    end() {
      wanted = false;
      unsubscribe?.();
      meeting()?.stop();
      setMeeting(undefined);
      onChange(stopped);
    },
    retry: () => meeting()?.retry(),
  };
  known.set(session, made);
  return made;
}
