/** What a new realm is known by: its colour, preset to the one the player was shown with so far, and a name of its own. */
import { createSignal, type JSX } from 'solid-js';
import { useCampaign } from '../../campaign/context.tsx';
import { chosenSignal } from '../../chosen-signal.ts';
import { t } from '../../i18n/index.ts';
import { faultShown, nameFault } from '../../twins.ts';
import { IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Shield } from '../../ui/heraldry/shield.tsx';
import { colourName, type Tincture } from '../../ui/heraldry/tinctures.ts';
import { PickChips } from './pick-chips.tsx';
import { proposeName } from './propose-name.ts';

export interface Signs<T extends Tincture> {
  readonly tincture: () => T;
  readonly name: () => string;
  /** Why it cannot be called so. */
  readonly fault: () => string | undefined;
  readonly Fields: () => JSX.Element;
}

export function createSigns<T extends Tincture>(
  free: () => readonly T[],
  realms: () => { readonly [seat: string]: { readonly name: string } },
): Signs<T> {
  const { view, seat, app } = useCampaign();
  const shown = app.tincture(view(), seat());
  const preset = free().find((one) => one === shown) ?? free()[0];
  const [chosen, setTincture] = chosenSignal<Tincture>('colour', preset ?? 'azure');
  /** What was chosen may have been taken by another meanwhile. */
  const tincture = () => free().find((one) => one === chosen()) ?? preset ?? 'azure';
  const [name, setName] = createSignal('');
  const others = () => Object.entries(realms()).flatMap(([id, realm]) => (id === seat() ? [] : [realm.name]));
  const fault = () => nameFault(name(), others(), true);
  const propose = async (over: boolean): Promise<void> => {
    const made = await proposeName();
    if (over || name() === '') setName(made);
  };
  void propose(false);
  return {
    tincture: () => tincture() as T,
    name: () => name().trim(),
    fault,
    Fields: () => (
      <>
        <PickChips
          label={t('Your colour')}
          all={free() as readonly Tincture[]}
          picked={tincture()}
          name={(one) => (
            <>
              <Shield tincture={one} size={20} label="" /> {colourName(one)}
            </>
          )}
          onPick={(one) => setTincture(() => one)}
        />
        <Field
          label={t('Name of your realm')}
          value={name()}
          maxLength={40}
          onInput={setName}
          {...faultShown(name(), fault())}
          end={<IconButton icon="again" label={t('Another name')} onTap={() => void propose(true)} />}
        />
      </>
    ),
  };
}
