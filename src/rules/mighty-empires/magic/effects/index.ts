/** What each spell does once it has reached its target. */
import type { SpellName } from '../state.ts';
import type { Effect } from './effect.ts';
import { deluge, howlingDoom, inundation, madness, tornado } from './havoc.ts';
import { enchant, protect, scrye, storm, voided } from './land.ts';
import { blight, bumperCrop, forge, heroes, prosper } from './realm.ts';
import { breakSiege, mists, raiseDead, summonHost } from './war.ts';

export const effects: { readonly [spell in SpellName]: Effect } = {
  abundance: enchant('me.magic.abundance'),
  'chaos-void': voided,
  'hold-river': enchant('me.magic.river'),
  'magical-protection': protect,
  'portents-of-terror': enchant('me.magic.portents'),
  quake: enchant('me.magic.quake'),
  'raise-dead': raiseDead,
  rot: enchant('me.magic.rot'),
  scrye,
  storm,
  'summon-host': summonHost,
  withershins: enchant('me.magic.withershins'),
  'blight-crop': blight,
  deluge,
  'howling-doom': howlingDoom,
  'forge-magic': forge,
  'inundation-of-blood': inundation,
  'bumper-crop': bumperCrop,
  prosper,
  'reign-of-madness': madness,
  'call-of-heroes': heroes,
  'break-siege': breakSiege,
  'shrouding-mists': mists,
  'tornado-of-peril': tornado,
};
