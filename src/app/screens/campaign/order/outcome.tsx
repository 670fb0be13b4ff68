/** What an order came to, in sentences; and the way on. */
import { For, type JSX, Show } from 'solid-js';
import type { Telling } from '../../../../campaign/telling.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Said, Why } from '../../../rulesets/parts/why.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { ResultSheet } from '../../../ui/result-sheet.tsx';
import { gameIcon } from '../parts/icon.ts';
import { Told } from '../parts/told.tsx';
import s from './order.module.css';

export function Outcome(props: { bar: JSX.Element; telling: Telling; onLeave: () => void }): JSX.Element {
  const { view, say, app } = useCampaign();
  const told = () =>
    props.telling.notes
      .filter(({ visible }) => visible === undefined)
      .map((note) => ({ note: note.note, rule: note.rule, words: say(view().ruleset.tell(note)) }))
      .filter(({ words }) => words !== '');
  /** What it came to, else what was told first. */
  const chief = () => told().findLast(({ note }) => app.outcomes?.includes(note)) ?? told()[0];
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
        title={chief()?.words ?? t('It is done')}
        because={
          <>
            <For each={told().filter(({ words }) => words !== chief()?.words)}>
              {({ words, rule }) => <Said words={words} rule={rule} />}
            </For>
            <Show when={props.telling.flags.length > 0}>
              <For each={props.telling.flags}>
                {(flag) => <Said words={say(flag.why)} rule={flag.rule} />}
              </For>
            </Show>
            <Why rule={chief()?.rule} about={chief()?.words} words />
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
