/** The options of a founding, by thumb: how long, how the realms begin, what things cost; the readings folded away beneath. */
import { createSignal, type JSX, Show } from 'solid-js';
import * as v from 'valibot';
import type { Json } from '../../../../kernel/json.ts';
import { type Options, options as schema } from '../../../../rules/realm-armies/options.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Head } from '../../../ui/head.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { differs, EverythingElse } from '../../parts/everything-else.tsx';
import s from '../../parts/founding.module.css';
import { RulingsFold } from '../../parts/rulings.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { questions } from './readings.ts';

/** What has been chosen, the rest as it is usually played. */
export const chosen = (given: Json): Options => v.parse(schema, given);

export function Founding(props: { options: Json; onChange: (options: Json) => void }): JSX.Element {
  const [now, setNow] = createSignal(chosen(props.options));
  const set = (some: Partial<Options>): void => {
    setNow((before) => ({ ...before, ...some }));
    props.onChange(now() as unknown as Json);
  };
  const start = (some: Partial<Options['start']>): void => set({ start: { ...now().start, ...some } });
  const costs = (some: Partial<Options['costs']>): void => set({ costs: { ...now().costs, ...some } });
  const usual = chosen({}).readings;
  const differ = () => questions.filter(({ name }) => now().readings[name] !== usual[name]).length;
  const pointsWord = (n: number): string => tn(n, '{n} point', '{n} points');
  return (
    <div class={s.founding}>
      <EverythingElse now={summary(now())} changed={differs(now(), chosen({}))}>
        <Part title={t('how long')} why={victories[now().victory]()}>
          <Count
            label={t('Nights')}
            value={now().nights}
            most={60}
            show={(n) => (n === 0 ? t('as you like') : String(n))}
            onStep={(nights) => set({ nights })}
          />
          <Segmented
            label={t('What decides it')}
            segments={[
              { value: 'realm', label: t('The realm') },
              { value: 'tiles', label: t('Tiles') },
              { value: 'treasury', label: t('Treasury') },
            ]}
            value={now().victory}
            onPick={(victory) => set({ victory })}
          />
        </Part>
        <Part
          title={t('the map')}
          why={t('You lay it together: by Realmbook until you like it, or drawn by hand.')}
        >
          <Segmented
            label={t('How much land')}
            segments={[
              { value: 'small', label: t('Small') },
              { value: 'medium', label: t('Medium') },
              { value: 'large', label: t('Large') },
            ]}
            value={now().map}
            onPick={(map) => set({ map })}
          />
          <Switch
            label={t('Fleets and ports')}
            note={t('Blockades, sea battles and assaults from the sea.')}
            on={now().fleets}
            onSwitch={(fleets) => set({ fleets })}
          />
        </Part>
        <Part
          title={t('at the start')}
          why={t('An army needs a fortress or citadel to last; a fleet needs a port.')}
        >
          <Count
            label={t('Tiles of each realm')}
            value={now().start.tiles}
            least={1}
            most={7}
            onStep={(tiles) => start({ tiles })}
          />
          <Count
            label={t('Armies')}
            value={now().start.armies}
            least={1}
            most={3}
            onStep={(armies) => start({ armies })}
          />
          <Show when={now().fleets}>
            <Count
              label={t('Fleets')}
              value={now().start.fleets}
              most={2}
              onStep={(fleets) => start({ fleets })}
            />
          </Show>
          <Segmented
            titled
            label={t('The home tile is a')}
            segments={[
              { value: 'tower', label: t('Tower') },
              { value: 'fortress', label: t('Fortress') },
              { value: 'citadel', label: t('Citadel') },
            ]}
            value={now().start.home}
            onPick={(home) => start({ home })}
          />
        </Part>
        <Part title={t('what things cost')} why={t('Everything else costs what the book says.')}>
          <Count
            label={t('An army')}
            value={now().costs.army}
            most={30}
            show={pointsWord}
            onStep={(army) => costs({ army })}
          />
          <Show when={now().fleets}>
            <Count
              label={t('A fleet')}
              value={now().costs.fleet}
              most={30}
              show={pointsWord}
              onStep={(fleet) => costs({ fleet })}
            />
            <Count
              label={t('A port')}
              value={now().costs.port}
              most={30}
              show={pointsWord}
              onStep={(port) => costs({ port })}
            />
          </Show>
          <Switch
            label={t('Only as many pieces as in the box')}
            note={t('For each player 4 mines, 4 towers, 4 fortresses, 2 towns, 2 ports and a citadel.')}
            on={now().pieces === 'limited'}
            onSwitch={(on) => set({ pieces: on ? 'limited' : 'unlimited' })}
          />
        </Part>
        <RulingsFold differ={differ()}>
          <ReadingFields
            readings={now().readings}
            onChange={(some) => set({ readings: { ...now().readings, ...some } })}
          />
        </RulingsFold>
      </EverythingElse>
    </div>
  );
}

/** What is chosen, in a few words. */
const summary = ({ nights, map, fleets }: Options): string =>
  [
    nights === 0 ? t('as many nights as you like') : tn(nights, '{n} night', '{n} nights'),
    { small: t('a small map'), medium: t('a medium map'), large: t('a large map') }[map],
    fleets ? t('with fleets') : t('without fleets'),
  ].join(' · ');

const victories: Readonly<Record<Options['victory'], () => string>> = {
  realm: () => t('Whose realm brings in most each turn has won.'),
  tiles: () => t('Who controls the most tiles has won.'),
  treasury: () => t('Whose treasury holds the most empire points has won.'),
};

function Count(props: {
  label: string;
  value: number;
  least?: number;
  most: number;
  show?: (n: number) => string;
  onStep: (n: number) => void;
}): JSX.Element {
  return (
    <div class={s.points}>
      <span>{props.label}</span>
      <Stepper
        label={props.label}
        value={props.value}
        min={props.least ?? 0}
        max={props.most}
        {...(props.show ? { show: props.show } : {})}
        onStep={props.onStep}
      />
    </div>
  );
}

function Part(props: { title: string; why?: string; children: JSX.Element }): JSX.Element {
  return (
    <section class={s.part}>
      <Head title={props.title} />
      {props.children}
      <Show when={props.why}>
        <p class={s.why} aria-live="polite">
          {props.why}
        </p>
      </Show>
    </section>
  );
}
