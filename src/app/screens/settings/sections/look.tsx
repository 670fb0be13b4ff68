/** The theme and the size of the text. */
import { t } from '../../../i18n/index.ts';
import { prefer, preferences, textSizes } from '../../../preferences.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

function Body() {
  return (
    <div class={s.group}>
      <Segmented
        label={t('Theme')}
        titled
        segments={[
          { value: 'system', label: t('Automatic'), icon: 'phone' },
          { value: 'daylight', label: t('Daylight'), icon: 'sun' },
          { value: 'candle', label: t('Candlelight'), icon: 'candle' },
        ]}
        value={preferences().theme}
        onPick={(theme) => prefer({ theme })}
      />
      <Segmented
        label={t('Text size')}
        titled
        segments={textSizes.map((size) => ({ value: size, label: `${size}%` }))}
        value={preferences().textSize}
        onPick={(textSize) => prefer({ textSize })}
      />
      <p class={s.specimen}>{t('Three banners of Harrowmere lived off the land and none went short.')}</p>
    </div>
  );
}

export const section: SettingSection = { id: 'look', title: () => t('look'), order: 10, Body };
