import { means } from './family-words.ts';
import { FACTS, type Form, type Head } from './head-candidates.ts';
import { type Draft, dropLabels, freePoints, isPlaced, workPartsIn } from './head-design.ts';
import { POINTS } from './head-points.ts';
import { keyOf } from './key-of.ts';
import { HEAD } from './looks.ts';

/** Headings of one look, wherever they stand in the book. */
export type Look = { key: string; members: { head: Head; draft: Draft; part: number }[]; kind: Kind; traits: Traits };

/** What sets a look off: its size, or its type at the text's size. */
export type Kind = 'larger' | 'marked';
/** Traits of a look, each from 0 to 1. */
export type Traits = Record<string, number>;

/** The headings that were chosen, and the level of each. */
export type ChosenHeads = ReadonlyMap<Head, { level: number; isSure: boolean }>;

/** Groups the lines of a book that may be headings by their look. */
export function looksOf(drafts: readonly Draft[]): Look[] {
  shareColours(drafts);
  shareWeights(drafts);
  freePoints(drafts);
  dropLabels(drafts);
  const parts = workPartsIn(drafts);
  const looks = new Map<string, Look['members']>();
  for (const [part, draft] of drafts.entries())
    for (const head of draft.heads) {
      if (head.isRecurring || parts.has(head)) continue;
      const members = looks.get(head.look);
      if (members) members.push({ head, draft, part });
      else looks.set(head.look, [{ head, draft, part }]);
    }
  const uses = new Map<string, number>();
  const keys = new Map(drafts.flatMap(({ heads }) => heads.map((head) => [head, keyOf(head.text)] as const)));
  for (const key of keys.values()) uses.set(key, (uses.get(key) ?? 0) + 1);
  for (const [head, key] of keys) head.facts.recurs = (uses.get(key) ?? 0) >= HEAD.repeats && !means(head.text, 'believedAlone');
  return [...looks].map(([key, members]) => ({ key, members, kind: kindOf(members), traits: traitsOf(members, drafts) }));
}

/** A book may give each chapter a colour of its own: headings that differ by it alone are of one look. */
function shareColours(drafts: readonly Draft[]): void {
  const looks = Map.groupBy(
    drafts.flatMap(({ heads }, part) => heads.map((head) => ({ head, part, colour: colourOf(head) }))).filter(({ colour }) => colour),
    ({ head }) => withoutColour(head.look),
  );
  for (const [look, members] of looks) {
    const places = new Set(members.map(({ part, colour }) => `${part} ${colour}`)).size;
    const parts = new Set(members.map(({ part }) => part)).size;
    if (places > parts || new Set(members.map(({ colour }) => colour)).size < 2) continue;
    for (const { head } of members) head.look = look;
  }
}

/** Of a font that is not always named, a heading is bold on one page and not on the next: in a colour and larger than the text it is of one look. */
function shareWeights(drafts: readonly Draft[]): void {
  const heads = drafts.flatMap((draft) =>
    draft.heads.filter((head) => colourOf(head) && head.line.size >= HEAD.muchLarger * draft.body.size),
  );
  for (const members of Map.groupBy(heads, ({ look }) => withoutWeight(look)).values()) {
    const bold = members.find(({ look }) => look.split('|')[1] === 'b')?.look;
    if (bold !== undefined) for (const head of members) head.look = bold;
  }
}

const withoutWeight = (look: string) => look.replace(/^([^|]*)\|b/, '$1|').replace(/[-,][^-,|]*$/, '');

const colourOf = ({ look }: Head) => look.split('|')[3] ?? '';
const withoutColour = (look: string) => look.split('|').with(3, 'own').join('|');

function kindOf([first]: Look['members']): Kind {
  return first !== undefined && first.head.line.size >= HEAD.clearlyLarger * first.draft.body.size ? 'larger' : 'marked';
}

const share = <T>(list: readonly T[], of: (one: T) => boolean) => list.filter(of).length / (list.length || 1);

/** The traits of a look: those of its type, and what its lines have in common by their places. */
function traitsOf(members: Look['members'], drafts: readonly Draft[]): Traits {
  const { head, draft } = members[0] as Look['members'][number];
  const ratio = head.line.size / draft.body.size;
  const parts = new Set(members.map(({ part }) => part));
  const pages = drafts.reduce((sum, one, part) => sum + (parts.has(part) ? one.pages : 0), 0) || 1;
  const perPage = members.length / pages;
  const traits: Traits = { base: 1 };
  const at = (name: string, value: number, steps: readonly number[]) => {
    for (const step of steps) traits[`${name} ${step}`] = value >= step ? 1 : 0;
  };
  at('size', ratio, [0.95, 1.04, 1.12, 1.25, 1.45, 1.8]);
  at('parts', head.label.split('.').length, [2, 3]);
  at('lines', members.length, [2, 3, 6, 12]);
  at('per page', perPage, [0.15, 0.4, 0.8, 1.5, 2.5, 4]);
  const [, bold, italic, colour, capitals] = head.look.split('|');
  Object.assign(traits, { bold: bold ? 1 : 0, italic: italic ? 1 : 0, colour: colour ? 1 : 0, capitals: capitals ? 1 : 0 });
  traits['other font'] = head.line.font === draft.body.font ? 0 : 1;
  traits[`form ${head.form}`] = 1;
  traits.counts = head.form === 'none' ? 0 : countingShare(members);
  traits['one chapter'] = drafts.length < 2 ? 1 : 0;
  traits.chapters = drafts.length < 2 ? 0 : parts.size / drafts.length;
  traits.varied = new Set(members.map((one) => keyOf(one.head.text))).size / members.length;
  for (const fact of FACTS) {
    const part = share(members, (one) => one.head.facts[fact]);
    traits[`${fact} of all`] = part;
    traits[`${fact} of most`] = part >= HEAD.most ? 1 : 0;
  }
  for (const kind of ['sections', 'deep'] as const) traits[`beside ${kind}`] = share(members, (one) => one.draft.numbered === kind);
  return traits;
}

/** The share of members whose number goes on from the one before, or begins. */
function countingShare(members: Look['members']): number {
  let last = 0;
  let part = -1;
  let right = 0;
  for (const { head, part: own } of members) {
    if (own !== part) last = 0;
    if (head.number === 1 || head.number === last + 1) right++;
    [last, part] = [head.number, own];
  }
  return right / members.length;
}

const formIn = ({ members }: Look): Form => members[0]?.head.form ?? 'none';

/** What is known of a look from the looks above it that were chosen before. */
export function besides(look: Look, above: readonly Look[], looks: readonly Look[]): Traits {
  const isIn = (one: Look) => one.members.some(({ part }) => look.members.some((own) => own.part === part));
  const chosen = above.filter(isIn);
  const upper = chosen.reduce((sum, one) => sum + one.members.length, 0);
  const size = look.members[0]?.head.line.size ?? 0;
  const larger = looks.filter((one) => one !== look && (one.members[0]?.head.line.size ?? 0) > size + HEAD.samePoints && isIn(one));
  return {
    'below one': chosen.length > 0 ? 1 : 0,
    'below two': chosen.length > 1 ? 1 : 0,
    'below numbers': formIn(look) === 'none' && chosen.some((one) => formIn(one) === 'digit') ? 1 : 0,
    'below strong': upper >= HEAD.strong ? 1 : 0,
    'much more than above': upper > 0 && look.members.length > HEAD.muchMore * upper ? 1 : 0,
    'beside alike': chosen.some((one) => Math.abs((one.members[0]?.head.line.size ?? 0) - size) <= HEAD.samePoints) ? 1 : 0,
    'passed over': Math.min(1, larger.filter((one) => !above.includes(one) && mayBeLevel(one)).length / 4),
  };
}

/** A single line is decoration, and what counts by a word labels boxes and figures: neither says anything against what is smaller. */
function mayBeLevel(look: Look): boolean {
  return look.members.length > 1 && formIn(look) !== 'word' && !isOfPictures(look);
}

/** Words in pictures, tables and boxes: passed over, they say nothing against what is smaller. */
function isOfPictures({ members }: Look): boolean {
  return share(members, ({ head: { facts } }) => facts.margin || facts.inTable || facts.pageTop) >= HEAD.mostly;
}

/** The points of traits, by the fitted table of a kind of look. */
function pointsOf(kind: Kind, traits: Traits): number {
  const table = POINTS[kind];
  let sum = 0;
  for (const name in traits) sum += (table[name] ?? 0) * (traits[name] ?? 0);
  return sum;
}

/** The facts of one line as traits. */
export function lineTraits(head: Head): Traits {
  const traits: Traits = {};
  for (const fact of FACTS) if (head.facts[fact]) traits[fact] = 1;
  return traits;
}

/** In the order of levels: the larger, the bolder and what is numbered with fewer parts first. */
export function inOrder(looks: readonly Look[]): Look[] {
  const rank = ({ members }: Look) => {
    const { look, line, form } = (members[0] as Look['members'][number]).head;
    const [, bold, italic, colour, capitals] = look.split('|');
    return line.size * 10 + (bold ? 3 : 0) + (colour ? 1 : 0) + (capitals ? 2 : 0) - (italic ? 1 : 0) - (SMALL_FORMS.has(form) ? 1 : 0);
  };
  return looks.toSorted((a, b) => rank(b) - rank(a));
}

const SMALL_FORMS = new Set<Form>(['small', 'decimal']);

/** One line of a look that nothing but its size sets off: decoration, unless its words head a part of any book. */
function isStray({ members }: Look): boolean {
  const [first] = members;
  const [, bold, , colour] = first?.head.look.split('|') ?? [];
  return members.length === 1 && !bold && !colour && !means(first?.head.text ?? '', 'believedAlone');
}

/** Nearly all lines of a look stand free above text, and nothing says against them: headings, whatever their type is. */
function isFlawless({ members }: Look): boolean {
  const isNumbered = members.some(({ draft }) => draft.numbered !== 'none');
  const isSmall = members.some(({ head, draft }) => head.line.size < draft.body.size - HEAD.textPoints);
  return !isNumbered && !isSmall && members.length >= HEAD.level && share(members, (member) => isPlaced(member)) >= HEAD.most;
}

/** The type of a look, whatever numbers its lines have and whether they are in capitals. */
const typeOf = ({ key }: Look) => key.split('|').with(4, '').with(5, '').join('|');

/** Headings and their levels, and the level of each look that is one. */
type Choice = { chosen: Map<Head, { level: number; isSure: boolean }>; levels: Map<string, number> };

/** Chooses the headings of a book. */
export function chooseHeads(drafts: readonly Draft[]): ChosenHeads {
  const looks = inOrder(looksOf(drafts));
  const first = chosenIn(looks, new Set());
  const alike = besideStrong(looks, first);
  const { chosen, levels } = alike.size === 0 ? first : chosenIn(looks, alike);
  // What all chapters have in the look of their headings are sections; in a look of its own it is a box.
  const parts = workPartsIn(drafts);
  for (const { heads } of drafts)
    for (const head of heads) {
      const level = levels.get(head.look);
      if (head.isRecurring && !parts.has(head) && head.facts.followed && level !== undefined) chosen.set(head, { level, isSure: false });
    }
  return chosen;
}

/** Looks that differ by capitals or by their numbers alone from one of many headings: authors are not strict about either. */
function besideStrong(looks: readonly Look[], { chosen }: Choice): Set<Look> {
  const strong = looks.filter(({ members }) => {
    const right = members.filter(({ head }) => chosen.has(head)).length;
    return right >= HEAD.strong && right >= HEAD.most * members.length;
  });
  const types = new Set(strong.map(typeOf));
  return new Set(looks.filter((look) => types.has(typeOf(look)) && !strong.includes(look)));
}

/** Look after look, each by its own traits and by what was chosen above it, then line after line. */
function chosenIn(looks: readonly Look[], alike: ReadonlySet<Look>): Choice {
  const chosen: Choice['chosen'] = new Map();
  const levels: Choice['levels'] = new Map();
  const above: Look[] = [];
  for (const look of looks) {
    const base =
      pointsOf(look.kind, look.traits) +
      pointsOf(look.kind, besides(look, above, looks)) +
      (isFlawless(look) ? HEAD.flawlessPoints : 0) +
      (alike.has(look) ? HEAD.typePoints : 0);
    const sums = look.members.map((member) => ({ member, sum: base + pointsOf(look.kind, lineTraits(member.head)) }));
    const sure = sums.filter(({ sum }) => sum > 0);
    // Where most lines of a look are headings, the others of it need less.
    const isMostly = sure.length >= Math.max(HEAD.level, HEAD.mostly * sums.length);
    const heads = (isMostly ? sums.filter(({ sum }) => sum > HEAD.alsoHead) : sure).map(({ member }) => member);
    if (heads.length === 0 || isStray(look)) continue;
    const isLevel = heads.length >= HEAD.half * look.members.length;
    if (isLevel) above.push(look);
    const level = Math.max(1, above.length);
    if (isLevel && heads.length >= HEAD.level) levels.set(look.key, level);
    for (const { head } of heads) chosen.set(head, { level, isSure: look.members.length >= HEAD.level });
  }
  return { chosen, levels };
}
