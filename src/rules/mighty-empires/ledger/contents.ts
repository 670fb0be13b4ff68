/** What a banner holds, as its owner's book has it. */
export type Unit = {
  readonly id: string;
  readonly name: string;
  readonly models: number;
  readonly points: number;
  readonly note: string;
  /** Its elite bonus, 1 to 4. */
  readonly elite?: number;
  /** Recruits of the winter after the season of `year`, and the models there were before them. */
  readonly recruits?: { readonly year: number; readonly before: number; readonly added: number };
};
export type Character = {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  /** Casts spells. */
  readonly wizard?: boolean;
  readonly points: number;
  readonly note: string;
};
export type Contents = {
  readonly mustered: boolean;
  /** Where armies are points only. */
  readonly points: number;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
  /** Points charged and not yet struck off. */
  readonly owed: number;
  /** Points gained and not yet entered as troops. */
  readonly due: number;
  /** Name and private remark of the owner. */
  readonly note: string;
};
