/** How this campaign is played, among its settings, and the way to change it. */
import type { JSX } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { number, t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useRealms } from '../names.ts';

export function HowYouPlay(): JSX.Element {
  const realms = useRealms();
  const line = () => {
    const { standard, goal, turns } = realms.state().options;
    return [
      t('battles of {n}', { n: number(standard) }),
      t('{n} Realm Points win', { n: goal }),
      ...(turns === null ? [] : [t('last turn {n}', { n: turns })]),
    ].join(', ');
  };
  return (
    <Rows label={t('How you play')}>
      <Row title={t('Rules of this campaign')} note={line()} href={formOf(realms, 'change-rules')} />
    </Rows>
  );
}
