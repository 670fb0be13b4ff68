/** How this campaign is played, among its settings: the parts of the book, and the way to change them. */
import type { JSX } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useEmpire } from '../empire.ts';
import { partWords } from './words.ts';

export function CampaignParts(): JSX.Element {
  const empire = useEmpire();
  const names = (on: boolean): string =>
    partWords
      .filter(({ part }) => empire.state().options.parts[part] === on)
      .map(({ label }) => label())
      .join(', ');
  return (
    <Rows label={t('How you play')}>
      <Row
        title={t('Parts of the book')}
        note={
          names(false) === ''
            ? t('All of them')
            : names(true) === ''
              ? t('None of them')
              : t('With {on}; without {off}', { on: names(true), off: names(false) })
        }
        href={formOf(empire, 'change-parts')}
      />
    </Rows>
  );
}
