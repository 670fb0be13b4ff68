/** Phones of a real campaign that sit down together over a line in memory, each by its own book. */
import { afterEach, expect } from 'vitest';
import { prepareToJoin } from '../../src/campaign/enter.ts';
import { introductionOf, meetingSecrets, peerStatusOf, welcomed } from '../../src/campaign/peer-status.ts';
import { openSession, type Session } from '../../src/campaign/session.ts';
import { makeBudget } from '../../src/sync/budget.ts';
import * as line from '../../src/sync/conversation.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import type { Link, Pass } from '../../src/sync/types.ts';
import { phone } from './table.ts';

const lines: line.Conversation[] = [];
afterEach(() => {
  for (const one of lines.splice(0)) one.close();
});
export const passOf = (session: Session): Pass => {
  const { device } = session.keys();
  return {
    campaign: session.campaign,
    secrets: () => meetingSecrets(session.campaign, session.chains(), session.view()?.book, session.keys()),
    device,
    versions: { app: '1', rules: 1 },
    knows: (other) => peerStatusOf(session.view()?.book, other),
    introduction: () => introductionOf(session.campaign, session.keys()),
    welcomes: (other, said) => welcomed(session.view()?.book, other, said),
  };
};
/** One end of a line, as a phone holds it. */
export const lineOf = (session: Session, end: Link): line.Conversation => {
  const one = line.openConversation(end, session.library, passOf(session), makeBudget(), {
    onChange: () => undefined,
    onProved: () => undefined,
    onOthers: () => undefined,
    onOutrun: () => undefined,
    onTaking: () => undefined,
    onEnded: () => undefined,
  });
  lines.push(one);
  return one;
};
/** Two phones sit down together. @returns how each sees the other, once nothing moves any more */
export async function sit(...two: readonly [Session, Session]): Promise<readonly string[]> {
  const { ends } = memoryLine();
  const met = two.map((session, i) => lineOf(session, ends[i === 0 ? 0 : 1]));
  const said = (): string[] => met.map((one) => one.partner().fault ?? one.partner().state);
  const settled = new Set([
    'in step',
    'withdrawn',
    'put out',
    'stranger',
    'not admitted',
    'other campaign',
    'stopped',
  ]);
  await expect.poll(() => said().every((one) => settled.has(one)), { timeout: 10_000 }).toBe(true);
  return said();
}
/** A phone that came by the invitation of a table of the market. */
export async function newcomer(name: string, host: Session): Promise<Session> {
  const deps = phone(name);
  const { invite = '' } = host.keys();
  await prepareToJoin(deps, {
    campaign: host.campaign,
    invite,
    title: 'Market day',
    ruleset: 'market',
  });
  return openSession(deps, host.campaign);
}
