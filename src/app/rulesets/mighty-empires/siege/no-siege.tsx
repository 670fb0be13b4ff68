/** What is left of a siege's form when the siege has ended meanwhile; where the address names none, those there are. */
import type { JSX } from 'solid-js';
import type { Json } from '../../../../kernel/json.ts';
import { t } from '../../../i18n/index.ts';
import { useEmpire } from '../empire.ts';
import { PickEncounter } from '../parts/pick-encounter.tsx';

export function NoSiege(props: { args: Json }): JSX.Element {
  const { state, seat } = useEmpire();
  const named = () => Object.keys((props.args ?? {}) as object).length > 0;
  const sieges = () =>
    Object.entries(state().encounters)
      .filter(([, { kind, attacker, defender }]) => kind === 'siege' && [attacker, defender].includes(seat()))
      .map(([id, siege]) => ({ id, ...siege }));
  return (
    <PickEncounter
      order="assault"
      title={t('A siege')}
      all={named() ? [] : sieges()}
      as="siege"
      none={t('The siege is over')}
    />
  );
}
