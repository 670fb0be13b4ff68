/** Names for places and people in any tongue: rolled here, or by real dice; starred, copied, shared. */
import { createSignal, For, Show } from 'solid-js';
import {
  generate,
  type Kind,
  type Length,
  lengthIds,
  type Name,
  type Parting,
  partings,
  type TongueId,
  tongueOf,
  tongues,
} from '../../../rules/mighty-empires/names/index.ts';
import { tremble } from '../../device/feel.ts';
import { face } from '../../dice/random.ts';
import { t } from '../../i18n/index.ts';
import { preferences } from '../../preferences.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { WhereToRoll } from '../../ui/dice/where-to-roll.tsx';
import { Page, PageTitle } from '../../ui/page.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ByHand } from './by-hand.tsx';
import { Kept } from './kept-names.tsx';
import { NameSheet } from './name-sheet.tsx';
import s from './screen.module.css';

const lengthNames: Readonly<Record<Length, () => string>> = {
  short: () => t('Short'),
  normal: () => t('Usual'),
  long: () => t('Long'),
};
/** The same name, parted in each way. */
const partingNames: Readonly<Record<Parting, string>> = {
  joined: 'Ithragadum',
  parts: 'Ithrag-Adum',
  'split-a': 'Ithrag-a-Dum',
};

export default function Names() {
  const [kind, setKind] = createSignal<Kind>('place');
  const [tongue, setTongue] = createSignal<TongueId>('bretonnian');
  const [length, setLength] = createSignal<Length>();
  const [parting, setParting] = createSignal<Parting>('joined');
  const [made, setMade] = createSignal<readonly Name[]>([]);
  const options = () => ({ length: length() ?? tongueOf(tongue()).length, parting: parting() });
  const byHand = () => preferences().dice === 'table';
  const add = (name: Name): void => void setMade((before) => [name, ...before].slice(0, 12));
  const roll = (): void => {
    add(generate(kind(), tongue(), (sides) => face(sides), options()));
    tremble(12);
  };
  const turnTo = (next: () => void): void => {
    next();
    setMade([]);
  };
  return (
    <Page
      foot={
        <Show when={!byHand()}>
          <Actions>
            <Button kind="filled" icon="names" grow onTap={roll}>
              {made().length > 0
                ? t('Another name')
                : kind() === 'place'
                  ? t('Name a place')
                  : t('Name someone')}
            </Button>
          </Actions>
        </Show>
      }
    >
      <PageTitle title={t('Names')} />
      <div class={s.choices}>
        <Tongues
          picked={tongue()}
          onPick={(id) =>
            turnTo(() => {
              setTongue(id);
              setLength(undefined);
            })
          }
        />
        <Segmented
          label={t('A name for')}
          segments={[
            { value: 'place', label: t('A place'), icon: 'pin' },
            { value: 'person', label: t('A person'), icon: 'person' },
          ]}
          value={kind()}
          onPick={(next) => turnTo(() => setKind(next))}
        />
        <Show when={kind() === 'person'}>
          <Segmented
            label={t('Length')}
            segments={lengthIds.map((id) => ({ value: id, label: lengthNames[id]() }))}
            value={options().length}
            onPick={setLength}
          />
        </Show>
        <Show when={kind() === 'place' && tongueOf(tongue()).parts}>
          <Segmented
            label={t('How the parts join')}
            segments={partings.map((id) => ({ value: id, label: partingNames[id] }))}
            value={parting()}
            onPick={setParting}
          />
        </Show>
        <WhereToRoll />
      </div>
      <Show when={byHand()}>
        <ByHand kind={kind()} tongue={tongue()} options={options()} onName={add} />
      </Show>
      <NameSheet made={made()} kind={kind()} byHand={byHand()} />
      <Kept />
    </Page>
  );
}

function Tongues(props: { picked: TongueId; onPick: (tongue: TongueId) => void }) {
  return (
    <Chips label={t('Tongue')}>
      <For each={tongues}>
        {({ id, title }) => (
          <Chip on={props.picked === id} onTap={() => props.onPick(id)}>
            {t(title)}
          </Chip>
        )}
      </For>
    </Chips>
  );
}
