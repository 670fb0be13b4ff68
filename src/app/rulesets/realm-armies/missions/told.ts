/** Missions that were written, each in a sentence: "Army 1 invades G 8". */
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import { type Mission, plansArg } from '../../../../rules/realm-armies/missions/kinds.ts';
import { t } from '../../../i18n/index.ts';

const deeds: { readonly [mission in Mission['mission']]: (force: string, place: string) => string } = {
  guard: (force, place) => t('{force} guards {place}', { force, place }),
  march: (force, place) => t('{force} marches to {place}', { force, place }),
  invade: (force, place) => t('{force} invades {place}', { force, place }),
  siege: (force, place) => t('{force} besieges {place}', { force, place }),
  raid: (force, place) => t('{force} raids {place}', { force, place }),
  interdict: (force, place) => t('{force} cuts the roads of {place}', { force, place }),
  'to-sea': (force) => t('{force} puts to sea', { force }),
  blockade: (force, place) => t('{force} blockades {place}', { force, place }),
  'sea-assault': (force, place) => t('{force} assaults {place} from the sea', { force, place }),
  land: (force, place) => t('{force} sets its army ashore in {place}', { force, place }),
  'put-in': (force, place) => t('{force} puts in at {place}', { force, place }),
};

/** @param called the name of a force or place by its id; undefined for a force that is gone */
export function plansTold(plans: Json, called: (id: string) => string | undefined): string | undefined {
  const read = parse(plansArg, plans);
  if (!read.ok) return undefined;
  const all = Object.entries(read.value).map(([piece, { mission, target, carry }]) => {
    const force = called(piece) ?? t('A force that is gone');
    const words = deeds[mission](force, target === null ? '' : (called(target) ?? ''));
    const aboard = carry === null ? undefined : called(carry);
    return aboard === undefined ? words : t('{words} with {army} aboard', { words, army: aboard });
  });
  return all.length > 0 ? all.join('; ') : t('no missions');
}
