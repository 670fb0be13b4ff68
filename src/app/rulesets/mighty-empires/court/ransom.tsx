/** A bargain of crowns and captives, in the words and signs of this book. */
import { ransom } from '../../../../rules/mighty-empires/court/ransom.ts';
import { t } from '../../../i18n/index.ts';
import { bargainForm } from '../../parts/bargain-form.tsx';
import { useEmpire } from '../empire.ts';

export const RansomForm = bargainForm(ransom, () => {
  const { state } = useEmpire();
  return {
    goods: {
      crowns: { label: t('Crowns'), icon: 'coins' },
      captives: {
        label: t('Captives'),
        row(id) {
          const { name = '', level = 0 } = state().tabletop.captives[id] ?? {};
          return { title: name || t('A captive'), note: t('level {level}', { level }) };
        },
      },
    },
  };
});
