/** The language of menus and tools. */
import { type Language, languages, speak, t } from '../../../i18n/index.ts';
import { prefer, preferences } from '../../../preferences.ts';
import { Select } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toasts.tsx';
import s from '../screen.module.css';
import type { SettingSection } from '../section.ts';

function Body() {
  const pick = async (language: Language): Promise<void> => {
    try {
      await speak(language);
      prefer({ language });
    } catch {
      toast(t('That language could not be fetched.'));
    }
  };
  return (
    <div class={s.group}>
      <Select
        label={t('Menus and tools')}
        value={preferences().language}
        options={(Object.keys(languages) as Language[]).map((id) => ({
          value: id,
          label: languages[id].name,
        }))}
        onPick={(language) => void pick(language)}
        hint={t('Charts and campaigns are written in English.')}
      />
    </div>
  );
}

export const section: SettingSection = { id: 'language', title: () => t('language'), order: 30, Body };
