/** The realm in three figures: while the army is divided, what is left to divide; in the field, what is left of it. */
import type { JSX } from 'solid-js';
import { booked, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { holdingsOf } from '../../../../rules/mighty-empires/queries.ts';
import { t } from '../../../i18n/index.ts';
import { type Figure, Figures } from '../../parts/figures.tsx';
import { useEmpire } from '../empire.ts';
import { count } from '../words.ts';

export function RealmFigures(): JSX.Element {
  const { state, seat, book, mine, view } = useEmpire();
  const realm = () => state().realms[seat()];
  const books = () => Object.values(book(seat())?.banners ?? {});
  const sum = (of: (contents: ReturnType<typeof books>[number]) => number): number =>
    books().reduce((all, contents) => all + of(contents), 0);
  const holdings = () => holdingsOf(state(), seat());
  const tiles: () => Figure = () => ({
    label: t('tiles'),
    value: String(holdings().length),
    rule: 'me.revenue',
  });
  const baggage = () =>
    mine().reduce((all, banner) => all + banner.baggage, 0) +
    holdings().reduce((all, { stockpile }) => all + stockpile, 0);

  const figures = (): readonly Figure[] => {
    const strength = realm()?.strength ?? null;
    if (strength === null) {
      const settled = holdings().filter(({ site }) => site !== 'barren').length;
      return [tiles(), { label: t('settlements'), value: String(settled), rule: 'me.realm.settlements' }];
    }
    if (state().stage === 'armies') {
      const left = strength - sum(booked);
      return [
        { label: t('strength'), value: count(strength), rule: 'me.strength' },
        { label: t('in banners'), value: count(sum(booked)), rule: 'me.banners.points' },
        left >= 0
          ? { label: t('to divide'), value: count(left), ...(left > 0 ? { tone: 'warn' } : {}) }
          : { label: t('too much'), value: count(-left), tone: 'warn' },
      ];
    }
    return [
      { label: t('in the field'), value: count(sum(worth)), rule: 'me.losses.charge' },
      { label: t('baggage'), value: String(baggage()), rule: 'me.subsistence.baggage' },
      tiles(),
    ];
  };
  const note = (): string | undefined => {
    const { stage } = state();
    const { strength = null, baggage: unshared } = realm() ?? {};
    if (stage === 'armies' && (unshared ?? 0) > 0)
      return t('{n} baggage still to be shared out.', { n: unshared ?? 0 });
    if (stage !== 'season' || strength === null) return undefined;
    return view().openBooks
      ? t('Of {strength} points mustered. The books are open.', { strength: count(strength) })
      : t('Of {strength} points mustered. Nobody else sees what is left.', { strength: count(strength) });
  };
  return <Figures figures={figures()} note={note()} />;
}
