/** Where dice are rolled unless the player says otherwise, and whether the phone vibrates. */
import { t } from '../../../i18n/index.ts';
import { prefer, preferences } from '../../../preferences.ts';
import { WhereToRoll } from '../../../ui/dice/where-to-roll.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

function Body() {
  return (
    <div class={s.group}>
      <WhereToRoll label={t('Rolled by')} />
      <Switch
        label={t('Vibrate')}
        note={'vibrate' in navigator ? undefined : t('This browser cannot make the phone vibrate.')}
        disabled={!('vibrate' in navigator)}
        on={preferences().vibrate}
        onSwitch={(vibrate) => prefer({ vibrate })}
      />
    </div>
  );
}

export const section: SettingSection = { id: 'dice', title: () => t('dice'), order: 20, Body };
