/** A capital, a tincture and a name for the realm: tap one of the capital sites. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { objections } from '../../../../campaign/acts.ts';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { Tincture } from '../../../../rules/mighty-empires/options.ts';
import { freeTinctures, sites } from '../../../../rules/mighty-empires/setup/capital.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { useTasks } from '../../../screens/campaign/today/use-tasks.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Field } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { Agreed } from '../../parts/agreed.tsx';
import { MapPicker } from '../../parts/map-picker.tsx';
import { placeName, stateOf } from '../names.ts';

export function CapitalForm(props: { args: Json; onDone: () => void }): JSX.Element {
  const { view, seat, busy } = useCampaign();
  const { give } = useTasks();
  const state = () => stateOf(view());
  const [tile, setTile] = createSignal<TileId>();
  const [tincture, setTincture] = createSignal<Tincture>(freeTinctures(state())[0] ?? 'azure');
  const [name, setName] = createSignal('');
  const args = (): Json => ({ tile: tile() ?? '', tincture: tincture(), name: name().trim() });
  const against = () => (tile() ? objections(view(), seat(), 'choose-capital', args()) : []);
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
              <Chips label={t('Your tincture')}>
                <For each={freeTinctures(state())}>
                  {(one) => (
                    <Chip on={one === tincture()} onTap={() => setTincture(one)}>
                      <Shield tincture={one} size={20} label="" /> {colourName(one)}
                    </Chip>
                  )}
                </For>
              </Chips>
              <Field label={t('Name of your realm')} value={name()} maxLength={40} onInput={setName} />
              <Agreed
                against={against()}
                busy={busy()}
                yes={t('Found it here')}
                onYes={(why) =>
                  void give('choose-capital', args(), why).then((done) => done && props.onDone())
                }
              />
            </>
          )}
        </Show>
      }
    />
  );
}
