/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import { month } from '../shapes.ts';
import type { Lasting, SpellName, Until } from './state.ts';

export const equinox = is.oneOf('autumn', 'spring');
export const forgedItem = is.oneOf('ring', 'weapon', 'armour', 'standard', 'instrument', 'scroll');
export const spell = is.oneOf(
  'abundance',
  'blight-crop',
  'break-siege',
  'bumper-crop',
  'call-of-heroes',
  'chaos-void',
  'deluge',
  'forge-magic',
  'hold-river',
  'howling-doom',
  'inundation-of-blood',
  'magical-protection',
  'portents-of-terror',
  'prosper',
  'quake',
  'raise-dead',
  'reign-of-madness',
  'rot',
  'scrye',
  'shrouding-mists',
  'storm',
  'summon-host',
  'tornado-of-peril',
  'withershins',
) satisfies is.Kind<SpellName>;
export const lasting = is.fields<Lasting>({
  spell,
  by: is.seat,
  tile: is.orNull(is.tile),
  about: is.orNull(is.seat),
  banner: is.orNull(is.piece),
  amount: is.count,
  leads: is.orNull(is.oneOf('home', 'astray')),
  tried: is.orNull(month),
  until: is.fields<Until>({ year: is.count, ends: is.oneOf('season', 'winter') }),
});
