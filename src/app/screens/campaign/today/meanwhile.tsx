/** What there is to do while others are asked: plan, read, write, reckon, look. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { writable } from '../../../../campaign/letters.ts';
import { formOf, useCampaign } from '../../../campaign/context.tsx';
import { exampleIn } from '../../../campaign/example.ts';
import { unread } from '../../../campaign/letters-read.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Listed } from '../../../rulesets/parts/headed.tsx';
import { gameIcon } from '../../../rulesets/parts/icon.ts';
import { Row } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';

export function Meanwhile(): JSX.Element {
  const campaign = useCampaign();
  const { view, seat, app, say, to } = campaign;
  const [planning, setPlanning] = createSignal(false);
  const fresh = () => (view().early ? 0 : unread(view(), seat()).length);
  const ahead = () =>
    (app.ahead?.(view(), seat()) ?? []).flatMap((task) =>
      task.order ? [{ ...task, order: task.order }] : [],
    );
  return (
    <Listed title={t('Meanwhile')}>
      <Show when={ahead().length > 0}>
        <Row
          lead={<Seal icon="hourglass" />}
          title={t('Plan orders ahead')}
          note={t('Kept on this phone, and offered when your turn comes.')}
          unfolded={planning()}
          onTap={() => setPlanning((now) => !now)}
        />
      </Show>
      <Show when={planning()}>
        <For each={ahead()}>
          {({ title, icon, order }) => (
            <Row
              lead={<Seal icon={gameIcon(icon)} />}
              title={say(title)}
              href={formOf(campaign, order.id, (order.args ?? {}) as object)}
            />
          )}
        </For>
      </Show>
      <Row
        lead={<Seal icon="spell-book" />}
        title={t('Read what happened')}
        href={to(exampleIn(view().campaign) ? 'chronicle' : 'meet')}
      />
      <Show when={writable(view().book, seat()).length > 0}>
        <Row
          lead={<Seal icon="trade" />}
          title={t('Write a letter')}
          note={fresh() > 0 ? tn(fresh(), 'One is new.', '{n} are new.') : undefined}
          href={to('letters')}
        />
      </Show>
      <Row lead={<Seal icon="rolling-dices" />} title={t('Look at the odds')} href={to('charts/odds')} />
      <Show when={app.scene}>
        <Row lead={<Seal icon="treasure-map" />} title={t('Look at the map')} href={to('map')} />
      </Show>
    </Listed>
  );
}
