/** The spymaster's desk: operatives hired in secret, where each lies, and what others' operatives have left to settle. */
import { For, type JSX, onCleanup, Show } from 'solid-js';
import type { Operative } from '../../../../rules/mighty-empires/charts/assassins.ts';
import { crownsLeft } from '../../../../rules/mighty-empires/court/book.ts';
import { hasDeclared } from '../../../../rules/mighty-empires/espionage/queries.ts';
import { notInWinter } from '../../../../rules/mighty-empires/winter-now.ts';
import { chosenSignal } from '../../../chosen-signal.ts';
import { cast } from '../../../dice/random.ts';
import { t, tn } from '../../../i18n/index.ts';
import { Actions } from '../../../ui/actions.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chips.tsx';
import { Head } from '../../../ui/head.tsx';
import { Page } from '../../../ui/page.tsx';
import { Row, Rows } from '../../../ui/rows.tsx';
import { Seal } from '../../../ui/seal.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Figures } from '../../parts/figures.tsx';
import { RowsOf } from '../../parts/rows-of.tsx';
import { StepRow } from '../../parts/step-row.tsx';
import { freshId } from '../court/fresh.ts';
import { useEmpire } from '../empire.ts';
import { placeName } from '../names.ts';
import { useBook } from '../piece/write.ts';
import { WinterDraft } from '../winter/draft.tsx';
import { Deeds } from './deeds.tsx';
import s from './espionage.module.css';
import { useHired } from './hired.ts';
import { operativeIcons, operativeName, operativeWork } from './words.ts';

const bought = ['assassin', 'saboteur', 'agent'] as const;
const faces = [1, 2, 3, 4, 5, 6] as const;

/** What is chosen and not hired yet is kept for the winter. */
export function OperativesDesk(): JSX.Element {
  return (
    <WinterDraft form="operatives">
      <Desk />
    </WinterDraft>
  );
}

/** Who is chosen and not hired yet. */
function createChoice() {
  const { own } = useEmpire();
  const { write } = useBook();
  const [counts, setCounts] = chosenSignal<{ readonly [type in (typeof bought)[number]]?: number }>(
    'counts',
    {},
  );
  const [dice, setDice] = chosenSignal<readonly number[]>('dice', []);
  /** As many of them as stand for good: nobody takes back a die whose face this phone has shown, nor what came before it. */
  const [stands, setStands] = chosenSignal<number>('stands', 0);
  /** The desk may be left while the line is still on its way: the choice is no longer in hand then. */
  let writing = false;
  const price = () => bought.reduce((sum, type) => sum + (counts()[type] ?? 0), dice().length);
  const spies = () => dice().reduce((sum, die) => sum + die, 0);
  /** Crowns that are left once they are hired. */
  const left = () => (own(crownsLeft) ?? 0) - price();
  const rolls = (): void => {
    setDice((now) => [...now, ...cast('d6')]);
    setStands(dice().length);
  };
  const hire = async (): Promise<void> => {
    const made = (type: Operative, count: number) =>
      Array.from({ length: count }, () => ({ id: freshId('op'), type }));
    const hired = [...bought.flatMap((type) => made(type, counts()[type] ?? 0)), ...made('spy', spies())];
    writing = true;
    if (await write({ write: 'operatives', purchase: freshId('p'), hired, dice: [...dice()] })) {
      setCounts({});
      setDice([]);
      setStands(0);
    }
    writing = false;
  };
  const inHand = () => price() > 0 && !writing;
  return { counts, setCounts, dice, setDice, stands, rolls, spies, price, left, hire, inHand };
}
type Choice = ReturnType<typeof createChoice>;

function Desk(): JSX.Element {
  const { state, seat, to, book } = useEmpire();
  const hired = useHired();
  const choice = createChoice();
  const { price, left, hire } = choice;
  const hiring = () =>
    !notInWinter(state(), seat(), 'espionage') &&
    !hasDeclared(state(), seat()) &&
    state().options.parts.espionage;
  // A player who leaves with a choice in hand has hired nobody, and is told so.
  onCleanup(() => {
    if (hiring() && choice.inHand())
      toast({
        words: t('You have not hired anybody yet: your choice is still on the desk.'),
        action: { label: t('Hire operatives'), href: to('piece/desk-operatives') },
        lasts: 10_000,
      });
  });
  return (
    <Page
      bar={<TopBar back={to('today')} title={t('Operatives')} />}
      foot={
        <Show
          when={hiring() && price() > 0}
          fallback={
            <Actions>
              <Button
                kind={hired().length > 0 || (hiring() && left() <= 0) ? 'filled' : 'outlined'}
                grow
                icon="check"
                href={to('today')}
              >
                {hired().length > 0 || !hiring() ? t('Done') : t('Hire nobody')}
              </Button>
            </Actions>
          }
        >
          <Actions
            note={
              <>
                <b>{tn(price(), '{n} crown', '{n} crowns')}</b>
                {t('{n} left', { n: left() })}
              </>
            }
          >
            <Button
              kind={left() < 0 ? 'outlined' : 'filled'}
              grow
              disabled={left() < 0}
              onTap={() => void hire()}
            >
              {t('Hire the operatives')}
            </Button>
          </Actions>
        </Show>
      }
    >
      <Deeds />
      <Show when={hiring()}>
        <ForHire choice={choice} />
      </Show>
      <Show when={!hiring() && Object.keys(book(seat())?.spies.operatives ?? {}).length === 0}>
        <EmptyState title={t('You have no operatives')}>
          {state().options.parts.espionage
            ? t('You hire operatives in the espionage phase of winter, until you announce their number.')
            : t('You play without espionage.')}
        </EmptyState>
      </Show>
      <Hired />
    </Page>
  );
}

/** Those that cost a crown each, and the spies that the dice bring. */
function ForHire(props: { choice: Choice }): JSX.Element {
  const { counts, setCounts, dice, setDice, stands, rolls, spies, left } = props.choice;
  return (
    <>
      <Figures
        figures={[{ label: t('crowns left'), value: String(left()), tone: left() < 0 ? 'warn' : undefined }]}
        note={t('The others learn only their number, and what each one is when it acts.')}
      />
      <Rows label={t('Operatives for hire')}>
        <For each={bought}>
          {(type) => (
            <StepRow
              lead={<Seal icon={operativeIcons[type]} />}
              title={operativeName(type)}
              note={operativeWork(type)}
              value={counts()[type] ?? 0}
              max={(counts()[type] ?? 0) + Math.max(0, left())}
              onStep={(count) => setCounts((now) => ({ ...now, [type]: count }))}
            />
          )}
        </For>
        <Row
          lead={<Seal icon={operativeIcons.spy} />}
          title={t('Spies')}
          note={
            dice().length === 0
              ? operativeWork('spy')
              : t('{n} spies for {dice}', { n: spies(), dice: dice().join(' + ') })
          }
          end={
            <Show when={dice().length > stands()}>
              <Button small icon="undo" onTap={() => setDice((now) => now.slice(0, -1))}>
                {t('One crown back')}
              </Button>
            </Show>
          }
        />
      </Rows>
      <Show when={left() > 0}>
        <p data-quiet="small">{t('A crown buys as many spies as a die shows. Roll it unseen:')}</p>
        <div class={s.die}>
          <Button small icon="dice" onTap={rolls}>
            {t('This phone rolls')}
          </Button>
          <Chips label={t('Or enter your own die')}>
            <For each={faces}>
              {(face) => <Chip onTap={() => setDice((now) => [...now, face])}>{String(face)}</Chip>}
            </For>
          </Chips>
        </div>
      </Show>
    </>
  );
}

function Hired(): JSX.Element {
  const { state, seat } = useEmpire();
  const hired = useHired();
  const where = (id: string): string => {
    const counter = state().espionage.counters[id];
    if (counter) return t('in {place}, face down', { place: placeName(state(), counter.tile) });
    return hasDeclared(state(), seat()) ? t('not on the map') : t('waits to be placed');
  };
  return (
    <Show when={hired().length > 0}>
      <Head title={t('in your pay')} note={String(hired().length)} />
      <RowsOf label={t('Operatives')} of={hired()}>
        {({ id, type }) => (
          <Row
            lead={<Seal icon={operativeIcons[type ?? 'agent']} />}
            title={operativeName(type ?? 'agent')}
            note={where(id)}
          />
        )}
      </RowsOf>
    </Show>
  );
}
