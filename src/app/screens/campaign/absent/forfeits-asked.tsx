/** Choices that a player declared forfeit and that wait for another's nod. */
import { type JSX, Show } from 'solid-js';
import { nod, refuse } from '../../../../campaign/absence.ts';
import { forfeitsAsked, mayNod } from '../../../../campaign/forfeiting.ts';
import type { OpenOrder } from '../../../../campaign/view.ts';
import type { Forfeit } from '../../../../log/forfeits.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { ListedOf } from '../../../rulesets/parts/rows-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { Row } from '../../../ui/rows.tsx';

/** @param props.order of this order alone; else of all */
export function ForfeitsAsked(props: { order?: OpenOrder }): JSX.Element {
  const { session, view, app, act, busy, player } = useCampaign();
  const asked = () =>
    forfeitsAsked(view()).filter(
      ({ line }) => !props.order || view().orderOf(line.entry.body.order) === props.order.open.order,
    );
  const say = (answer: typeof nod, { line }: Forfeit): void =>
    void act(() => answer(session, line.hash, [line.entry.body.seat]));
  const mine = ({ line }: Forfeit): boolean => line.entry.author === view().device;
  const words = (one: Forfeit): string => {
    const name = player(one.line.entry.seat);
    if (mine(one)) return t('Waiting for another player to agree');
    return mayNod(view(), one)
      ? t('{name} asks you to agree.', { name })
      : t('{name} asks another player to agree.', { name });
  };
  return (
    <Show when={asked().length > 0}>
      <ListedOf title={t('Declared forfeit')} of={asked()}>
        {(one) => (
          <Row
            lead={<Shield tincture={app.tincture(view(), one.line.entry.body.seat)} size={30} label="" />}
            title={t('{name}’s choice', { name: player(one.line.entry.body.seat) })}
            note={words(one)}
            end={
              <>
                <Show when={mine(one) || mayNod(view(), one)}>
                  <Button small disabled={busy()} onTap={() => say(refuse, one)}>
                    {mine(one) ? t('Take back') : t('Refuse')}
                  </Button>
                </Show>
                <Show when={mayNod(view(), one)}>
                  <Button small kind="outlined" disabled={busy()} onTap={() => say(nod, one)}>
                    {t('Agree')}
                  </Button>
                </Show>
              </>
            }
          />
        )}
      </ListedOf>
    </Show>
  );
}
