/** What a catastrophe brings down of so many improvements. */
import { createSignal, type JSX } from 'solid-js';
import { chance } from '../../../../kernel/odds.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { type Share, Shares } from '../../parts/shares.tsx';
import s from './odds.module.css';
import { catastropheOdds } from './reckonings.ts';

const told = 4;

export function CatastrophePage(): JSX.Element {
  const [built, setBuilt] = createSignal(3);
  const found = reckoned(() => [{ key: `na catastrophe ${built()}`, of: () => catastropheOdds(built()) }]);
  const p = (holds: (fell: number) => boolean): number | undefined => {
    const [odds] = found();
    return odds && chance(odds, holds);
  };
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
        <Row
          title={t('Cities, fortresses and mines')}
          note={t('a die each; on a 1 it falls')}
          end={
            <Stepper
              label={t('Cities, fortresses and mines')}
              value={built()}
              min={1}
              max={9}
              onStep={setBuilt}
            />
          }
        />
      </Rows>
      <section class={s.part}>
        <Head title={t('How it may end')} />
        <Shares label={t('How a catastrophe may end')} shares={shares()} />
      </section>
    </>
  );
}
