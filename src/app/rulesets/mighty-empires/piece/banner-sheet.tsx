/**
 * A banner of one's own: points on their ruler, baggage, units and characters, and under the thumb what it may do now.
 * What it holds is the ledger's; charges and gains the table knows of are settled here.
 */
import { useNavigate, useSearch } from '@tanstack/solid-router';
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Task } from '../../../../kernel/ruleset.ts';
import { blank, type Contents, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import type { Standing } from '../../../../rules/mighty-empires/queries.ts';
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
import { useEmpire } from '../empire.ts';
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

export function BannerSheet(props: { banner: Standing }): JSX.Element {
  const empire = useEmpire();
  const { view, seat, say, state, contents, to } = empire;
  const { takes } = useBook();
  const [sharing, setSharing] = createSignal(false);
  const [editing, setEditing] = createSignal<Editing>();
  const held = () => contents(props.banner) ?? blank;
  const search = useSearch({ strict: false });
  const [settling, setSettling] = createSignal(sheetAsked((search() as { sheet?: string }).sheet, held()));
  const navigate = useNavigate();
  /** A player who came from Today to strike them off goes on there. */
  const struck = (): void => {
    setSettling(undefined);
    toast(t('Struck off.'));
    if ((search() as { sheet?: string }).sheet === 'settle')
      void navigate({ to: to('today'), replace: true } as never);
  };
  /** Of a sheet; once something is written of what it is about it begins anew. */
  const draft = (sheet: string, about: number): string =>
    JSON.stringify([empire.session.campaign, seat(), sheet, props.banner.id, about]);
  const tasks = () =>
    view()
      .tasks(seat())
      .filter(({ about }) => about === props.banner.id);
  /** Of this banner, and of the sum all banners have to come to. */
  const minded = () =>
    view()
      .tasks(seat())
      .filter(({ kind, about }) => kind === 'mind' && (about === props.banner.id || about === seat()));
  const mustering = () => takes({ write: 'muster', banner: props.banner.id });
  const listed = () => state().options.armies === 'units';
  /** What the ledger asks: losses, gains, a banner that is gone. A muster is the sheet itself. */
  const asked = () => tasks().find((task) => task.kind === 'asked' && asks(task) !== undefined);
  /** Of an empty banner: what its task says is meant for it. */
  const setAside = () =>
    tasks().find(({ write, why }) => write !== undefined && why && worth(held()) === 0)?.why;
  const under = () => {
    if (props.banner.name) return t('Banner {n}', { n: props.banner.number });
    const [first] = held().units;
    if (!first) return '';
    return held().units.length > 1 ? t('The {unit} and company', { unit: first.name }) : first.name;
  };
  return (
    <>
      <Page
        bar={
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
                <IconButton icon="share" label={t('Share the list')} onTap={() => setSharing(true)} />
              </>
            }
          />
        }
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
        <Mourned banner={props.banner.id} />
        <Show when={asked()}>
          {(task) => (
            <QuestionCard
              question={say(task().title)}
              why={task().why && say(task().why as never)}
              answers={
                <Show
                  when={asks(task()) === 'disband'}
                  fallback={
                    <Button kind="filled" grow onTap={() => setSettling(asks(task()) as 'losses')}>
                      {asks(task()) === 'losses' ? t('Strike off the losses') : t('Enter the new troops')}
                    </Button>
                  }
                >
                  <Button kind="filled" grow href={formOf(empire, 'disband', { banner: props.banner.id })}>
                    {t('Disband the banner')}
                  </Button>
                </Show>
              }
            />
          )}
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
            <DraftForm form={draft('points', held().points)}>
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
      <Show when={settling() === 'losses'}>
        <DraftForm form={draft('losses', held().owed)}>
          <Losses
            banner={props.banner}
            held={held()}
            onClose={() => setSettling(undefined)}
            onStruck={struck}
          />
        </DraftForm>
      </Show>
      <Show when={settling() === 'gains'}>
        <DraftForm form={draft('gains', held().due)}>
          <Gains banner={props.banner} held={held()} onClose={() => setSettling(undefined)} />
        </DraftForm>
      </Show>
    </>
  );
}

/** The sheet an address opens, where there is still something to enter in it. */
function sheetAsked(sheet: string | undefined, { owed, due }: Contents): 'losses' | 'gains' | undefined {
  if (sheet === 'settle' && owed > 0) return 'losses';
  return sheet === 'enlist' && due > 0 ? 'gains' : undefined;
}

function asks({ write, order }: Task): 'losses' | 'gains' | 'disband' | undefined {
  const what = (write as { readonly write?: string } | undefined)?.write;
  if (what === 'settle') return 'losses';
  if (what === 'enlist') return 'gains';
  return order?.id === 'disband' ? 'disband' : undefined;
}
