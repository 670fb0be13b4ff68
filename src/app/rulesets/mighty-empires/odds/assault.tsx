/** An assault on walls: who storms, who holds them, what the walls are worth, what hunger and engines add. */
import { createMemo, createSignal, type JSX } from 'solid-js';
import { lookUp } from '../../../../kernel/chart.ts';
import { chance } from '../../../../kernel/odds.ts';
import { attackerCards } from '../../../../rules/mighty-empires/charts/combat.ts';
import { battery, fortification } from '../../../../rules/mighty-empires/charts/sieges.ts';
import { assaultOdds, type Besieged } from '../../../../rules/mighty-empires/siege/odds.ts';
import { t } from '../../../i18n/index.ts';
import { percents } from '../../../ui/percents.ts';
import { Rows } from '../../../ui/rows.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Apart, Headed } from '../../parts/headed.tsx';
import { NumberField } from '../../parts/number-field.tsx';
import { PickChips } from '../../parts/pick-chips.tsx';
import { reckoned } from '../../parts/reckon.ts';
import { Shares } from '../../parts/shares.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { worded } from '../../parts/worded.ts';
import { cardNames } from '../battle/card-faces.ts';
import { CardTable } from '../parts/card-table.tsx';
import s from './odds.module.css';

const ends = ['stormed', 'repulse', 'bloody-repulse'] as const;
type End = (typeof ends)[number];
const titles: { readonly [end in End]: () => string } = {
  stormed: () => t('Stormed'),
  repulse: () => t('Repulse'),
  'bloody-repulse': () => t('Bloody repulse'),
};
type Breach = 'none' | 'rolled' | number;
const breaches: readonly Breach[] = [
  'none',
  'rolled',
  ...battery.rows.flatMap(({ is }) => (is.bonus > 0 ? [is.bonus] : [])),
];
type Walls = 'none' | 'city' | 'fortress';
const multiplierOf = (walls: Walls): number =>
  walls === 'none' ? 1 : lookUp(fortification, walls).is.multiplier;
const breachName = (breach: Breach): string =>
  breach === 'none' ? t('No battery') : breach === 'rolled' ? t('Still to roll') : `+${breach}`;

export function AssaultOddsPage(): JSX.Element {
  const [attack, setAttack] = createSignal(1500);
  const [garrison, setGarrison] = createSignal(500);
  const [walls, setWalls] = createSignal<Walls>('city');
  const [hardship, setHardship] = createSignal(0);
  const [breach, setBreach] = createSignal<Breach>('none');
  const besieged = (): Besieged => {
    const opened = breach();
    return {
      attack: attack(),
      garrison: garrison(),
      multiplier: multiplierOf(walls()),
      bonus: hardship() + (typeof opened === 'number' ? opened : 0),
      battery: opened === 'rolled',
    };
  };
  return (
    <>
      <div class={s.inputs}>
        <NumberField label={t('Besiegers, in points')} value={attack()} onNumber={setAttack} />
        <NumberField label={t('Garrison, in points')} value={garrison()} onNumber={setGarrison} />
      </div>
      <Apart>
        <Segmented
          label={t('The walls')}
          titled
          segments={worded({
            none: t('None'),
            city: t('City × {times}', { times: multiplierOf('city') }),
            fortress: t('Fortress × {times}', { times: multiplierOf('fortress') }),
          })}
          value={walls()}
          onPick={setWalls}
        />
      </Apart>
      <Apart>
        <Rows label={t('What wears the walls down')}>
          <StepRow
            title={t('Hardship')}
            note={t('+1 for each month it struck')}
            value={hardship()}
            max={9}
            show={(n) => `+${n}`}
            onStep={setHardship}
          />
        </Rows>
        <PickChips
          wrap
          label={t('Battery of the month before')}
          all={breaches}
          picked={breach()}
          name={breachName}
          onPick={setBreach}
        />
      </Apart>
      <Results besieged={besieged()} />
    </>
  );
}

/** What may come of one assault, over all cards and card by card. */
function Results(props: { besieged: Besieged }): JSX.Element {
  const all = reckoned(() => {
    const now = props.besieged;
    return attackerCards.map((card) => ({
      key: `assault ${card} ${JSON.stringify(now)}`,
      of: () => {
        const odds = assaultOdds(now, card);
        return Object.fromEntries(ends.map((end) => [end, chance(odds, (is) => is === end)])) as Record<
          End,
          number
        >;
      },
    }));
  });
  const rows = createMemo(() => attackerCards.map((card, at) => ({ card, found: all()[at] })));
  const over = (end: End): number | undefined =>
    rows().every(({ found }) => found)
      ? rows().reduce((sum, { found }) => sum + (found?.[end] ?? 0) / attackerCards.length, 0)
      : undefined;
  const best = () => Math.max(...rows().map(({ found }) => found?.stormed ?? 0));
  return (
    <>
      <Headed title={t('One assault')} note={t('whatever card you play')}>
        <Shares
          label={t('Result of one assault')}
          shares={ends.map((end) => ({
            label: titles[end](),
            p: over(end),
            tone: end === 'stormed' ? 'good' : 'bad',
          }))}
        />
      </Headed>
      <Headed title={t('Card by card')}>
        <CardTable
          caption={t('Result of one assault, card by card')}
          corner={t('Your card')}
          columns={ends.map((end) => titles[end]())}
          rows={rows().map(({ card, found }) => {
            const words = found && percents(ends.map((end) => found[end]));
            return {
              title: cardNames[card](),
              cells: ends.map((end, at) => ({
                words: words?.[at] ?? '…',
                best: end === 'stormed' && found?.stormed === best(),
              })),
            };
          })}
        />
        <p data-quiet="small">{t('Any card of the garrison is as likely as the next.')}</p>
      </Headed>
    </>
  );
}
