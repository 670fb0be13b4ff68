/** Quick ways to fill a banner: a pasted list, or the troops of a banner mustered before. Then on to the next step. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { same } from '../../../../kernel/json.ts';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { useNextStep } from '../../../campaign/next-step.ts';
import { offerUndo } from '../../../campaign/offer.ts';
import { undoLasts } from '../../../campaign/undo.ts';
import { pasted } from '../../../device/paste.ts';
import { listed, t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { useEmpire } from '../empire.ts';
import { copyOf, type Mustered, pointsOf } from '../muster/list/muster.ts';
import { bannerName, count } from '../words.ts';
import { OverStrength } from './over-strength.tsx';
import { PasteList } from './paste-list.tsx';
import s from './piece.module.css';
import { useBook } from './write.ts';

/** The number of banners offered for copying. */
const few = 3;

export function MusterAids(props: { banner: PlacedBanner; held: Contents }): JSX.Element {
  const { contents } = useEmpire();
  const goOn = useNextStep();
  const [pasting, setPasting] = createSignal<string>();
  const { offers, copy } = useCopies(() => props.banner, goOn);
  const done = (): void => {
    const read = contents(props.banner) ?? blank;
    setPasting(undefined);
    toast({
      words: t('{banner}: {n} points', { banner: bannerName(props.banner), n: count(pointsOf(read)) }),
      icon: 'check',
    });
    // Where nobody leads it yet, the foot of the sheet asks for a character first.
    if (read.characters.length > 0) goOn();
  };
  return (
    <>
      <div class={s.aids}>
        <Button icon="copy" onTap={() => void pasted().then((text) => setPasting(text ?? ''))}>
          {t('Paste a list')}
        </Button>
        <For each={offers()}>
          {(offer, at) => (
            <Button
              kind={at() === 0 ? 'filled' : 'outlined'}
              icon={offer.to.length > 1 ? 'copy' : undefined}
              onTap={() => void copy(offer)}
            >
              {offer.words}
            </Button>
          )}
        </For>
      </div>
      <For each={offers()}>
        {({ from, to, words }) => (
          <OverStrength more={pointsOf(contents(from) ?? blank) * to.length} by={words} />
        )}
      </For>
      <Show when={pasting() !== undefined}>
        <PasteList
          banner={props.banner}
          held={props.held}
          text={pasting() ?? ''}
          onClose={() => setPasting(undefined)}
          onMustered={done}
        />
      </Show>
    </>
  );
}

type Copy = { readonly from: PlacedBanner; readonly to: readonly PlacedBanner[]; readonly words: string };
/** An empty banner may be filled as one mustered before, and all that are empty with it. */
function useCopies(banner: () => PlacedBanner, onCopied: () => void) {
  const { view, mine, contents } = useEmpire();
  const { muster, freshIds } = useBook();
  const empty = (one: PlacedBanner): boolean => worth(contents(one) ?? blank) === 0;
  const offers = (): readonly Copy[] => {
    if (!empty(banner())) return [];
    const others = mine().filter(({ id }) => id !== banner().id);
    const full = others.filter((one) => !empty(one)).slice(0, few);
    // This banner first.
    const bare = [banner(), ...others.filter(empty)];
    const gaps = (from: PlacedBanner) => ({ banner: bannerName(from), n: bare.length });
    return [
      ...full.map((from) => ({ from, to: [banner()], words: t('Copy {banner}', gaps(from)) })),
      ...full.slice(0, bare.length > 1 ? 1 : 0).map((from) => ({
        from,
        to: bare,
        words:
          bare.length > 2
            ? t('Copy {banner} to all {n} empty banners', gaps(from))
            : t('Copy {banner} to both empty banners', gaps(from)),
      })),
    ];
  };
  const copy = async ({ from, to }: Copy): Promise<void> => {
    const made: (readonly [PlacedBanner, Mustered])[] = [];
    for (const one of to) {
      const again = copyOf(contents(from) ?? blank, freshIds());
      if (!(await muster(one.id, again))) break;
      made.push([one, again]);
    }
    const [first] = made;
    if (!first) return;
    const gaps = { banner: listed(made.map(([one]) => bannerName(one))), n: count(pointsOf(first[1])) };
    offerUndo(view(), {
      words: made.length > 1 ? t('{banner}: {n} points each', gaps) : t('{banner}: {n} points', gaps),
      icon: 'check',
      action: { label: t('Undo'), onTap: () => void takeBack(made) },
      lasts: undoLasts,
    });
    onCopied();
  };
  /** What was changed in a copy since then stays. */
  const takeBack = async (made: readonly (readonly [PlacedBanner, Mustered])[]): Promise<void> => {
    let kept = 0;
    for (const [one, { units, characters }] of made) {
      const now = contents(one);
      const asMade = now && same(now.units, units) && same(now.characters, characters);
      if (!asMade || !(await muster(one.id, { points: 0, units: [], characters: [] }))) kept += 1;
    }
    toast(kept === 0 ? t('Undone.') : t('Your later changes stay.'));
  };
  return { offers, copy };
}
