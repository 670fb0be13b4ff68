/** The players of a new campaign: their names, and who plays on this phone. Seats of others wait for their phones. */
import { For, Index, type JSX, Show } from 'solid-js';
import { sameName } from '../../../kernel/same-name.ts';
import { t } from '../../i18n/index.ts';
import { twinned, twins } from '../../twins.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Field } from '../../ui/field.tsx';
import { Head } from '../../ui/head.tsx';
import { Switch } from '../../ui/switch.tsx';
import s from './found.module.css';

export interface Player {
  readonly name: string;
  /** Plays on this phone. */
  readonly here: boolean;
}

export function Players(props: {
  players: readonly Player[];
  tried: boolean;
  least: number;
  most: number;
  /** Names of those this phone's player has played with. */
  known: readonly string[];
  onChange: (players: readonly Player[]) => void;
}): JSX.Element {
  const put = (at: number, player: Partial<Player>): void =>
    props.onChange(props.players.map((one, i) => (i === at ? { ...one, ...player } : one)));
  const unnamed = () => props.players.findIndex(({ name }) => name.trim() === '');
  const hasRoom = () => unnamed() >= 0 || props.players.length < props.most;
  const known = () => props.known.filter((name) => !props.players.some((one) => sameName(one.name, name)));
  const join = (name: string): void =>
    unnamed() >= 0 ? put(unnamed(), { name }) : props.onChange([...props.players, { name, here: false }]);
  /** An empty name is told once they try to go on, two of a kind at once. */
  const wrong = (name: string): string | undefined => {
    const [twice] = twins(props.players.map((one) => one.name)).filter((one) => sameName(one, name));
    if (twice !== undefined) return twinned(name);
    return props.tried && name.trim() === '' ? t('Enter a name.') : undefined;
  };
  return (
    <>
      <Head
        title={t('Players')}
        note={t('{n} of {most}', { n: String(props.players.length), most: String(props.most) })}
      />
      <Index each={props.players}>
        {(player, i) => (
          <div class={s.player}>
            <Field
              label={t('Player {n}', { n: String(i + 1) })}
              value={player().name}
              maxLength={30}
              onInput={(name) => put(i, { name })}
              error={wrong(player().name)}
              end={
                <Show when={props.players.length > props.least}>
                  <IconButton
                    icon="close"
                    label={t('Remove player {n}', { n: String(i + 1) })}
                    onTap={() => props.onChange(props.players.filter((_, at) => at !== i))}
                  />
                </Show>
              }
            />
            <Switch
              label={t('plays on this phone')}
              on={player().here}
              onSwitch={(here: boolean) => put(i, { here })}
            />
          </div>
        )}
      </Index>
      <Show when={hasRoom() && known().length > 0}>
        <Chips label={t('Played with before')} wrap>
          <For each={known()}>
            {(name) => <Chip onTap={() => join(name)}>{t('Add {name}', { name })}</Chip>}
          </For>
        </Chips>
      </Show>
      <Show when={props.players.length < props.most}>
        <Button icon="plus" onTap={() => props.onChange([...props.players, { name: '', here: false }])}>
          {t('Add a player')}
        </Button>
      </Show>
    </>
  );
}
