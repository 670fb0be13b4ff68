/** Which of some banners: each a row to switch, with what it is worth and what it carries. */
import { For, type JSX } from 'solid-js';
import type { Standing } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Switch } from '../../../ui/switch.tsx';
import { useEmpire } from '../empire.ts';
import { bannerInFull } from '../words.ts';
import { knownPoints, pointsLine } from './siege-words.ts';

export function PickBanners(props: {
  banners: readonly Standing[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
}): JSX.Element {
  const empire = useEmpire();
  const pick = (id: string, on: boolean): void => {
    const next = new Set(props.picked);
    if (on) next.add(id);
    else next.delete(id);
    props.onPick(next);
  };
  return (
    <For each={props.banners}>
      {(banner) => (
        <Switch
          label={bannerInFull(banner)}
          note={t('{points}, {loads}', {
            points: pointsLine(knownPoints(empire, banner)),
            loads:
              banner.baggage === 0
                ? t('no baggage')
                : tn(banner.baggage, 'one baggage point', '{n} baggage points'),
          })}
          on={props.picked.has(banner.id)}
          onSwitch={(on) => pick(banner.id, on)}
        />
      )}
    </For>
  );
}
