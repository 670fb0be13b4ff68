/** Gold a turn brings: mines by their ground, raids, and how soon a mine gives out. */
import { createSignal, type JSX } from 'solid-js';
import { mean } from '../../../../kernel/odds.ts';
import { multiplier } from '../../../../rules/ninth-age/charts/gold.ts';
import { number, t } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { chanceIn, reckoned, reckonedOne } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { mineOdds, raidOdds } from './reckonings.ts';

export function GoldPage(): JSX.Element {
  const [rivers, setRivers] = createSignal(1);
  const [mountains, setMountains] = createSignal(1);
  const [raids, setRaids] = createSignal(0);
  const [standard, setStandard] = createSignal(2500);
  const times = () => multiplier(standard());
  const mines = reckoned(() => [
    { key: `na mine river ${times()}`, of: () => mineOdds('river', times()) },
    { key: `na mine mountain ${times()}`, of: () => mineOdds('mountain', times()) },
  ]);
  const raid = reckonedOne(() => ({ key: `na raid ${times()}`, of: () => raidOdds(times()) }));
  const each = (at: 0 | 1): number => {
    const found = mines()[at];
    return found ? mean(found, ({ gold }) => gold) : 0;
  };
  const expected = () => {
    const one = raid();
    return Math.round(
      rivers() * each(0) + mountains() * each(1) + raids() * (one ? mean(one, (gold) => gold) : 0),
    );
  };
  const gone = (at: 0 | 1): number | undefined => chanceIn(mines()[at], (is) => is.gone);
  const none = (): number | undefined => {
    const [river, mountain] = [gone(0), gone(1)];
    return river === undefined || mountain === undefined
      ? undefined
      : (1 - river) ** rivers() * (1 - mountain) ** mountains();
  };
  const lost = (): number | undefined => {
    const kept = none();
    return kept === undefined ? undefined : 1 - kept;
  };
  const shares = (): readonly Share[] => [
    { label: t('A river mine gives out'), note: t('on a double'), p: gone(0), tone: 'bad' },
    { label: t('A mountain mine gives out'), note: t('on a triple'), p: gone(1), tone: 'bad' },
    { label: t('Any of yours does this turn'), p: lost(), tone: 'bad' },
    { label: t('All of them hold'), p: none(), tone: 'good' },
  ];
  const rows = () => [
    { title: t('Mines on rivers'), note: t('2D6 × {n}', { n: times() }), value: rivers, set: setRivers },
    {
      title: t('Mines on mountains'),
      note: t('3D6 × {n}', { n: times() }),
      value: mountains,
      set: setMountains,
    },
    { title: t('Raids'), note: t('2D6 × {n}', { n: times() }), value: raids, set: setRaids },
  ];
  return (
    <>
      <Rows label={t('Sources of gold')}>
        {rows().map(({ title, note, value, set }) => (
          <StepRow title={title} note={note} value={value()} max={20} onStep={(n) => set(n)} />
        ))}
        <StepRow
          title={t('Points of a battle')}
          note={t('larger battles, more gold')}
          value={standard()}
          min={500}
          max={12_000}
          step={500}
          show={number}
          onStep={setStandard}
        />
      </Rows>
      <Apart>
        <Figures figures={[{ label: t('gold on average'), value: number(expected()) }]} />
      </Apart>
      <Headed title={t('How long they last')}>
        <Shares label={t('How long mines last')} shares={shares()} />
      </Headed>
    </>
  );
}
