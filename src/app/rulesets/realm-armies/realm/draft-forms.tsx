/** Drafting a general, raising an army, building a fleet. */
import type { TileId } from '../../../../kernel/hex.ts';
import type { Drafted } from '../../../../rules/realm-armies/recruitment/heroes.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Seal } from '../../../ui/seal.tsx';
import { dressed } from '../../parts/ask/ask-page.tsx';
import type { Dress } from '../../parts/ask/dress.ts';
import { useRealm } from '../realm.ts';

/** A name nobody has heard yet, or one of those who are free for anybody. */
const whoLeads = (): NonNullable<Dress<Drafted>['of']> => ({
  hero: {
    begin: () => null,
    row: (hero) =>
      hero === null
        ? { lead: <Seal icon="crown" />, title: t('Somebody new'), note: t('by a name of their own') }
        : { note: t('free for anybody') },
  },
  name: { label: t('Name of the hero') },
});

/** "It costs 3 empire points; you have 5." */
function useCost(of: 'army' | 'fleet') {
  const { state, seat } = useRealm();
  return () =>
    tn(
      state().options.costs[of],
      'It costs one empire point; you have {have}.',
      'It costs {n} empire points; you have {have}.',
      { have: state().realms[seat()]?.treasury ?? 0 },
    );
}

export const DraftHeroForm = dressed<Drafted & { readonly army: string }>('draft-hero', () => ({
  question: () => t('Who leads it?'),
  why: () => t('A named hero serves one realm only. Fielded with their army they add 2 to each of its dice.'),
  answer: t('Draft the hero'),
  of: whoLeads(),
}));

export const RaiseArmyForm = dressed<Drafted & { readonly tile: TileId }>('raise-army', () => {
  const why = useCost('army');
  return {
    question: () => t('Where, and under which general?'),
    why,
    answer: t('Raise the army'),
    of: { ...whoLeads(), tile: { first: true } },
  };
});

export const LaunchFleetForm = dressed<{ readonly tile: TileId }>('launch-fleet', () => {
  const why = useCost('fleet');
  return {
    why,
    answer: t('Build the fleet'),
    of: { tile: { first: true, row: () => ({ lead: <Seal icon="lighthouse" /> }) } },
  };
});
