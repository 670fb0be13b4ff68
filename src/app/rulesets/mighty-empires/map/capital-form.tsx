/** A capital, a colour and a name for the realm: the likeliest site and all the rest are filled in, and changed by a tap. */
import { For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import { generate, tongues } from '../../../../rules/mighty-empires/names/index.ts';
import type { Tincture } from '../../../../rules/mighty-empires/options.ts';
import { freeTinctures, sites } from '../../../../rules/mighty-empires/setup/capital.ts';
import { bestOf } from '../../../../rules/mighty-empires/setup/prospect.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { face } from '../../../dice/random.ts';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Agreed, leaveOnce } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { CapitalProspect } from './prospect.tsx';

/** A name long enough for a land, of any tongue; one that is free, where twenty tries find one. */
function landName(taken: (name: string) => boolean): string {
  let name = '';
  for (let tries = 0; tries < 20 && (name === '' || taken(name)); tries++) {
    const tongue = tongues[face(tongues.length) - 1]?.id ?? 'bretonnian';
    name = generate('place', tongue, (sides) => face(sides)).name.slice(0, 40);
  }
  return name;
}

export function CapitalForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat, busy, state, colour } = useEmpire();
  const { give } = useTasks();
  const [tile, setTile] = chosenSignal<TileId | undefined>('tile', bestOf(state(), sites(state())));
  const [tincture, setTincture] = chosenSignal<Tincture>(
    'tincture',
    // The colour this seat has been shown with, while nobody else has taken it.
    freeTinctures(state()).find((one) => one === colour(seat())) ?? freeTinctures(state())[0] ?? 'azure',
  );
  const taken = (name: string): boolean =>
    Object.entries(state().realms).some(
      ([id, realm]) => id !== seat() && realm.name.toLowerCase() === name.trim().toLowerCase(),
    );
  const [name, setName] = chosenSignal('name', landName(taken));
  const args = (): Json => ({ tile: tile() ?? '', tincture: tincture(), name: name().trim() });
  const against = () => (tile() ? objections(view(), seat(), 'choose-capital', args()) : []);
  const wrong = () => {
    if (name().trim() === '') return t('Give your realm a name.');
    return taken(name()) ? t('Another realm has that name.') : undefined;
  };
  return (
    <MapPicker
      title={t('Where does your capital stand?')}
      note={t('It and the six tiles around it are your realm.')}
      hints={sites(state()).map((site) => ({ tile: site, tone: 'ask' }))}
      selected={tile()}
      onPick={setTile}
      foot={
        <Show when={tile()} fallback={<p>{t('Tap one of the dashed tiles.')}</p>}>
          {(at) => (
            <>
              <h2>{placeName(state(), at())}</h2>
              <CapitalProspect tile={at()} />
              <Chips label={t('Your colour')}>
                <For each={freeTinctures(state())}>
                  {(one) => (
                    <Chip on={one === tincture()} onTap={() => setTincture(one)}>
                      <Shield tincture={one} size={20} label="" /> {colourName(one)}
                    </Chip>
                  )}
                </For>
              </Chips>
              <Field
                label={t('Name of your realm')}
                value={name()}
                maxLength={40}
                onInput={setName}
                error={wrong()}
                end={
                  <IconButton icon="again" label={t('Another name')} onTap={() => setName(landName(taken))} />
                }
              />
              <Agreed
                against={against()}
                busy={busy() || wrong() !== undefined}
                yes={t('Build the capital here')}
                onYes={(why) => leaveOnce(give('choose-capital', args(), why), props.onDone)}
              />
            </>
          )}
        </Show>
      }
    />
  );
}
