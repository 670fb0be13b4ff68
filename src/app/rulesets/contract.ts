/** What a rule set brings to the screens beyond its rules: names for its pieces, its map, its own forms and sheets. */
import type { Component } from 'solid-js';
import type { Intelligence } from '../../campaign/folded.ts';
import type { Deps, Session } from '../../campaign/session.ts';
import type { OpenOrder, View } from '../../campaign/view.ts';
import type { TileId } from '../../kernel/hex.ts';
import type { Json } from '../../kernel/json.ts';
import type { Note } from '../../kernel/procedure.ts';
import type {
  ChooseQuestion,
  DeclareQuestion,
  Question,
  RollQuestion,
  Rule,
  Seat,
} from '../../kernel/question.ts';
import type { Task } from '../../kernel/ruleset.ts';
import type { Text } from '../../kernel/text.ts';
import type { Hash } from '../../log/bytes.ts';
import type { Mail } from '../campaign/letters-read.ts';
import type { BannerView, HintView, LabelView, RouteView, ShipView, TileView } from '../map/model.ts';
import type { Tincture } from '../ui/heraldry/tinctures.ts';
import type { RowDress } from './parts/ask/dress.ts';
import type { Tally } from './parts/tally.ts';

/** A form that fills in the arguments of an order and gives it. `args` are those already settled. */
export type OrderForm = Component<{ readonly args: Json; readonly onDone: () => void }>;

/** Chances without a campaign. `of` is the reckoning shown, by the rule set's own id; undefined or unknown: its first. */
export type Calculators = Component<{
  readonly of: string | undefined;
  readonly onPick: (of: string) => void;
}>;

/** The options of a choice as a rule set shows them itself; what is picked is not yet said. */
export interface ChoiceProps {
  readonly question: ChooseQuestion;
  readonly picked: string | undefined;
  readonly onPick: (value: string) => void;
}

/** What lies on the table while dice are asked for. */
export interface LaidProps {
  readonly order: OpenOrder;
  readonly question: RollQuestion;
}

/** The map as one seat sees it. */
export interface MapScene {
  readonly seed: string;
  /** The tile called A 1, of a map that has grown and keeps its names; by default the first column and row there are. */
  readonly origin?: TileId;
  readonly tiles: readonly TileView[];
  readonly banners: readonly BannerView[];
  readonly ships: readonly ShipView[];
  readonly labels: readonly LabelView[];
  readonly hints: readonly HintView[];
  readonly routes: readonly RouteView[];
}

/** What goes with an example campaign. */
export interface ExampleParts {
  /** The one on this phone; where there is none, a new one. @throws CampaignError, StoreError; nothing new is on the shelf then */
  make(deps: Deps): Promise<Hash>;
  /** What the phase is about, and what to tap. */
  readonly Guide: Component;
  /** The last turns of the players that the app plays, told. */
  readonly Did: Component;
  /** Plays a seat as far as it is asked, and answers for others on the way; stops where a player is to speak. @returns how much was done */
  play(session: Session, seat: Seat, also: readonly Seat[]): Promise<number>;
}

/** Something of each realm worth following over the years. */
export interface Measure {
  readonly id: string;
  readonly title: () => string;
  /** undefined where this phone cannot know it. */
  of(view: View, seat: Seat): number | undefined;
}

/** A number up to `most`, with its bounds and their rule as a hint; or one of some values, each in words. */
export type ByHand =
  | { readonly label: string; readonly most: number; readonly hint?: string; readonly why?: Rule }
  | { readonly label: string; readonly from: readonly { readonly value: Json; readonly words: string }[] };

/** The piece or place that a question is about. */
export interface About {
  readonly title: string;
  readonly note?: string;
}

export interface RulesetApp {
  readonly id: string;
  /** Its rules keep nothing secret: there are no books to seal. */
  readonly nothingSealed?: true;
  /** What its screen of one's own is called in the navigation, where `Realm` is not the word. */
  readonly own?: () => string;
  /** The name of a piece or place in a gap of a sentence; undefined if it is not one of this rule set's. */
  name(view: View, gap: string, value: string | number): string | undefined;
  /** What a year is called (`Mad Hydra`), where the players gave it a name. */
  year?(view: View, year: number): string | undefined;
  /** How many of the map's pieces changed hands, where they are not called tiles. */
  changedHands?(n: number): string;
  /** A note in the voice of those who won; undefined: as the rules tell it. */
  voiced?(view: View, note: Note): Text | undefined;
  /** Display name of an id used as an answer; undefined if it is not one of this rule set's. */
  called?(view: View, id: string): string | undefined;
  /** A piece, place or player as a row of a list, to a seat; undefined if it is not one of this rule set's. */
  row?(view: View, id: string, seat: Seat): RowDress | undefined;
  /** An answer that is more than a name or number, in words; undefined: read aloud by what is called in it. */
  answered?(view: View, question: Question, value: Json): string | undefined;
  /** Notes that say what an order came to: the last of them heads its result. */
  readonly outcomes?: readonly string[];
  /** Notes that say a battle was fought. */
  readonly battles?: readonly string[];
  /** What a turn brings each player, told at its end. */
  readonly tally?: Tally;
  /** A seat's colour; an order that names no owner has none. */
  tincture(view: View, seat: Seat): Tincture;
  /** The options of a founding, by thumb. */
  readonly Founding: Component<{ readonly options: Json; readonly onChange: (options: Json) => void }>;
  /** What stands on Today in place of the ribbon, above the tasks, in this stage of the campaign; undefined: the ribbon. */
  today?(view: View): Component | undefined;
  /** What stands beneath what is asked in this stage, to be looked up: nothing above a button moves it as others go on. */
  beneath?(view: View): Component | undefined;
  /** Where steps follow one another (a set-up): what a seat is asked next, at once. @param done the order just given */
  next?(view: View, seat: Seat, done?: string): Task | undefined;
  /** Whether a seat has seen to what it may do again: it stands out no more. */
  again?(view: View, seat: Seat, task: Task): boolean;
  /** Orders that are such steps: where nothing follows one, it leads to Today and not back to a step before it. */
  readonly steps?: readonly string[];
  /** The map as a seat sees it, or with every book that lies open. */
  scene?(view: View, seat: Seat, through?: 'seat' | 'all'): MapScene;
  /** What a tap on a tile brings up. */
  readonly TileSheet?: Component<{ readonly tile: string; readonly onClose: () => void }>;
  /** Everything of one's own: banners, settlements, ships. */
  readonly Realm: Component;
  /** The sheet of one piece. */
  readonly Piece: Component<{ readonly id: string }>;
  /** How a campaign is played, among its settings. */
  readonly Settings?: Component;
  readonly orders: { readonly [id: string]: OrderForm };
  /** Pages that give no order, by the end of their address: to think something through, to look something up. */
  readonly pages?: { readonly [id: string]: OrderForm };
  /** Choices that are more than rows, by their rule. */
  readonly choices?: { readonly [rule in Rule]?: Component<ChoiceProps> };
  /** What is laid open beside the dice of a rule. */
  readonly laid?: { readonly [rule in Rule]?: Component<LaidProps> };
  /** What an answer to a question would be about: the chart's modifiers, the pieces, in words. */
  about?(view: View, order: OpenOrder, question: Question): About | undefined;
  /** What a seat was told, in words, and the piece whose page shows all of it. */
  learned?(view: View, told: Intelligence): { readonly words: string; readonly piece?: string | undefined };
  /** How what only an absent player's book knows is entered by hand; undefined where it cannot be. */
  byHand?(question: DeclareQuestion): ByHand | undefined;
  /** What the table chose at a switch that bears on a rule, in words; see `Explained.option`. */
  option?(view: View, name: string): Promise<string | undefined>;
  /** What a seat can plan before its turn, each with an order whose form takes it as it stands. */
  ahead?(view: View, seat: Seat): readonly Task[];
  /** Letters that the rules carry: those that have come to a seat of this phone, oldest first, and the page they lie on. */
  letters?(view: View, seat: Seat): { readonly at: string; readonly got: readonly Mail[] };
  /** What a plan comes to, in a sentence of its own: "Banner 1 scouts H 9". */
  planned?(view: View, order: string, args: Json): string | undefined;
  /** The seats a seat waits for, where they differ from those the page waits for; none where its part of Today says so itself. */
  waitsFor?(view: View, seat: Seat): readonly Seat[] | undefined;
  /** What is plotted when the campaign is told again; the first is shown first. */
  readonly measures?: readonly Measure[];
  /** Where this phone may have an example of it. */
  example?(): Promise<ExampleParts>;
  /** One line for the campaign's card on the shelf, and its colours. */
  card(view: View, seat: Seat): { readonly line: string; readonly tinctures: readonly Tincture[] };
}
