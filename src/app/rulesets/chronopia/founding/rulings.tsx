/** Where groups read the rules differently: folded away, each a switch with one line of why. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import { t, tn } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Switch } from '../../../ui/switch.tsx';
import s from './founding.module.css';
import { chosen, type Rulings } from './options.ts';

interface Ruling {
  readonly label: () => string;
  readonly why: () => string;
  readonly on: (rulings: Rulings) => boolean;
  readonly set: (on: boolean) => Partial<Rulings>;
}
const rulings: readonly Ruling[] = [
  {
    label: () => t('Stakes are chosen face down'),
    why: () => t('Both at once. Otherwise for all to see.'),
    on: ({ stakes }) => stakes === 'sealed',
    set: (on) => ({ stakes: on ? 'sealed' : 'open' }),
  },
  {
    label: () => t('The wounded count for their warband’s minimum'),
    why: () => t('Otherwise those in the Hospital have to be replaced until they are back.'),
    on: ({ hospital }) => hospital === 'counts',
    set: (on) => ({ hospital: on ? 'counts' : 'apart' }),
  },
  {
    label: () => t('A magic-user for each 1000 points begun'),
    why: () => t('Otherwise for each full 1000.'),
    on: ({ magicUsers }) => magicUsers === 'begun',
    set: (on) => ({ magicUsers: on ? 'begun' : 'full' }),
  },
  {
    label: () => t('The whole force is paid'),
    why: () => t('Otherwise the field army alone, and garrisons cost nothing.'),
    on: ({ maintained }) => maintained === 'all',
    set: (on) => ({ maintained: on ? 'all' : 'field' }),
  },
  {
    label: () => t('Captured figures earn nothing'),
    why: () => t('Otherwise they roll for experience like the other survivors.'),
    on: ({ captives }) => captives === 'none',
    set: (on) => ({ captives: on ? 'none' : 'earn' }),
  },
  {
    label: () => t('An advance has to beat the rating'),
    why: () => t('Otherwise the highest face always succeeds, up to the maximum.'),
    on: ({ topFace }) => topFace === 'beats',
    set: (on) => ({ topFace: on ? 'beats' : 'succeeds' }),
  },
  {
    label: () => t('An alchemist who fell still helps'),
    why: () => t('Otherwise only those left standing may roll again.'),
    on: ({ alchemists }) => alchemists === 'marched',
    set: (on) => ({ alchemists: on ? 'marched' : 'standing' }),
  },
  {
    label: () => t('Among many an underdog faces the strongest'),
    why: () => t('Otherwise all the others together.'),
    on: ({ underdog }) => underdog === 'strongest',
    set: (on) => ({ underdog: on ? 'strongest' : 'together' }),
  },
];

export function RulingSwitches(props: {
  rulings: Rulings;
  onChange: (rulings: Rulings) => void;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const usual = chosen({}).rulings;
  const changed = () => rulings.filter((ruling) => ruling.on(props.rulings) !== ruling.on(usual)).length;
  return (
    <section class={s.rulings}>
      <h2>
        <button type="button" aria-expanded={open()} onClick={() => setOpen((now) => !now)}>
          <span>
            <b>{t('Rulings')}</b>
            <span>
              {changed() === 0
                ? t('where groups read the rules differently: as we play them')
                : tn(
                    changed(),
                    '{n} of them differs from how we play',
                    '{n} of them differ from how we play',
                  )}
            </span>
          </span>
          <i class={open() ? s.up : undefined}>
            <Icon name="down" size={20} />
          </i>
        </button>
      </h2>
      <Show when={open()}>
        <div class={s.switches}>
          <For each={rulings}>
            {(ruling) => (
              <Switch
                label={ruling.label()}
                note={ruling.why()}
                on={ruling.on(props.rulings)}
                onSwitch={(on) => props.onChange({ ...props.rulings, ...ruling.set(on) })}
              />
            )}
          </For>
        </div>
      </Show>
    </section>
  );
}
