/** How this campaign is played, among its settings, and the way to change it or to end it. */
import { type JSX, Show } from 'solid-js';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { useForce } from '../force.ts';
import { endWords, partWords } from '../founding/options.ts';

export function CampaignParts(): JSX.Element {
  const force = useForce();
  const names = (on: boolean): string =>
    partWords
      .filter(({ part }) => force.state().options.parts[part] === on)
      .map(({ label }) => label())
      .join(', ');
  const end = () => force.state().options.end;
  return (
    <Rows label={t('How you play')}>
      <Row
        title={t('What you play with')}
        note={
          names(false) === ''
            ? t('All of it')
            : t('With {on}; without {off}', { on: names(true), off: names(false) })
        }
        href={formOf(force, 'change-parts', {})}
      />
      <Row title={t('The end')} note={endWords[end().by](end())} href={formOf(force, 'change-parts', {})} />
      <Show when={force.state().stage === 'campaign'}>
        <Row
          title={t('End the campaign')}
          note={t('Early, if everybody agrees')}
          href={formOf(force, 'end-campaign', {})}
        />
      </Show>
    </Rows>
  );
}
