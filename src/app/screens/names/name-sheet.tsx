/** The names just made: the newest large on a plate with what it was rolled from, those before it beneath. */
import { For, Show } from 'solid-js';
import type { Kind, Name, NameStep } from '../../../rules/mighty-empires/names/index.ts';
import { t } from '../../i18n/index.ts';
import { Head } from '../../ui/head.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { NameActions } from './name-actions.tsx';
import s from './screen.module.css';

const stepWords = ({ face, sides, says, use }: NameStep): string => {
  const roll = t('D{sides}: {face}', { sides, face });
  if (use === 'again') return `${roll}, ${t('again')}`;
  return `${roll}, ${says === '' ? t('blank') : says}`;
};

export function NameSheet(props: { made: readonly Name[]; kind: Kind; byHand: boolean }) {
  return (
    <>
      <Show when={props.made[0] ?? !props.byHand}>
        <Plate class={s.plate ?? ''}>
          <div class={s.sheet} aria-live="polite">
            <Show
              when={props.made[0]}
              fallback={
                <p class={s.hint}>
                  {props.kind === 'place'
                    ? t('A village, a keep, a river: two rolls and it has a name.')
                    : t('A general, a spy, a rival: two rolls and there is a name.')}
                </p>
              }
            >
              {(name) => (
                <>
                  <p class={s.name}>{name().name}</p>
                  <p class={s.steps}>{name().steps.map(stepWords).join(' · ')}</p>
                  <NameActions name={name().name} />
                </>
              )}
            </Show>
          </div>
        </Plate>
      </Show>
      <Show when={props.made.length > 1}>
        <Head title={t('just before')} />
        <Rows facts>
          <For each={props.made.slice(1)}>
            {({ name }) => <Row title={name} end={<NameActions name={name} small />} />}
          </For>
        </Rows>
      </Show>
    </>
  );
}
