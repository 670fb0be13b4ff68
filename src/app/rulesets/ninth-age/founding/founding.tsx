/** How a hex campaign is to be played: good as it stands, every choice by thumb with one line of what it means. */
import type { JSX } from 'solid-js';
import * as v from 'valibot';
import type { Json } from '../../../../kernel/json.ts';
import { type Options, options } from '../../../../rules/ninth-age/options.ts';
import { number, t } from '../../../i18n/index.ts';
import { Select } from '../../../ui/field.tsx';
import { Head } from '../../../ui/head.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { differs, EverythingElse } from '../../parts/everything-else.tsx';
import s from './founding.module.css';
import { PlaySwitches } from './switches.tsx';

/** Options that are none are the defaults: a founding starts from an empty record. */
function chosen(given: Json): Options {
  const read = v.safeParse(options, given ?? {});
  return read.success ? read.output : v.parse(options, {});
}

export function Founding(props: {
  readonly options: Json;
  readonly onChange: (options: Json) => void;
}): JSX.Element {
  const now = () => chosen(props.options);
  const set = (some: Partial<Options>): void => props.onChange({ ...now(), ...some } as Json);
  const play = () => {
    const { standard, sizes, goal, turns, alliances, rulings } = now();
    return {
      standard,
      sizes,
      goal,
      turns,
      alliances,
      improvements: rulings.improvements,
      brash: rulings.brash,
    };
  };
  return (
    <div class={s.founding}>
      <EverythingElse now={summary(now())} changed={differs(now(), chosen({}))}>
        <section class={s.part}>
          <Head title={t('the map')} />
          <Select
            label={t('How the map is made')}
            value={now().map}
            options={[
              { value: 'automatic', label: t('Laid by the app, roughly even') },
              { value: 'symmetrical', label: t('Laid by the app, the same for all') },
              { value: 'in-turn', label: t('Laid in turn, hex by hex') },
              { value: 'painted', label: t('Painted as it lies on the table') },
            ]}
            onPick={(map) => set({ map })}
            hint={maps[now().map]()}
          />
        </section>
        <section class={s.part}>
          <Head title={t('how you play')} />
          <PlaySwitches
            now={play()}
            onChange={({ improvements, brash, ...some }) =>
              set({
                ...(some as Partial<Options>),
                rulings: {
                  ...now().rulings,
                  ...(improvements ? { improvements } : {}),
                  ...(brash ? { brash } : {}),
                },
              })
            }
          />
          <div class={s.switches}>
            <Switch
              label={t('Teams for the first turns')}
              note={t('Split when the realms are founded; afterwards everybody rides alone.')}
              on={now().teams}
              onSwitch={(teams) => set({ teams })}
            />
            <Switch
              label={t('The second flag goes anywhere')}
              note={t('Otherwise beside the capital.')}
              on={now().rulings.secondFlag === 'free'}
              onSwitch={(on) => set({ rulings: { ...now().rulings, secondFlag: on ? 'free' : 'adjacent' } })}
            />
          </div>
        </section>
      </EverythingElse>
    </div>
  );
}

/** What is chosen, in a few words. */
const summary = ({ map, standard, goal }: Options): string =>
  [
    map === 'painted' ? t('map by hand') : map === 'in-turn' ? t('map drawn in turns') : t('map by the app'),
    t('battles of {n} points', { n: number(standard) }),
    t('{n} Realm Points win', { n: goal }),
  ].join(' · ');

const maps: Readonly<Record<Options['map'], () => string>> = {
  automatic: () => t('Four hexes and a mountain for each player; lay another until you like one.'),
  symmetrical: () => t('Every player sees the same land; the capitals lie alike as well.'),
  'in-turn': () => t('Draw and lay in turn, a mountain once each, rivers by their rule.'),
  painted: () => t('Draw the hexes that lie on your table.'),
};
