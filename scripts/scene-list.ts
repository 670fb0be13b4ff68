/** The scenes that are pictured of each book: where the harness goes, and what is tapped there. */
import { winterPhases } from '../src/rules/mighty-empires/winter-phases.ts';

type Book = 'mighty-empires' | 'ninth-age' | 'chronopia' | 'realm-armies';
export interface Scene {
  readonly book: Book;
  readonly name: string;
  /** What follows the question mark of the harness's address. */
  readonly at: string;
  /** Buttons, links or choices by their words, tapped one after the other. */
  readonly taps?: readonly (string | RegExp)[];
}
type More = Pick<Scene, 'taps'>;

const me = (name: string, at: string, more: More = {}): Scene => ({
  book: 'mighty-empires',
  name,
  at,
  ...more,
});
/** Of another book, before bots give an order: the form of it, or another screen. */
const before =
  (book: Book, seed: number) =>
  (name: string, order: string, to: string = 'form', more: More = {}): Scene => ({
    book,
    name,
    at: `set=${book}&seed=${seed}&before=${order}&${to}`,
    ...more,
  });
const winter = (phase: string): Scene => me(`winter-${phase}`, `stage=${phase}&rich&to=today`);

const na = before('ninth-age', 8);
const ch = before('chronopia', 4);
const ra = before('realm-armies', 4);

export const scenes: readonly Scene[] = [
  me('battle', 'stage=battle&rich&to=today'),
  me('siege', 'stage=siege&rich&to=today'),
  me('raze', 'stage=raze&rich&to=today'),
  me('reorganisation', 'stage=reorganisation&rich&to=today'),
  me('realm', 'stage=movement&rich&to=realm'),
  me('chronicle', 'stage=siege&rich&to=chronicle'),
  me('replay', 'stage=siege&rich&books=open&to=replay'),
  me('chances', 'stage=battle&rich&to=charts/odds'),
  me('settings', 'stage=movement&rich&to=settings'),
  ...winterPhases.filter((phase) => phase !== 'autumn').map(winter),
  ...(
    [
      ['quarters', 'take-quarters'],
      ['diplomacy', 'send-missions'],
      ['construction', 'build'],
      ['baggage', 'buy-baggage'],
      ['deployment', 'deploy'],
      ['espionage', 'place-operative'],
      ['reorganisation', 'reorganise'],
    ] as const
  ).map(([stage, order]) => me(order, `stage=${stage}&rich&to=do/${order}`)),
  me('recruit', 'stage=recruitment&rich&to=today', { taps: ['Recruit'] }),
  me('cast', 'stage=autumn&rich&spell=deluge&to=do/cast-spell'),
  me('fight', 'stage=battle&rich&to=today', { taps: ['Fight the battle'] }),
  me('letters', 'stage=diplomacy&rich&moment=letters&to=today', { taps: [/^Letters/] }),

  na('found-capital', 'found-capital'),
  na('events', 'pick-event'),
  na('mines', 'work-mines', 'to=today'),
  na('challenge', 'challenge', 'form=empty'),
  na('battle', 'record-battle'),
  na('claim', 'claim', 'form=empty'),
  na('build', 'build'),
  na('trade', 'trade'),
  na('map', 'challenge', 'to=map'),
  na('realm', 'challenge', 'to=realm'),
  na('chronicle', 'claim', 'to=chronicle'),
  na('growth', 'raid', 'to=replay', { taps: ['Growth'] }),
  na('end', 'never', 'to=today'),

  ch('muster', 'ready', 'to=realm'),
  ch('raise-warband', 'raise-warband'),
  ch('recruit', 'recruit'),
  ch('battle', 'settle-battle'),
  ch('casualties', 'record-casualties', 'to=today'),
  ch('experience', 'earn-experience', 'to=today'),
  ch('advance', 'advance'),
  ch('income', 'collect-income', 'to=today'),
  ch('rescue', 'rescue'),
  ch('trade', 'trade'),
  ch('realm', 'collect-income', 'to=realm'),
  ch('chronicle', 'trade', 'to=chronicle'),
  ch('growth', 'trade', 'to=replay'),
  ch('end', 'never', 'to=today'),

  ra('homes', 'choose-home', 'form=empty'),
  ra('draft', 'roll-draft', 'to=today'),
  ra('plan', 'plan-for'),
  ra('report', 'report-night'),
  ra('fight', 'fight', 'to=today'),
  ra('result', 'table-result'),
  ra('raid', 'raid'),
  ra('build', 'build'),
  ra('map', 'fight', 'to=map'),
  ra('realm', 'fight', 'to=realm'),
  ra('chronicle', 'trade', 'to=chronicle'),
  ra('end', 'never', 'to=today'),
];
