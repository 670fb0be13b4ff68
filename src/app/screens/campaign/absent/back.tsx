/**
 * To somebody who is back: what was done in their name, and by whom, and what the stand-in did meanwhile that they have a part
 * in. Stays until they have read it.
 */

import { For, type JSX, Show } from 'solid-js';
import { takenSince } from '../../../../campaign/names-then.ts';
import type { StandIn } from '../../../../log/stand-ins.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Headed } from '../../../rulesets/parts/headed.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import s from './absent.module.css';
import { useDone } from './done.ts';
import { createRead } from './read.ts';

/** More than these are read in the chronicle. */
const MOST = 6;

export function Back(): JSX.Element {
  const { session, view } = useCampaign();
  const { unread, done } = createRead(session.campaign);
  const own = () => new Set(view().seats.flatMap(({ id, mine }) => (mine ? [id] : [])));
  const told = () =>
    view().book.standIns.filter(
      ({ seat, state, lone, nods, entry }) =>
        own().has(seat) &&
        state !== 'asked' &&
        (lone || nods.length > 0) &&
        unread(entry) &&
        // What was done for the player who sat here before is none of this one's.
        !takenSince(view(), seat, entry),
    );
  return <For each={told()}>{(one) => <Done standIn={one} onRead={() => done(one.entry)} />}</For>;
}

function Done(props: { standIn: StandIn; onRead: () => void }): JSX.Element {
  const campaign = useCampaign();
  const { session, act, player } = campaign;
  const name = () => player(props.standIn.own);
  const { wrote, laid, lines, told } = useDone(() => props.standIn);
  const end = (): void =>
    void act(() => session.write(props.standIn.seat, { kind: 'refuse', entry: props.standIn.entry }));
  return (
    <Headed
      title={
        props.standIn.state === 'in force'
          ? t('{name} stands in for you', { name: name() })
          : t('{name} stood in for you while you were away', { name: name() })
      }
    >
      <Show
        when={lines().length + laid() > 0}
        fallback={
          <p data-quiet>
            {wrote().length > 0
              ? t('The chronicle tells what was done in your name.')
              : t('Nothing was done in your name.')}
          </p>
        }
      >
        <Deeds laid={laid()} told={told()} />
      </Show>
      <Show
        when={props.standIn.state === 'in force'}
        fallback={
          <Actions>
            <Show when={wrote().length > 0}>
              <Button small href={campaign.to('chronicle')}>
                {t('To the chronicle')}
              </Button>
            </Show>
            <Button small onTap={props.onRead}>
              {t('I have read it')}
            </Button>
          </Actions>
        }
      >
        <Button small onTap={end}>
          {t('I am back')}
        </Button>
      </Show>
    </Headed>
  );
}

function Deeds(props: { laid: number; told: readonly string[] }): JSX.Element {
  return (
    <>
      <p data-quiet>{t('Done in your name:')}</p>
      <ul class={s.done}>
        <Show when={props.laid > 0}>
          <li>{tn(props.laid, '{n} choice laid face down for you', '{n} choices laid face down for you')}</li>
        </Show>
        <For each={props.told.slice(-MOST)}>{(words) => <li>{words}</li>}</For>
      </ul>
      <Show when={props.told.length > MOST}>
        <p data-quiet>
          {tn(
            props.told.length - MOST,
            'and {n} more entry in the chronicle',
            'and {n} more entries in the chronicle',
          )}
        </p>
      </Show>
    </>
  );
}
