/** Names for a hex, and for the realm. */
import type { TileId } from '../../../../kernel/hex.ts';
import { t } from '../../../i18n/index.ts';
import { spoken } from '../../../map/speak.ts';
import { nameFault } from '../../../twins.ts';
import { dressed } from '../../parts/ask/ask-page.tsx';
import { originFor, useRealms } from '../names.ts';

export const NamePlaceForm = dressed<{ readonly tile: TileId; readonly name: string }>('name-place', () => {
  const { state } = useRealms();
  return {
    question: ({ tile }) => tile && t('What is {place} called?', { place: spoken(tile, originFor(state())) }),
    why: () => t('The map shows it, and the chronicle uses it.'),
    answer: t('Use this name'),
    icon: 'check',
    of: { tile: false, name: { label: t('Name'), most: 40 } },
  };
});

export const NameRealmForm = dressed<{ readonly name: string }>('name-realm', () => {
  const { state, seat } = useRealms();
  const others = () =>
    Object.entries(state().realms).flatMap(([id, realm]) => (id === seat() ? [] : [realm.name]));
  return {
    answer: t('Use this name'),
    icon: 'check',
    of: {
      name: { label: t('Name of your realm'), most: 40, wrong: (name) => nameFault(name, others(), true) },
    },
  };
});
