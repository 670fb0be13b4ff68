/** Whether the phone may fall asleep while the book is open. */
import { canStayAwake } from '../../../device/awake.ts';
import { t } from '../../../i18n/index.ts';
import { prefer, preferences } from '../../../preferences.ts';
import { Switch } from '../../../ui/switch.tsx';
import type { SettingSection } from '../section.ts';

function Body() {
  return (
    <Switch
      label={t('Keep the screen on')}
      note={
        canStayAwake()
          ? t('While Realmbook is open on the screen. This uses more battery.')
          : t('This browser lets the screen go dark by itself.')
      }
      disabled={!canStayAwake()}
      on={preferences().keepAwake}
      onSwitch={(keepAwake) => prefer({ keepAwake })}
    />
  );
}

export const section: SettingSection = { id: 'screen', title: () => t('screen'), order: 25, Body };
