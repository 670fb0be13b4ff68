/** What is in force for the seat this turn: events, allies, what its battles earned; and the way to a bargain. */
import { For, type JSX, Show } from 'solid-js';
import { purseOf } from '../../../../rules/ninth-age/conquest/points.ts';
import { alive, allied } from '../../../../rules/ninth-age/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t, tn } from '../../../i18n/index.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { Listed } from '../../parts/headed.tsx';
import { useRealms } from '../names.ts';
import { eventWords } from '../words.ts';

export function Affairs(): JSX.Element {
  const realms = useRealms();
  const { state, seat, player } = realms;
  const picks = () => state().turn.picks.filter(({ seat: by, target }) => by === seat() || target === seat());
  const friends = () => alive(state()).filter((other) => allied(state(), seat(), other));
  const purse = () => purseOf(state(), seat());
  const earned = () => state().stage === 'play' && purse().shares.length > 0;
  const why = (): string => {
    const { brash, shared, spent, shares } = purse();
    return [
      ...(brash === null
        ? [t('the brash attack failed')]
        : brash > 0
          ? [t('+{n} for boldness', { n: brash })]
          : []),
      ...(shares.some(({ as }) => as === 'together') ? [t('1 less for two against one')] : []),
      ...(shares.some(({ as }) => as === 'apart') ? [t('the average of two battles')] : []),
      ...(shared !== 0 ? [t('{n} shared', { n: shared })] : []),
      t('{n} spent', { n: spent }),
    ].join(', ');
  };
  return (
    <Show when={state().stage === 'play'}>
      <Listed title={t('This turn')}>
        <Show when={earned()}>
          <Row
            lead={<Seal icon="crown" tone={purse().left > 0 ? 'now' : undefined} />}
            title={tn(purse().earned, '{n} Conquest Point', '{n} Conquest Points')}
            note={why()}
          />
        </Show>
        <For each={picks()}>
          {({ event, seat: by, target }) => (
            <Row
              lead={<Seal icon={eventWords[event].icon} tone={target === seat() ? 'warn' : undefined} />}
              title={eventWords[event].title()}
              note={
                target === seat()
                  ? t('{who} picked it, and it strikes you.', { who: player(by) })
                  : target === null
                    ? eventWords[event].why()
                    : t('It strikes {who}.', { who: player(target) })
              }
            />
          )}
        </For>
        <Show when={friends().length > 0}>
          <Row
            lead={<Seal icon="shaking-hands" />}
            title={t('On your side')}
            note={friends().map(player).join(', ')}
          />
        </Show>
        <Row
          lead={<Seal icon="trade" />}
          title={t('Offer a bargain')}
          note={t('Gold or hexes, at any time')}
          href={formOf(realms, 'trade')}
        />
      </Listed>
    </Show>
  );
}
