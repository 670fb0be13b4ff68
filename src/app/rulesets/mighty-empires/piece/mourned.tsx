/** A leader who fell in battle and has no name yet: the owner says which one, of any banner that fought there. */
import { createSignal, type JSX, Show } from 'solid-js';
import type { Character } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { BannerId } from '../../../../rules/mighty-empires/state.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { Row } from '../../../ui/rows.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName, points } from '../words.ts';
import { useBook } from './write.ts';

export function Mourned(props: { banner: BannerId }): JSX.Element {
  const { book, seat, state, busy } = useEmpire();
  const { write } = useBook();
  const [picked, setPicked] = createSignal<string>();
  const fell = () => book(seat())?.mourned.find(({ banners }) => banners.includes(props.banner));
  const served = (): readonly { readonly banner: BannerId; readonly who: Character }[] =>
    (fell()?.banners ?? []).flatMap((banner) =>
      state().banners[banner]
        ? (book(seat())?.banners[banner]?.characters ?? []).map((who) => ({ banner, who }))
        : [],
    );
  const chosen = () => served().find(({ who }) => who.id === picked());
  const name = async (): Promise<void> => {
    const one = chosen();
    if (one && (await write({ write: 'mourn', banner: one.banner, character: one.who.id })))
      setPicked(undefined);
  };
  return (
    <Show when={served().length > 0 && fell()}>
      {(battle) => (
        <QuestionCard
          question={t('Who fell in {place}?', { place: placeName(state(), battle().tile) })}
          why={t(
            'The dice showed a double, and one of your leaders is dead. Everybody knows that a leader fell; you say which one.',
          )}
          answers={
            <Button kind="filled" grow disabled={!chosen() || busy()} onTap={() => void name()}>
              <Show when={chosen()} fallback={t('Pick one')}>
                {(one) => <>{t('It was {name}', { name: one().who.name })}</>}
              </Show>
            </Button>
          }
        >
          <RowsOf label={t('Your leaders')} of={served()}>
            {({ banner, who }) => (
              <Row
                title={who.name}
                note={t('{banner}, {points}', {
                  banner: bannerName(state().banners[banner] ?? { name: '', number: 0 }),
                  points: points(who.points),
                })}
                open={picked() === who.id}
                current={picked() === who.id}
                onTap={() => setPicked(who.id)}
              />
            )}
          </RowsOf>
        </QuestionCard>
      )}
    </Show>
  );
}
