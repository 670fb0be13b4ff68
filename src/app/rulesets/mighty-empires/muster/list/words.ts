/** Words by which army lists of various builders are told apart: sections, their ends, leaders, and what is no troop. */

const section =
  /^(?:(?:core|special|rare|allied|unique|base)(?: (?:units?|choices?|troops?))?|units?|allies|mercenar(?:y|ies)(?: units?)?|dogs of war|detachments?|troops|infantry|cavalry|mounted|chariots?|monsters?|war ?machines?|artillery|behemoths?|battleline|beasts?|vehicles?|swarms?|engines of war|other|other datasheets|others|dedicated transports?|elites?|fast attack|heavy support|flyers?|regiment \d+|regiments(?: of renown)?|auxiliary units?|configuration|ranged units?|unités(?: de base| spéciales| rares)?|kern(?:einheiten)?|elite(?:einheiten)?|seltene(?: einheiten)?|einheiten|infanterie|kavallerie|kriegsmaschinen|rank (?:and|&) file)$/i;
const leaders =
  /^(?:characters?(?: models?)?|heroes|hero|lords?|lords? (?:and|&) heroes|epic hero(?:es)?|hq|leaders?|commanders?|personnages?|charaktermodelle|charaktere|helden|kommandanten|heroic? characters?)$/i;

/** `leaders` where characters follow, `troops` where units do; undefined for what heads no part of a list. */
export function sectionOf(words: string): 'leaders' | 'troops' | undefined {
  const bare = words.replace(/[:.\s]+$/, '');
  return leaders.test(bare) ? 'leaders' : section.test(bare) ? 'troops' : undefined;
}

/** What builders write about themselves and about the list, and what the rules of a unit are: nothing to muster. */
const noise =
  /^(?:(?:created|exported|generated|made|built) (?:with|by|in|on)\b|cr[ée]{1,2} avec\b|erstellt mit\b|\[?https?:|www\.|(?:app|data|list) version\b|(?:army )?faction\b|(?:army )?name:|player:|game (?:system|size|mode)\b|detachment(?: choice)?:|battle size\b|composition\b|army (?:rule|composition)\b|enhancements?:?$|allegiance:|special rules?\b|r[èe]gles sp[ée]ciales\b|sonderregeln\b|profiles?:|selections:|rules:|categories:|abilities:|wounds:|validation\b|errors?\b|no force org\b|show\/hide\b|drops?:|auxiliaries:|reference\b|strike force\b|incursion\b|onslaught\b|combat patrol\b)/i;
/** `[Warrior] M(4) WS(4) …`, `M4 WS3 BS3`. */
const profile = /^(?:\[[^\]]+\]\s*)?M\s?\(?\d\S*\s+(?:WS|CC|KG)\s?\(?\d/i;
/** `Total: 1,985 pts`, `4499`, `Army points: 1985`. */
const sum =
  /^(?:(?:grand |army )*total\b.*|(?:army |list )?points? ?(?:total)?:.*|summe\b.*|\+?\s*total army points.*|\[?[\d.,]+ ?(?:pts|points?|p)?\]?)$/i;

export const isNoise = (words: string): boolean => noise.test(words) || profile.test(words);
export const isSum = (words: string): boolean => sum.test(words);
export const isTitle = (words: string): boolean =>
  /^(?:army (?:list|roster)|roster|list|armee(?:liste)?)\b/i.test(words);

const led =
  /\b(?:general|captain|hero|lord|lady|wizard|mage|archmage|shaman|sorcere(?:r|ss)|sorceror|necromancer|liche?|vampire|prince|princess|king|queen|master|priest(?:ess)?|warboss|warlord|chief(?:tain)?|boss|thane|duke|baron|count|paladin|damsel|prophetess|commander|marshal|assassin|engineer|seer|warlock|champion|legate|battle standard bearer|castellan|druid|enchantress|hauptmann|zauberer|held|fürst|magier)\b/i;
export const soundsLikeLeader = (name: string): boolean => led.test(name);
export const soundsLikeWizard = (words: string): boolean =>
  /\b(?:wizard|mage|archmage|sorcere|sorceror|shaman|witch|seer|druid|enchant|warlock|necromancer|zauberer|magier)/i.test(
    words,
  );
/** What only a leader is given. */
export const leads = (notes: string): boolean =>
  /\b(?:army general|battle standard bearer|wizard (?:level|adept|apprentice|master)|level \d+ wizard)\b|^general\b|, general\b/i.test(
    notes,
  );
