/** One banner after a battle: what it lost, what becomes of it, what it carries now. */
import { type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { refuges } from '../../../../rules/mighty-empires/battle/record.ts';
import { mostBaggage, type PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { Select } from '../../../ui/field.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { Flag } from '../parts/flag.tsx';
import { SackSlider } from '../parts/sack-slider.tsx';
import { bannerName } from '../words.ts';
import s from './battle-banner.module.css';
import type { BannerAfter, Fate } from './battle-plan.ts';

export function BattleBanner(props: {
  banner: PlacedBanner;
  /** Where an attacker came from. */
  from: TileId | undefined;
  part: BannerAfter;
  onChange: (some: Partial<BannerAfter>) => void;
}): JSX.Element {
  const { state } = useEmpire();
  const name = () => bannerName(props.banner);
  const fates = (): readonly { readonly value: Fate; readonly label: string }[] => {
    const places = [...new Set([...(props.from ? [props.from] : []), ...refuges(state(), props.banner.id)])];
    return [
      { value: 'stays', label: t('stays here') },
      ...places.map((tile) => ({
        value: tile,
        label:
          tile === props.from
            ? t('back to {place}', { place: placeName(state(), tile) })
            : t('withdraws to {place}', { place: placeName(state(), tile) }),
      })),
      { value: 'destroyed', label: t('is destroyed') },
    ];
  };
  return (
    <div class={s.banner}>
      <Flag banner={props.banner} bare />
      <div class={s.what}>
        <h3>{name()}</h3>
        <div class={s.pair}>
          <NumberField
            label={t('Points lost')}
            value={props.part.lost}
            onNumber={(lost) => props.onChange({ lost })}
          />
          <Select
            label={t('Afterwards it')}
            value={props.part.fate}
            options={fates()}
            onPick={(fate) => props.onChange({ fate })}
          />
        </div>
        <Show when={props.part.fate !== 'destroyed'}>
          <SackSlider
            label={t('Baggage of {what}', { what: name() })}
            value={props.part.baggage}
            most={mostBaggage}
            onSlide={(baggage) => props.onChange({ baggage })}
          />
        </Show>
      </div>
    </div>
  );
}
