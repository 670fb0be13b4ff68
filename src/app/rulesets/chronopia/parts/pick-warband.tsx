/** Which warband an order is about: the force as rows, those it makes no sense for left out. */
import { type JSX, Show } from 'solid-js';
import type { Warband } from '../../../../rules/chronopia/state.ts';
import { formOf } from '../../../campaign/context.tsx';
import { t } from '../../../i18n/index.ts';
import { Page } from '../../../ui/page.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { KnownRow } from '../../parts/known-row.tsx';
import { NothingHere } from '../../parts/nothing-here.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { useForce } from '../force.ts';
import s from './parts.module.css';

export function PickWarband(props: {
  order: string;
  question: string;
  fits?: (warband: Warband) => boolean;
  note?: (id: string, warband: Warband) => string;
  /** Why nobody is there to pick. */
  none?: string;
}): JSX.Element {
  const force = useForce();
  const rows = () => force.mine().filter(([, warband]) => props.fits?.(warband) ?? true);
  return (
    <Page bar={<TopBar back={force.to('today')} close />}>
      <h1 class={s.question}>{props.question}</h1>
      <Show
        when={rows().length > 0}
        fallback={
          <NothingHere
            title={t('Nobody to pick from')}
            way={[force.to('realm'), t('To the muster roll')]}
            plain
          >
            {props.none ?? t('Nobody on the muster roll fits this.')}
          </NothingHere>
        }
      >
        <RowsOf label={t('Warbands')} of={rows()}>
          {([id, warband]) => (
            <KnownRow
              id={id}
              note={props.note?.(id, warband)}
              href={formOf(force, props.order, { warband: id })}
            />
          )}
        </RowsOf>
      </Show>
    </Page>
  );
}

/** The warband an order's arguments name, if it is on the roll. */
export function useWarband(args: () => unknown) {
  const { state } = useForce();
  return (): { readonly id: string; readonly warband: Warband } | undefined => {
    const { warband: id } = (args() ?? {}) as { readonly warband?: string };
    const warband = id === undefined ? undefined : state().warbands[id];
    return id !== undefined && warband ? { id, warband } : undefined;
  };
}
