/** Quick ways to fill a banner: a pasted list, or the troops of a banner mustered before. Then on to the next step. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Standing } from '../../../../rules/mighty-empires/queries.ts';
import { pasted } from '../../../device/paste.ts';
import { t } from '../../../i18n/index.ts';
import { useNextStep } from '../../../screens/campaign/today/next-step.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { useEmpire } from '../empire.ts';
import { copyOf, type Mustered, pointsOf } from '../muster/list/muster.ts';
import { bannerName, count } from '../words.ts';
import { PasteList } from './paste-list.tsx';
import s from './piece.module.css';
import { useBook } from './write.ts';

/** So many banners are offered to be copied. */
const few = 3;

export function MusterAids(props: { banner: Standing; held: Contents }): JSX.Element {
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
  const done = (with_: Mustered): void => {
    setPasting(undefined);
    toast({
      words: t('{banner}: {n} points', { banner: bannerName(props.banner), n: count(pointsOf(with_)) }),
      icon: 'check',
    });
    goOn();
  };
  const copy = async (from: Standing, to: readonly Standing[]): Promise<void> => {
    let last: Mustered | undefined;
    for (const { id } of to) {
      const again = copyOf(contents(from) ?? blank, freshIds());
      if (!(await muster(id, again))) break;
      last = again;
    }
    if (last) done(last);
  };
  return (
    <>
      <div class={s.aids}>
        <Button icon="copy" onTap={() => void pasted().then((text) => setPasting(text ?? ''))}>
          {t('Paste a list')}
        </Button>
        <Show when={empty()}>
          <For each={others()}>
            {(one) => (
              <Button onTap={() => void copy(one, [props.banner])}>
                {t('Copy {banner}', { banner: bannerName(one) })}
              </Button>
            )}
          </For>
          <Show when={bare().length > 1 && others()[0]}>
            {(one) => (
              <Button icon="copy" onTap={() => void copy(one(), bare())}>
                {t('Copy {banner} to all {n} empty banners', {
                  banner: bannerName(one()),
                  n: bare().length,
                })}
              </Button>
            )}
          </Show>
        </Show>
      </div>
      <Show when={pasting() !== undefined}>
        <PasteList
          banner={props.banner}
          held={props.held}
          text={pasting() ?? ''}
          onClose={() => setPasting(undefined)}
          onMustered={() => done(contents(props.banner) ?? blank)}
        />
      </Show>
    </>
  );
}
