/**
 * The sheet of a battle that waits: who fights where and why, the field, the day with its hours to tick, who comes when,
 * and under the thumb how it is settled. The same on one printed page for the table.
 */
import { For, type JSX, Show } from 'solid-js';
import { hirelings } from '../../../../rules/mighty-empires/court/loyalty.ts';
import { isTurn } from '../../../../rules/mighty-empires/queries.ts';
import type { Side } from '../../../../rules/mighty-empires/tabletop/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { commas } from '../../parts/joined.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { SheetPage } from '../../parts/sheet-page.tsx';
import { Flag } from '../parts/flag.tsx';
import { bannerInFull, placeLine } from '../words.ts';
import { FallenSoFar, TheDay, TheField, WhatCounts } from './on-the-table.tsx';
import { Paper } from './paper.tsx';
import { type Battle, sides, useBattle } from './use-battle.ts';

export function BattleSheet(props: { id: string }): JSX.Element {
  const battle = useBattle(() => props.id);
  const { takesPart, state, tile, siege, form } = battle;
  const models = () => state().options.parts.tabletop;
  return (
    <SheetPage
      back={formOf(battle, 'arrange-battle')}
      foot={<HowSettled battle={battle} models={models()} />}
      paper={models() && (() => <Paper id={props.id} />)}
    >
      <PageHead over={siege() ? t('siege') : t('battle')} title={battle.place()}>
        <p data-quiet>
          {t('{attacker} marched in on {defender}. {waits}', {
            attacker: battle.called('attacker'),
            defender: battle.called('defender'),
            waits:
              battle.age() > 0
                ? tn(
                    battle.age(),
                    'It has been waiting for {n} month.',
                    'It has been waiting for {n} months.',
                  )
                : t('Met this month.'),
          })}
        </p>
        <p data-quiet>{placeLine(state(), tile())}</p>
      </PageHead>
      <Show when={siege()}>
        <p data-quiet>
          {t(
            'On the table a month of the campaign is 28 days of a siege: multiply the months its supplies last.',
          )}
        </p>
      </Show>
      <Rows label={t('When and where')}>
        <Row
          lead={<Seal icon="shaking-hands" />}
          title={commas(battle.field().date, battle.field().place) || t('No day arranged yet')}
          note={takesPart() ? t('When and where you fight it') : undefined}
          {...(takesPart() && models() ? { href: form('arrange-battle') } : {})}
        />
      </Rows>
      <For each={sides}>{(side) => <Army battle={battle} side={side} />}</For>
      <Show when={models() && siege() && takesPart()}>
        <FallenSoFar battle={battle} />
      </Show>
      <Show when={models() && takesPart() && hirelings(state(), props.id).length > 0}>
        <Rows label={t('Mercenaries')}>
          <Row
            lead={<Seal icon="shaking-hands" />}
            title={t('Test mercenary loyalty')}
            note={t('They change sides, or leave the field')}
            href={form('waver')}
          />
        </Rows>
      </Show>
      <Show when={models() && !siege()}>
        <TheField battle={battle} />
        <TheDay battle={battle} />
        <WhatCounts battle={battle} />
      </Show>
    </SheetPage>
  );
}

function HowSettled(props: { battle: Battle; models: boolean }): JSX.Element {
  const { id, encounter, state, takesPart, siege, form } = props.battle;
  /** A siege is settled where its besieger may storm the walls. */
  const settles = () => takesPart() && (!siege() || isTurn(state(), encounter()?.attacker ?? '', 'siege'));
  return (
    <Show when={settles()}>
      <Actions>
        <Button href={siege() ? formOf(props.battle, 'assault', { siege: id() }) : form('fight')}>
          {t('On paper')}
        </Button>
        <Show when={props.models}>
          <Button kind="filled" icon="check" grow href={form('table-result')}>
            {t('Enter the result')}
          </Button>
        </Show>
      </Actions>
    </Show>
  );
}

function Army(props: { battle: Battle; side: Side }): JSX.Element {
  const { called, banners, cameFrom, to } = props.battle;
  const from = (banner: string): string | undefined => {
    const place = cameFrom(props.side, banner);
    return place && t('from {place}', { place });
  };
  return (
    <Headed named title={called(props.side)} note={props.side === 'attacker' ? t('attacker') : t('defender')}>
      <Show
        when={banners(props.side).length > 0}
        fallback={<p data-quiet>{t('They muster when the battle begins: see the chart.')}</p>}
      >
        <RowsOf label={called(props.side)} of={banners(props.side)}>
          {(banner) => (
            <Row
              lead={<Flag banner={banner} bare />}
              title={bannerInFull(banner)}
              note={from(banner.id)}
              href={to(`piece/${banner.id}`)}
            />
          )}
        </RowsOf>
      </Show>
    </Headed>
  );
}
