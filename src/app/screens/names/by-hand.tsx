/** A name from real dice: asks for one die after another and takes each face as it is typed. */
import { createEffect, createMemo, createSignal, on, Show } from 'solid-js';
import {
  type Kind,
  type Name,
  type NameOptions,
  nameFrom,
  type TongueId,
} from '../../../rules/mighty-empires/names/index.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/button.tsx';
import { createTray } from '../../ui/dice/tray.ts';
import { TypedDice } from '../../ui/dice/typed-dice.tsx';
import { Plate } from '../../ui/plate.tsx';
import s from './screen.module.css';

export function ByHand(props: {
  kind: Kind;
  tongue: TongueId;
  options: NameOptions;
  onName: (name: Name) => void;
}) {
  const [faces, setFaces] = createSignal<readonly number[]>([]);
  createEffect(on([() => props.kind, () => props.tongue, () => props.options], () => setFaces([])));
  const wanted = createMemo(() => {
    const now = nameFrom(props.kind, props.tongue, faces(), props.options);
    return 'wants' in now ? now.wants : undefined;
  });
  const tray = createTray({
    dice: () => `d${wanted()?.sides ?? 20}`,
    onRolled: ([face = 1]) => {
      const next = [...faces(), face];
      const now = nameFrom(props.kind, props.tongue, next, props.options);
      tray.clear();
      if ('wants' in now) return void setFaces(next);
      setFaces([]);
      props.onName(now);
    },
  });
  tray.pick('table');
  return (
    <Plate asked>
      <div class={s.asked}>
        <p class={s.over}>
          {faces().length === 0
            ? t('roll and type')
            : t('rolled so far: {faces}', { faces: faces().join(', ') })}
        </p>
        <Show when={wanted()}>{(roll) => <h2>{t('Roll a D{sides}', { sides: roll().sides })}</h2>}</Show>
        <TypedDice tray={tray} />
        <Show when={faces().length > 0}>
          <Button kind="quiet" small icon="undo" onTap={() => setFaces((before) => before.slice(0, -1))}>
            {t('Take the last one back')}
          </Button>
        </Show>
      </div>
    </Plate>
  );
}
