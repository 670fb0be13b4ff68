/** A capital, a colour and a name for the realm: the likeliest site and all the rest are filled in, and changed by a tap. */
import type { TileId } from '../../../../kernel/hex.ts';
import { generate, tongues } from '../../../../rules/mighty-empires/names/index.ts';
import type { Tincture } from '../../../../rules/mighty-empires/options.ts';
import { freeTinctures, sites } from '../../../../rules/mighty-empires/setup/capital.ts';
import { bestOf } from '../../../../rules/mighty-empires/setup/prospect.ts';
import { face } from '../../../dice/random.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName } from '../../../ui/heraldry/tinctures.ts';
import { mapped } from '../../parts/ask/map-page.tsx';
import { useEmpire } from '../empire.ts';
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

interface Founding {
  readonly tile: TileId;
  readonly tincture: Tincture;
  readonly name: string;
}
export const CapitalForm = mapped<Founding>('choose-capital', () => {
  const { state, seat, colour } = useEmpire();
  const taken = (name: string): boolean =>
    Object.entries(state().realms).some(
      ([id, realm]) => id !== seat() && realm.name.toLowerCase() === name.trim().toLowerCase(),
    );
  // Read once: the order itself changes what is free.
  const best = bestOf(state(), sites(state()));
  const free = freeTinctures(state());
  // The colour this seat has been shown with, while nobody else has taken it.
  const shown = free.find((one) => one === colour(seat())) ?? free[0];
  const name = landName(taken);
  const wrong = (called: string): string | undefined => {
    if (called.trim() === '') return t('Give your realm a name.');
    return taken(called) ? t('Another realm has that name.') : undefined;
  };
  return {
    on: 'tile',
    title: () => t('Where do you found your capital?'),
    note: () => t('It and the six tiles around it are your realm.'),
    untapped: () => t('Tap one of the dashed tiles.'),
    means: (at) => <CapitalProspect tile={at} />,
    answer: t('Build the capital here'),
    of: {
      tile: { begin: () => best },
      tincture: {
        label: t('Your colour'),
        begin: () => shown,
        row: (one) => ({ lead: <Shield tincture={one} size={20} label="" />, title: colourName(one) }),
      },
      name: {
        label: '',
        begin: () => name,
        wrong,
        put: (at) => (
          <Field
            label={t('Name of your realm')}
            value={at.value ?? ''}
            maxLength={40}
            onInput={at.say}
            error={wrong(at.value ?? '')}
            end={<IconButton icon="again" label={t('Another name')} onTap={() => at.say(landName(taken))} />}
          />
        ),
      },
    },
  };
});
