/** The forms of this chapter's orders. */
import type { OrderForm } from '../../contract.ts';
import { AgreeFieldForm } from './agree-field.tsx';
import { ArrangeBattleForm } from './arrange.tsx';
import { ExecuteForm } from './execute.tsx';
import { GatherForm } from './gather.tsx';
import { RollTerrainForm } from './roll-terrain.tsx';
import { SpoilsForm } from './spoils.tsx';
import { TableResultForm } from './table-result.tsx';
import { WaverForm } from './waver.tsx';

export const tabletopForms: { readonly [order: string]: OrderForm } = {
  'arrange-battle': ArrangeBattleForm,
  'roll-terrain': RollTerrainForm,
  'agree-field': AgreeFieldForm,
  'table-result': TableResultForm,
  waver: WaverForm,
  'gather-wounded': GatherForm,
  'take-spoils': SpoilsForm,
  execute: ExecuteForm,
};
