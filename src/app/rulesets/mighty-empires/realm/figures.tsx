/** The realm in three figures: while the army is divided, what is left to divide; in the field, what is left of it. */
import type { JSX } from 'solid-js';
import { booked, unassigned, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { holdingsOf } from '../../../../rules/mighty-empires/queries.ts';
import { t, tn } from '../../../i18n/index.ts';
import { type Figure, Figures } from '../../parts/figures.tsx';
import type { Parts } from '../../parts/why.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { bannerName, count, kindName, kindOf, kinds } from '../words.ts';

export function RealmFigures(): JSX.Element {
  const { state, seat, book, mine } = useEmpire();
  const note = useNote();
  const books = () => Object.values(book(seat())?.banners ?? {});
  const sum = (of: (contents: ReturnType<typeof books>[number]) => number): number =>
    books().reduce((all, contents) => all + of(contents), 0);
  const holdings = () => holdingsOf(state(), seat());
  const byBanner = (of: (contents: ReturnType<typeof books>[number]) => number): Parts =>
    Object.entries(book(seat())?.banners ?? {}).flatMap(([id, held]) => {
      const banner = state().banners[id] ?? state().fallen[id];
      return banner && of(held) > 0 ? [[bannerName(banner), count(of(held))] as const] : [];
    });
  const byKind = (some: ReturnType<typeof holdings>): Parts =>
    kinds.flatMap((kind) => {
      const n = some.filter((one) => kindOf(one) === kind).length;
      return n > 0 ? [[kindName(kind), n] as const] : [];
    });
  const tiles: () => Figure = () => ({
    label: t('tiles'),
    value: String(holdings().length),
    parts: byKind(holdings()),
  });
  /** Where any lies: on banners, and in store. */
  const loads = () =>
    [
      ...mine().map((banner) => [bannerName(banner), banner.baggage] as const),
      ...holdings().map(({ tile, stockpile }) => [placeName(state(), tile), stockpile] as const),
    ].filter(([, n]) => n > 0);

  const figures = (): readonly Figure[] => {
    const strength = state().realms[seat()]?.strength ?? null;
    if (strength === null) {
      const settled = holdings().filter(({ site }) => site !== 'barren');
      return [
        tiles(),
        {
          label: t('settlements'),
          value: String(settled.length),
          parts: byKind(settled),
          rule: 'me.realm.settlements',
        },
      ];
    }
    if (state().stage === 'armies') {
      const left = strength - sum(booked);
      return [
        { label: t('strength'), value: count(strength), rule: 'me.strength' },
        {
          label: t('in banners'),
          value: count(sum(booked)),
          parts: byBanner(booked),
          rule: 'me.banners.points',
        },
        left >= 0
          ? { label: t('to divide'), value: count(left), ...(left > 0 ? { tone: 'warn' } : {}) }
          : { label: t('too much'), value: count(-left), tone: 'warn' },
      ];
    }
    return [
      { label: t('in the field'), value: count(sum(worth)), parts: byBanner(worth) },
      { label: t('baggage'), value: String(loads().reduce((all, [, n]) => all + n, 0)), parts: loads() },
      tiles(),
    ];
  };
  return <Figures figures={figures()} note={note()} />;
}

/** What stands under the figures: stores still to be shared out, or what is left of the muster. */
function useNote(): () => string | undefined {
  const { state, seat, book, view } = useEmpire();
  return () => {
    const { stage } = state();
    const { strength = null, baggage: unshared } = state().realms[seat()] ?? {};
    if (stage === 'armies' && (unshared ?? 0) > 0)
      return t('{n} baggage still to be shared out.', { n: unshared ?? 0 });
    const held = book(seat());
    if (stage !== 'season' || strength === null || !held) return undefined;
    const { mustered, enlisted, recruited } = held.tally;
    const open = unassigned(held, state());
    return [
      t('Of {n} points mustered.', { n: count(mustered + enlisted + recruited) }),
      open > 0 && tn(open, '{n} point is still to assign.', '{n} points are still to assign.'),
      view().openBooks ? t('The books are open.') : t('Nobody else sees how many points are left.'),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
