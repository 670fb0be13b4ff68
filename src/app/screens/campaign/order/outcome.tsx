/** What an order came to, in sentences; and the way on. */
import { For, type JSX } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import s from '../../../rulesets/parts/rolling/order.module.css';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';
import { Told } from '../parts/told.tsx';
import { Learned } from './learned.tsx';
import { outcomeOf } from './outcome-words.ts';

export function Outcome(props: { bar: JSX.Element; telling: Telling; onLeave: () => void }): JSX.Element {
  const campaign = useCampaign();
  const { view } = campaign;
  const outcome = () => outcomeOf(campaign, props.telling);
  const phase = () =>
    view().ruleset.phases.find(({ id }) => id === (props.telling.at as { phase?: string }).phase);
  return (
    <>
      <Page bar={props.bar}>
        <div class={s.sheet}>
          <Told telling={props.telling} />
        </div>
      </Page>
      <ResultSheet
        icon={gameIcon(phase()?.icon ?? 'treasure-map')}
        title={outcome().chief?.words ?? t('Done')}
        because={
          <>
            <For each={outcome().others}>{({ words, rule }) => <Said words={words} rule={rule} />}</For>
            <Learned order={props.telling.entry} />
            <Why rule={outcome().chief?.rule} about={outcome().chief?.words} words />
          </>
        }
        answers={
          <Button kind="filled" icon="check" grow onTap={props.onLeave}>
            {t('Go on')}
          </Button>
        }
      />
    </>
  );
}
