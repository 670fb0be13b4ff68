/** The forms of this chapter's orders, each fetched when it is first opened. */
import { lazy } from 'solid-js';
import type { OrderForm } from '../../contract.ts';

export const tabletopForms: { readonly [order: string]: OrderForm } = {
  'arrange-battle': lazy(async () => ({ default: (await import('./arrange.tsx')).ArrangeBattleForm })),
  'roll-terrain': lazy(async () => ({ default: (await import('./roll-terrain.tsx')).RollTerrainForm })),
  'agree-field': lazy(async () => ({ default: (await import('./agree-field.tsx')).AgreeFieldForm })),
  'table-result': lazy(async () => ({ default: (await import('./table-result.tsx')).TableResultForm })),
  waver: lazy(async () => ({ default: (await import('./waver.tsx')).WaverForm })),
  'gather-wounded': lazy(async () => ({ default: (await import('./gather.tsx')).GatherForm })),
  'take-spoils': lazy(async () => ({ default: (await import('./spoils.tsx')).SpoilsForm })),
  execute: lazy(async () => ({ default: (await import('./execute.tsx')).ExecuteForm })),
};
