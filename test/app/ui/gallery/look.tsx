/** Theme, text size and language of this page: the preferences of the app at the same address. */
import { languages, speak } from '../../../../src/app/i18n/index.ts';
import { prefer, preferences, textSizes } from '../../../../src/app/preferences.ts';
import { Segmented } from '../../../../src/app/ui/segmented.tsx';
import { Specimen } from './specimen.tsx';

export function Look() {
  return (
    <Specimen name="Look" note="kept as the app’s own" column>
      <Segmented
        label="Theme"
        titled
        segments={[
          { value: 'system', label: 'Automatic', icon: 'phone' },
          { value: 'daylight', label: 'Daylight', icon: 'sun' },
          { value: 'candle', label: 'Candlelight', icon: 'candle' },
        ]}
        value={preferences().theme}
        onPick={(theme) => prefer({ theme })}
      />
      <Segmented
        label="Text size"
        titled
        segments={textSizes.map((size) => ({ value: size, label: `${size}%` }))}
        value={preferences().textSize}
        onPick={(textSize) => prefer({ textSize })}
      />
      <Segmented
        label="Language"
        titled
        segments={[
          { value: 'en', label: languages.en.name },
          { value: 'de', label: languages.de.name },
        ]}
        value={preferences().language}
        onPick={(language) => void speak(language).then(() => prefer({ language }))}
      />
    </Specimen>
  );
}
