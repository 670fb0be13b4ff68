/** A new campaign: its name, its players, the rules they agree on. Everything has a good default but the players' names. */
import { useNavigate } from '@tanstack/solid-router';
import {
  type Accessor,
  createEffect,
  createResource,
  createSignal,
  type JSX,
  on,
  type Setter,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Json } from '../../../kernel/json.ts';
import { type RulesetId, rulesetIds } from '../../../rules/ids.ts';
import { deps } from '../../campaign/deps.ts';
import { rulesetApp } from '../../campaign/open.ts';
import { attempt } from '../../campaign/trouble.ts';
import { createDrafts, drafted } from '../../drafts.ts';
import { t } from '../../i18n/index.ts';
import type { Drafts } from '../../remembered.ts';
import { twinned, twins } from '../../twins.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Head } from '../../ui/head.tsx';
import { Page } from '../../ui/page.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { establish } from './establish.ts';
import { InstallHint } from './install-hint.tsx';
import { PickRules } from './pick-rules.tsx';
import { noCampaign, playedBefore } from './played-before.ts';
import { type Player, Players } from './players.tsx';
import { longest, presetTitle } from './preset-title.ts';

export default function FoundScreen(): JSX.Element {
  const navigate = useNavigate();
  const drafts = createDrafts('founding');
  const [ruleset, setRuleset] = drafted<RulesetId>(drafts, 'rules', rulesetIds[0]);
  const [app] = createResource(ruleset, rulesetApp);
  const [rules] = createResource(ruleset, deps().loadRuleset);
  const seats = () => rules.latest?.seats ?? { least: 2, most: 6 };
  const [players, setPlayers] = drafted<readonly Player[]>(drafts, 'players', [
    { name: '', here: true },
    { name: '', here: false },
  ]);
  const { typed, setTyped, title, before } = createTitle(drafts, players, setPlayers);
  const [books, setBooks] = drafted<'sealed' | 'open'>(drafts, 'books', 'sealed');
  const [options, setOptions] = drafted<Json>(drafts, 'options', {});
  const pick = (set: RulesetId): void => {
    setOptions({});
    setRuleset(set);
  };
  const [founding, setFounding] = createSignal(false);
  const [tried, setTried] = createSignal(false);
  const wrong = () => faultIn(typed(), players(), seats());
  const found = async (): Promise<void> => {
    setTried(true);
    // On a small screen it may stand out of sight.
    if (wrong()) return document.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (founding()) return;
    setFounding(true);
    await attempt(async () => {
      const kept = app()?.nothingSealed ? 'open' : books();
      const campaign = await establish({
        ruleset: ruleset(),
        title: title().trim(),
        players: players().map((player) => ({ ...player, name: player.name.trim() })),
        books: kept,
        options: { ...(options() as object), books: kept } as Json,
      });
      drafts.discard();
      await navigate({ to: `/c/${campaign}/today` } as never);
    });
    setFounding(false);
  };
  return (
    <Page
      stacked
      bar={<TopBar back="/" close title={t('Found a campaign')} />}
      foot={
        <Actions note={tried() ? wrong() : undefined}>
          <Button kind="filled" grow disabled={founding()} onTap={() => void found()}>
            {founding() ? t('Founding …') : t('Start the campaign')}
          </Button>
        </Actions>
      }
    >
      <InstallHint />
      <Name
        title={title()}
        untyped={typed() === undefined}
        missing={tried() && typed()?.trim() === ''}
        onInput={setTyped}
      />
      <PickRules picked={ruleset()} onPick={pick} />
      <Players
        players={players()}
        tried={tried()}
        onChange={setPlayers}
        least={seats().least}
        most={seats().most}
        known={before.latest.others}
      />
      <Show when={!app.latest?.nothingSealed}>
        <Secrets books={books()} onPick={setBooks} />
      </Show>
      <Suspense fallback={<LoadingState />}>
        <Show when={app()}>
          {(loaded) => <Dynamic component={loaded().Founding} options={options()} onChange={setOptions} />}
        </Show>
      </Suspense>
    </Page>
  );
}

/** What the campaign is called, and who the players of the one before were. */
function createTitle(
  drafts: Drafts,
  players: Accessor<readonly Player[]>,
  setPlayers: Setter<readonly Player[]>,
) {
  /** Until a name is typed the campaign is called after its players. */
  const [typed, setTyped] = drafted<string | undefined>(drafts, 'title', undefined);
  const [before] = createResource(() => playedBefore(), { initialValue: noCampaign });
  const title = () => typed() ?? presetTitle(players(), before.latest.titles);
  createEffect(
    on(
      () => before.latest.own,
      (own) => {
        if (own !== undefined && players()[0]?.name === '')
          setPlayers(([first, ...others]) => [{ here: true, ...first, name: own }, ...others]);
      },
    ),
  );
  return { typed, setTyped, title, before };
}

/** Why this campaign cannot be founded yet. */
function faultIn(
  typed: string | undefined,
  players: readonly Player[],
  seats: { readonly least: number; readonly most: number },
): string | undefined {
  if (typed?.trim() === '') return t('Give the campaign a name.');
  if (players.some(({ name }) => name.trim() === '')) return t('Every player needs a name.');
  const twice = twins(players.map(({ name }) => name))[0];
  if (twice !== undefined) return twinned(twice);
  const { least, most } = seats;
  if (players.length < least) return t('These rules need at least {n} players.', { n: String(least) });
  if (players.length > most) return t('These rules allow at most {n} players.', { n: String(most) });
  return !players.some(({ here }) => here) ? t('Somebody must play on this phone.') : undefined;
}

/** What nobody typed is replaced by the first letter. */
function Name(props: {
  title: string;
  untyped: boolean;
  missing: boolean;
  onInput: (words: string) => void;
}): JSX.Element {
  return (
    <div
      onFocusIn={({ target }) => {
        if (props.untyped && target instanceof HTMLInputElement) target.select();
      }}
    >
      <Field
        label={t('Name of the campaign')}
        value={props.title}
        maxLength={longest}
        placeholder={t('The Vale of Aurn')}
        onInput={props.onInput}
        error={props.missing ? t('Give the campaign a name.') : undefined}
      />
    </div>
  );
}

function Secrets(props: {
  books: 'sealed' | 'open';
  onPick: (books: 'sealed' | 'open') => void;
}): JSX.Element {
  return (
    <>
      <Head title={t('Secrets')} />
      <Segmented
        label={t('Secrets')}
        value={props.books}
        onPick={props.onPick}
        segments={[
          { value: 'sealed', label: t('Sealed'), icon: 'lock' },
          { value: 'open', label: t('Open books'), icon: 'eye' },
        ]}
      />
      <p data-quiet>
        {props.books === 'sealed'
          ? t('Only your phone can read your secrets, until a rule reveals them or you open your book.')
          : t('Everybody can read everybody’s book. Simpler, and good for a first campaign.')}
      </p>
    </>
  );
}
