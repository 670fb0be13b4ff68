/**
 * A banner of one's own: points on their ruler, baggage, units and characters, and under the thumb what it may do now.
 * What it holds is the ledger's; charges and gains the table knows of are settled here.
 */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { type ComponentProps, createSignal, For, type JSX, Show } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import { formOf } from '../../../campaign/context.tsx';
import { DraftForm } from '../../../draft-form.tsx';
import { t } from '../../../i18n/index.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { QuestionCard } from '../../../ui/question-card.tsx';
import { toast } from '../../../ui/toasts.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Warning } from '../../parts/warning.tsx';
import { type Empire, useEmpire } from '../empire.ts';
import { Returned } from '../tabletop/returned.tsx';
import { bannerName } from '../words.ts';
import { BaggageLine } from './baggage-line.tsx';
import { CommandLink } from './command-link.tsx';
import { BannerFoot } from './foot.tsx';
import { Gains } from './gains.tsx';
import { Heading } from './heading.tsx';
import { Losses } from './losses.tsx';
import { Mourned } from './mourned.tsx';
import { MusterAids } from './muster-aids.tsx';
import { MusterFoot } from './muster-foot.tsx';
import { MusterLinks } from './muster-links.tsx';
import s from './piece.module.css';
import { PointsLine } from './points-line.tsx';
import { PointsOnly } from './points-only.tsx';
import { ShareSheet } from './share-sheet.tsx';
import { type Editing, TroopEditor } from './troop-editor.tsx';
import { Troops } from './troops.tsx';
import { useBook } from './write.ts';

export function BannerSheet(props: { banner: PlacedBanner }): JSX.Element {
  const empire = useEmpire();
  const { say, state, contents } = empire;
  const { takes } = useBook();
  const [sharing, setSharing] = createSignal(false);
  const [editing, setEditing] = createSignal<Editing>();
  const held = () => contents(props.banner) ?? blank;
  const [settling, setSettling] = createSignal(stillAsked(useSheetAsked()(), held()));
  const { asked, minded, setAside } = useAsked(() => props.banner, held);
  const mustering = () => takes({ write: 'muster', banner: props.banner.id });
  const listed = () => state().options.armies === 'units';
  return (
    <>
      <Page
        bar={<SealedBar onShare={() => setSharing(true)} />}
        foot={
          <Show
            when={mustering()}
            fallback={<BannerFoot banner={props.banner} asked={asked() !== undefined} />}
          >
            <Show when={listed()}>
              <MusterFoot held={held()} onEdit={setEditing} />
            </Show>
          </Show>
        }
      >
        <OwnHeading banner={props.banner} held={held()} />
        <Mourned banner={props.banner.id} />
        <Show when={asked()}>
          {(task) => <Asked task={task()} banner={props.banner} onSettle={setSettling} />}
        </Show>
        <div class={s.warnings}>
          <For each={minded()}>{(task) => <Warning words={say(task.title)} rule={task.rule} />}</For>
        </div>
        <PointsLine points={worth(held())} starting={state().stage === 'armies'} />
        <Show when={setAside()}>{(why) => <p data-quiet>{say(why())}</p>}</Show>
        <BaggageLine banner={props.banner} />
        <Show
          when={listed()}
          fallback={
            <DraftForm form={draftName(empire, 'points', props.banner, held().points)}>
              <PointsOnly banner={props.banner} held={held()} open={mustering()} />
            </DraftForm>
          }
        >
          <Show when={mustering()}>
            <MusterAids banner={props.banner} held={held()} />
          </Show>
          <Troops held={held()} onEdit={setEditing} />
        </Show>
        <Returned banner={props.banner.id} />
        <Show when={state().stage === 'armies'}>
          <MusterLinks banner={props.banner} />
        </Show>
        <CommandLink banner={props.banner} />
      </Page>
      <TroopEditor
        banner={props.banner}
        held={held()}
        editing={editing()}
        open={mustering()}
        onClose={() => setEditing(undefined)}
      />
      <ShareSheet open={sharing()} onClose={() => setSharing(false)} banner={props.banner} held={held()} />
      <Settling
        what={settling()}
        banner={props.banner}
        held={held()}
        onClose={() => setSettling(undefined)}
      />
    </>
  );
}

/** What the tasks of the seat say of this banner. */
function useAsked(banner: () => PlacedBanner, held: () => Contents) {
  const { view, seat } = useEmpire();
  const tasks = () => view().tasks(seat());
  const ours = ({ about }: Task): boolean => about === banner().id;
  /** What the ledger asks: losses, gains, a banner that is gone. A muster is the sheet itself. */
  const asked = () => tasks().find((task) => ours(task) && task.kind === 'asked' && asks(task) !== undefined);
  /** Of this banner, and of the sum all banners have to come to. */
  const minded = () =>
    tasks().filter((task) => task.kind === 'mind' && (ours(task) || task.about === seat()));
  /** Of an empty banner: what its task says is meant for it. */
  const setAside = () =>
    worth(held()) === 0 ? tasks().find((task) => ours(task) && task.write && task.why)?.why : undefined;
  return { asked, minded, setAside };
}

function SealedBar(props: { onShare: () => void }): JSX.Element {
  const { view, to } = useEmpire();
  return (
    <TopBar
      back={to('realm')}
      end={
        <>
          <span class={s.sealed}>
            <Show when={!view().openBooks} fallback={t('open to all')}>
              <Icon name="lock" size={20} />
              <span>
                <span>{t('sealed')}</span>
                <span>{t('· only you see this')}</span>
              </span>
            </Show>
          </span>
          <IconButton icon="share" label={t('Share the list')} onTap={() => props.onShare()} />
        </>
      }
    />
  );
}

function OwnHeading(props: { banner: PlacedBanner; held: Contents }): JSX.Element {
  const empire = useEmpire();
  const under = () => {
    if (props.banner.name) return t('Banner {n}', { n: props.banner.number });
    const [first, ...others] = props.held.units;
    if (!first) return '';
    return others.length > 0 ? t('The {unit} and company', { unit: first.name }) : first.name;
  };
  return (
    <Heading
      banner={props.banner}
      under={under()}
      end={
        <IconButton
          icon="pen"
          label={t('Rename {banner}', { banner: bannerName(props.banner) })}
          href={formOf(empire, 'name', { what: 'banner', id: props.banner.id })}
        />
      }
    />
  );
}

type Settled = 'losses' | 'gains';
const words: Readonly<Record<Settled | 'disband', () => string>> = {
  losses: () => t('Strike off the losses'),
  gains: () => t('Enter the new troops'),
  disband: () => t('Disband the banner'),
};

function Asked(props: { task: Task; banner: PlacedBanner; onSettle: (what: Settled) => void }): JSX.Element {
  const empire = useEmpire();
  const { say } = empire;
  const what = () => asks(props.task) ?? 'gains';
  return (
    <QuestionCard
      question={say(props.task.title)}
      why={props.task.why && say(props.task.why)}
      answers={
        <Button
          kind="filled"
          grow
          href={what() === 'disband' ? formOf(empire, 'disband', { banner: props.banner.id }) : undefined}
          onTap={() => props.onSettle(what() as Settled)}
        >
          {words[what()]()}
        </Button>
      }
    />
  );
}

/** Holds what the draft is about: once the book changes that, a new draft begins. */
const draftName = ({ session, seat }: Empire, sheet: string, { id }: PlacedBanner, about: number): string =>
  JSON.stringify([session.campaign, seat(), sheet, id, about]);

function Settling(props: ComponentProps<typeof Gains> & { what: Settled | undefined }): JSX.Element {
  const empire = useEmpire();
  const sheet = useSheetAsked();
  const navigate = useNavigate();
  /** A player who came from Today to strike them off goes on there. */
  const struck = (): void => {
    props.onClose();
    toast(t('Struck off.'));
    if (sheet() === 'settle') void navigate({ to: empire.to('today'), replace: true } as never);
  };
  return (
    <>
      <Show when={props.what === 'losses'}>
        <DraftForm form={draftName(empire, 'losses', props.banner, props.held.owed)}>
          <Losses {...props} onStruck={struck} />
        </DraftForm>
      </Show>
      <Show when={props.what === 'gains'}>
        <DraftForm form={draftName(empire, 'gains', props.banner, props.held.due)}>
          <Gains {...props} />
        </DraftForm>
      </Show>
    </>
  );
}

function useSheetAsked(): () => string | undefined {
  const search = useSearch({ strict: false });
  return () => (search() as { readonly sheet?: string }).sheet;
}

/** The sheet an address opens, where there is still something to enter in it. */
function stillAsked(sheet: string | undefined, { owed, due }: Contents): Settled | undefined {
  if (sheet === 'settle' && owed > 0) return 'losses';
  return sheet === 'enlist' && due > 0 ? 'gains' : undefined;
}

function asks({ write, order }: Task): Settled | 'disband' | undefined {
  const what = (write as { readonly write?: string } | undefined)?.write;
  if (what === 'settle') return 'losses';
  if (what === 'enlist') return 'gains';
  return order?.id === 'disband' ? 'disband' : undefined;
}
