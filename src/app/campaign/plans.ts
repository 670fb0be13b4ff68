/** Orders thought out ahead: kept on this phone for one seat, never in the book before they are given. */
import { createSignal } from 'solid-js';
import { type Json, same } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

export interface Plan {
  readonly order: string;
  readonly args: Json;
}
const place = (campaign: Hash, seat: Seat): string => `realmbook.plans.${campaign}.${seat}`;
const [changed, setChanged] = createSignal(0);

const isPlan = (one: unknown): one is Plan =>
  typeof one === 'object' && one !== null && 'order' in one && typeof one.order === 'string' && 'args' in one;

/** A seat's plans, oldest first; what is stored and not understood is no plan. Reactive. */
export function plansOf(campaign: Hash, seat: Seat): readonly Plan[] {
  changed();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(campaign, seat)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlan) : [];
  } catch {
    return [];
  }
}

const alike = (one: Plan, other: Plan): boolean => one.order === other.order && same(one.args, other.args);
function keep(campaign: Hash, seat: Seat, plans: readonly Plan[]): void {
  localStorage.setItem(place(campaign, seat), JSON.stringify(plans));
  setChanged((n) => n + 1);
}

/** The same order with the same arguments is planned once. */
export const addPlan = (campaign: Hash, seat: Seat, plan: Plan): void =>
  keep(campaign, seat, [...plansOf(campaign, seat).filter((one) => !alike(one, plan)), plan]);
export const dropPlan = (campaign: Hash, seat: Seat, plan: Plan): void =>
  keep(
    campaign,
    seat,
    plansOf(campaign, seat).filter((one) => !alike(one, plan)),
  );
