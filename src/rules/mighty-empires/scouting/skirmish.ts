/** Scout skirmish: the scouts meet an enemy force, and somebody tells something. */
import { lookUp } from '../../../kernel/chart.ts';
import { choose, note, owe, type Procedure, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { scoutSkirmish } from '../charts/scouting-ground.ts';
import type { BannerId } from '../state.ts';
import type { Enemy, ScoutBrief, Target } from './brief.ts';

const rule = 'me.scouting.skirmish';

export function* skirmish({ seat, force }: ScoutBrief, { tile, enemies }: Target): Procedure<never> {
  const total = yield* roll('skirmish', {
    by: seat,
    rule,
    dice: 'd6',
    chart: scoutSkirmish.id,
    text: say('How do the scouts fare against the pickets of {tile}?', { tile }),
  });
  const { is } = lookUp(scoutSkirmish, total);
  yield* note('skirmish', rule, { seat, tile, total, enemies: enemies.map((enemy) => enemy.seat) });
  if (is.tells === 'nobody') return;
  if (is.tells === 'you') {
    const to = enemies.map((enemy) => enemy.seat);
    yield* owe('own-total', { from: seat, to, rule, claim: 'total', about: { banners: force, tile } });
    return;
  }
  is.tells satisfies 'enemy';
  const about = (banners: readonly BannerId[]) => ({ banners, tile });
  if (is.what === 'each-and-one-list') {
    const nominated = yield* nominate(seat, enemies);
    for (const enemy of enemies) {
      yield* owe(`${enemy.seat}/points`, {
        from: enemy.seat,
        to: [seat],
        rule,
        claim: 'points',
        about: about(enemy.banners),
      });
      if (enemy.banners.includes(nominated))
        yield* owe(`${enemy.seat}/list`, {
          from: enemy.seat,
          to: [seat],
          rule,
          claim: 'contents',
          about: about([nominated]),
        });
    }
    return;
  }
  const claim = ({ total: 'total', 'all-lists': 'contents' } as const)[is.what];
  for (const enemy of enemies)
    yield* owe(`${enemy.seat}/${claim}`, {
      from: enemy.seat,
      to: [seat],
      rule,
      claim,
      about: about(enemy.banners),
    });
}

function* nominate(seat: Seat, enemies: readonly Enemy[]): Procedure<never, BannerId> {
  const banners = enemies.flatMap((enemy) => enemy.banners.map((banner) => ({ banner, of: enemy.seat })));
  const [only] = banners;
  if (banners.length === 1 && only !== undefined) return only.banner;
  return yield* choose('nominated', {
    by: seat,
    rule,
    text: say('Which banner’s full list did your scouts learn?'),
    from: Object.fromEntries(
      banners.map(({ banner, of }) => [banner, say('Banner {banner} of {seat}', { banner, seat: of })]),
    ),
  });
}
