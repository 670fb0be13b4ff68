/** Where a hired contingent musters: a settlement of the empire, one tap each. */
import { For, type JSX } from 'solid-js';
import { postsOf } from '../../../../rules/mighty-empires/winter/deployment.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { t } from '../../../i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import type { OrderForm } from '../../contract.ts';
import { OrderPage } from '../../parts/order-page.tsx';
import { useEmpire } from '../empire.ts';
import { kindIcons, kindOf, placeLine } from '../words.ts';
import s from './court.module.css';

interface Hired {
  readonly contingent?: string;
  readonly kind?: 'mercenaries' | 'allies';
  readonly people?: string;
  readonly alliance?: string | null;
}

export const RaiseContingentForm: OrderForm = (props): JSX.Element => {
  const { state, seat } = useEmpire();
  const hired = () => (props.args ?? {}) as Hired;
  const posts = () => postsOf(state(), seat());
  const [tile, setTile] = chosenSignal('tile', state().realms[seat()]?.capital ?? posts()[0]);
  const [name, setName] = chosenSignal('name', '');
  return (
    <OrderPage
      order="raise-contingent"
      args={
        hired().contingent === undefined || tile() === undefined
          ? undefined
          : {
              contingent: hired().contingent ?? '',
              kind: hired().kind ?? 'mercenaries',
              people: hired().people ?? '',
              alliance: hired().alliance ?? null,
              name: name().trim(),
              tile: tile() ?? '',
            }
      }
      title={hired().people ? t('The hired {people}', { people: hired().people ?? '' }) : t('A contingent')}
      question={t('Where do they muster?')}
      why={t('They keep to a banner of their own and go home when the season ends. All see whose they are.')}
      answer={t('Muster them here')}
      icon="check"
      onDone={props.onDone}
    >
      <div class={s.part}>
        <Field label={t('Name of the banner')} value={name()} maxLength={60} onInput={setName} />
      </div>
      <Rows label={t('Settlements')}>
        <For each={posts()}>
          {(post) => {
            const holding = state().tiles[post];
            return (
              <Row
                lead={<Seal icon={holding ? kindIcons[kindOf(holding)] : 'village'} />}
                title={placeLine(state(), post)}
                current={post === tile()}
                onTap={() => setTile(post)}
              />
            );
          }}
        </For>
      </Rows>
    </OrderPage>
  );
};
