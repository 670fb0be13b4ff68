/** Letters to and from this seat: private, in any season, binding nobody. */
import { createMemo, type JSX } from 'solid-js';
import { lettersIn, wordsOf, writable } from '../../../../campaign/letters.ts';
import { sendLetter } from '../../../../campaign/write-letter.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { randomBytes } from '../../../campaign/deps.ts';
import { meetings } from '../../../campaign/meeting.ts';
import { linkedSeats } from '../../../campaign/wait.ts';
import { t } from '../../../i18n/index.ts';
import { LetterDesk, type Lying } from '../../../rulesets/parts/letters/desk.tsx';
import { toast } from '../../../ui/toasts.tsx';

export default function LettersScreen(): JSX.Element {
  const { session, view, seat, player, act } = useCampaign();
  const mine = () => view().seats.some(({ id, mine: own }) => own && id === seat());
  const letters = createMemo(() =>
    (mine() ? lettersIn(view().book) : [])
      .filter(({ from, to }) => from === seat() || to.includes(seat()))
      .map(({ entry: id, from, to }): Lying => {
        return { id, from, to, words: wordsOf(view().book, session.ring(), id) };
      })
      .toReversed(),
  );
  const readers = () => (mine() ? writable(view().book, seat()) : []);
  const closed = () => {
    if (!mine()) return t('Only players with a seat at the table can write letters.');
    return readers().length > 0
      ? undefined
      : t('No other player has taken a seat yet, so there is nobody to write to.');
  };
  const send = async (to: Seat, text: string): Promise<boolean> => {
    const sent = await act(() => sendLetter(session, seat(), to, text, randomBytes));
    if (sent === undefined) return false;
    const name = player(to);
    const near = linkedSeats(view(), meetings(session).now()).has(to);
    toast({
      words: near
        ? t('Sealed, and sent to {name}.', { name })
        : t('Sealed: {name} gets it when your phones next meet.', { name }),
      icon: 'lock',
    });
    return true;
  };
  return (
    <LetterDesk
      name="letters"
      letters={letters()}
      readers={readers()}
      most={4000}
      hint={(who) =>
        t('Everybody sees that you wrote. Only {who} can read the letter, and it is not binding.', { who })
      }
      send={send}
      closed={closed()}
      unopened={t('This phone cannot open this letter.')}
      none={t('No letters yet. Only the writer and the recipient can read a letter.')}
    />
  );
}
