/** How many improvements a catastrophe brings down. */
import { createSignal, type JSX } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Headed } from '../../parts/headed.tsx';
import { chanceIn, reckonedOne } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { catastropheOdds } from './reckonings.ts';

const told = 4;

export function CatastrophePage(): JSX.Element {
  const [built, setBuilt] = createSignal(3);
  const odds = reckonedOne(() => ({ key: `na catastrophe ${built()}`, of: () => catastropheOdds(built()) }));
  const p = (holds: (fell: number) => boolean): number | undefined => chanceIn(odds(), holds);
  const shares = (): readonly Share[] => [
    { label: t('Every wall holds'), p: p((fell) => fell === 0), tone: 'good' },
    ...Array.from({ length: Math.min(told, built()) }, (_, i): Share => {
      const last = i + 1 === told && built() > told;
      return {
        label: last ? t('{n} or more fall', { n: i + 1 }) : tn(i + 1, '{n} falls', '{n} fall'),
        p: p((fell) => (last ? fell > i : fell === i + 1)),
        tone: 'bad',
      };
    }),
  ];
  return (
    <>
      <Rows>
        <StepRow
          title={t('Cities, fortresses and mines')}
          note={t('a die each; on a 1 it falls')}
          value={built()}
          min={1}
          max={9}
          onStep={setBuilt}
        />
      </Rows>
      <Headed title={t('How it may end')}>
        <Shares label={t('How a catastrophe may end')} shares={shares()} />
      </Headed>
    </>
  );
}
