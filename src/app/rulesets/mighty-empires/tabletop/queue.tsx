/**
 * Battles that wait, the oldest first, and those whose wounded still lie on the field: where each stands, when it is to be
 * fought, and what may wait and what not.
 */
import { type JSX, Show } from 'solid-js';
import { fieldOf, monthsSince, sideOf } from '../../../../rules/mighty-empires/tabletop/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { commas } from '../../parts/joined.ts';
import { ListedOf, RowsOf } from '../../parts/rows-of.tsx';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import s from './tabletop.module.css';
import { sideName } from './words.ts';

export function BattleQueue(): JSX.Element {
  const empire = useEmpire();
  const { state, seat, player, to } = empire;
  const waiting = () =>
    Object.entries(state().encounters)
      .map(([id, encounter]) => ({ id, age: monthsSince(state(), encounter.since), ...encounter }))
      .sort((a, b) => b.age - a.age);
  const unburied = () =>
    Object.entries(state().tabletop.fought).filter(
      ([, fought]) => sideOf(fought, seat()) !== undefined && !fought.recovered.includes(seat()),
    );
  const when = (id: string): string => {
    const { date, place } = fieldOf(state(), id);
    return commas(date, place);
  };
  return (
    <Page bar={<TopBar back={to('today')} title={t('Battles that wait')} />} stacked>
      <Show when={unburied().length > 0}>
        <ListedOf title={t('The wounded')} of={unburied()}>
          {([id, { tile }]) => (
            <Row
              lead={<Seal icon="cracked-shield" tone="danger" />}
              title={placeName(state(), tile)}
              note={t('Gather your wounded and see who recovers')}
              href={formOf(empire, 'gather-wounded', { battle: id })}
            />
          )}
        </ListedOf>
      </Show>
      <Show
        when={waiting().length > 0}
        fallback={
          <EmptyState title={t('No battle waits')}>
            {t('When two forces meet, the battle waits here until you fight it on the table or on paper.')}
          </EmptyState>
        }
      >
        <section>
          <RowsOf label={t('Battles that wait')} of={waiting()}>
            {({ id, kind, tile, attacker, defender, age }) => (
              <Row
                lead={<Seal icon={kind === 'siege' ? 'siege-tower' : 'crossed-swords'} tone="danger" />}
                title={placeName(state(), tile)}
                note={
                  <>
                    {t('{attacker} against {defender}', {
                      attacker: sideName(attacker, player),
                      defender: sideName(defender, player),
                    })}
                    <span class={s.when}>{when(id) || t('no day arranged yet')}</span>
                  </>
                }
                value={
                  <Tag tone={age > 1 ? 'warn' : undefined}>
                    {age > 0 ? tn(age, '{n} month', '{n} months') : t('new')}
                  </Tag>
                }
                href={to(`piece/${id}`)}
              />
            )}
          </RowsOf>
        </section>
        <HowLong />
      </Show>
    </Page>
  );
}

const HowLong = (): JSX.Element => (
  <section class={s.rules}>
    <Head title={t('how long a battle may wait')} />
    <p>
      {t(
        'A battle may wait for weeks, and the campaign goes on around it: other turns, other tiles, even the next month. The tile keeps its flag until it is fought.',
      )}
    </p>
    <p>
      {t(
        'Only the banners in it must wait. Leave them where they are, and charge them with nothing but hunger. Settle every battle before the winter begins.',
      )}
    </p>
    <p>{t('No time for models? You can fight any of them on paper in two minutes, from its own sheet.')}</p>
  </section>
);
