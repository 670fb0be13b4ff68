/** Settlements by kind, capital first, with what each feeds and stores; land without any is summed up in one line. */
import { For, type JSX, Show } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import { supports } from '../../../../rules/mighty-empires/provisions/forage.ts';
import { besieged, holdingsOf } from '../../../../rules/mighty-empires/queries.ts';
import { unsettled } from '../../../../rules/mighty-empires/setup/realm.ts';
import type { Holding } from '../../../../rules/mighty-empires/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Headed } from '../../parts/headed.tsx';
import { dotted } from '../../parts/joined.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { groundName, kindIcons, kindName, kindOf, kinds } from '../words.ts';

type Held = Holding & { readonly tile: TileId };

export function RealmSettlements(): JSX.Element {
  const empire = useEmpire();
  const { state, seat, to } = empire;
  const all = () => holdingsOf(state(), seat());
  const settled = (): readonly Held[] =>
    all()
      .filter(({ site }) => site !== 'barren')
      .toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)));
  const barren = () => all().filter(({ site }) => site === 'barren');
  const open = () => (state().stage === 'realms' ? unsettled(state(), seat()) : []);
  const feeds = () => settled().reduce((sum, { tile }) => sum + supports(state(), seat(), tile), 0);
  return (
    <Headed
      title={t('settlements')}
      note={feeds() > 0 ? tn(feeds(), 'they feed {n} banner', 'they feed {n} banners') : ''}
    >
      <Rows label={t('Settlements')}>
        <For each={settled()}>
          {(holding) => (
            <Row
              lead={<Seal icon={kindIcons[kindOf(holding)]} />}
              title={placeName(state(), holding.tile)}
              note={<Facts holding={holding} />}
              tone={besieged(state(), holding.tile) ? 'danger' : undefined}
              end={
                <IconButton
                  icon="pen"
                  label={t('Name {place}', { place: placeName(state(), holding.tile) })}
                  href={formOf(empire, 'name', { what: 'tile', id: holding.tile })}
                />
              }
            />
          )}
        </For>
        <Show when={open().length > 0}>
          <Row
            lead={<Seal icon="treasure-map" tone="now" />}
            title={tn(open().length, '{n} tile to settle', '{n} tiles to settle')}
            note={t('Roll to see what is there')}
            href={formOf(empire, 'settle-realm', { tiles: open() })}
          />
        </Show>
        <Show when={barren().length > 0}>
          <Row
            lead={<Seal icon="flying-flag" />}
            title={tn(barren().length, '{n} tile of bare land', '{n} tiles of bare land')}
            note={barren()
              .map(({ tile }) => placeName(state(), tile))
              .join(', ')}
          />
        </Show>
      </Rows>
      <Show when={settled().length === 0 && barren().length === 0}>
        <p data-quiet="alone">
          {t('Nothing is left of the realm but its memory.')} <a href={to('map')}>{t('To the map')}</a>
        </p>
      </Show>
    </Headed>
  );
}

function Facts(props: { holding: Held }): JSX.Element {
  const { state, seat } = useEmpire();
  const feeds = () => supports(state(), seat(), props.holding.tile);
  const words = () => {
    const { tile } = props.holding;
    const kind = t('{kind}, {ground}', {
      kind: kindName(kindOf(props.holding)),
      ground: groundName(state(), tile),
    });
    const food = besieged(state(), tile)
      ? t('under siege, feeds nobody')
      : feeds() === 0
        ? t('feeds nobody')
        : tn(feeds(), 'feeds {n} banner', 'feeds {n} banners');
    const store = props.holding.stockpile > 0 ? t('{n} stored', { n: props.holding.stockpile }) : '';
    return dotted(kind, food, store);
  };
  return <>{words()}</>;
}
