/** Quick ways to fill a banner: a pasted list, or the troops of a banner mustered before. Then on to the next step. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { same } from '../../../../kernel/json.ts';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Standing } from '../../../../rules/mighty-empires/queries.ts';
import { useCampaign } from '../../../campaign/context.tsx';
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

export function MusterAids(props: { banner: Standing; held: Contents }): JSX.Element {
  const { view } = useCampaign();
  const { mine, contents } = useEmpire();
  const { muster, freshIds } = useBook();
  const goOn = useNextStep();
  const [pasting, setPasting] = createSignal<string>();
  const empty = () => worth(props.held) === 0;
  const others = () =>
    mine()
      .filter((one) => one.id !== props.banner.id && worth(contents(one) ?? blank) > 0)
      .slice(0, few);
  /** What is not mustered yet, this banner first. */
  const bare = () =>
    [props.banner, ...mine().filter(({ id }) => id !== props.banner.id)].filter(
      (one) => worth(contents(one) ?? blank) === 0,
    );
  const held = (one: Standing): number => pointsOf(contents(one) ?? blank);
  const toAll = (one: Standing): string =>
    t(bare().length > 2 ? 'Copy {banner} to all {n} empty banners' : 'Copy {banner} to both empty banners', {
      banner: bannerName(one),
      n: bare().length,
    });
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
  const copy = async (from: Standing, to: readonly Standing[]): Promise<void> => {
    const made: (readonly [Standing, Mustered])[] = [];
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
    goOn();
  };
  /** What was changed in a copy since then stays. */
  const takeBack = async (made: readonly (readonly [Standing, Mustered])[]): Promise<void> => {
    let kept = 0;
    for (const [one, { units, characters }] of made) {
      const now = contents(one);
      const asMade = now && same(now.units, units) && same(now.characters, characters);
      if (!asMade || !(await muster(one.id, { points: 0, units: [], characters: [] }))) kept += 1;
    }
    toast(kept === 0 ? t('Undone.') : t('Your later changes stay.'));
  };
  return (
    <>
      <div class={s.aids}>
        <Button icon="copy" onTap={() => void pasted().then((text) => setPasting(text ?? ''))}>
          {t('Paste a list')}
        </Button>
        <Show when={empty()}>
          <For each={others()}>
            {(one, at) => (
              <Button kind={at() === 0 ? 'filled' : 'outlined'} onTap={() => void copy(one, [props.banner])}>
                {t('Copy {banner}', { banner: bannerName(one) })}
              </Button>
            )}
          </For>
          <Show when={bare().length > 1 && others()[0]}>
            {(one) => (
              <Button icon="copy" onTap={() => void copy(one(), bare())}>
                {toAll(one())}
              </Button>
            )}
          </Show>
        </Show>
      </div>
      <Show when={empty()}>
        <For each={others()}>
          {(one) => <OverStrength more={held(one)} by={t('Copy {banner}', { banner: bannerName(one) })} />}
        </For>
        <Show when={bare().length > 1 && others()[0]}>
          {(one) => <OverStrength more={held(one()) * bare().length} by={toAll(one())} />}
        </Show>
      </Show>
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
