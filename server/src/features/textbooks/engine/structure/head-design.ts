import { means } from './family-words.ts';
import type { Head } from './head-candidates.ts';
import { keyOf } from './key-of.ts';
import { HEAD } from './looks.ts';
import type { Body } from './measure.ts';

/** What the headings of one chapter are chosen from. */
export type Draft = {
  heads: readonly Head[];
  body: Body;
  pages: number;
  /** How its sections are numbered: not, with the chapter's number, or so below them, too. */
  numbered: 'none' | 'sections' | 'deep';
};

/** The share of headings that end with a point in a book that ends all so. */
const POINTED = 0.7;
/** So many names of parts of practical work, each counted once, show that a book describes such work. */
const WORK_PARTS = 3;

/** What a heading has by its place, and what says against one. */
const PLACED = ['apart', 'roomBelow', 'followed'] as const;
const SPOILED = [
  ...([
    'sentence',
    'goesOn',
    'odd',
    'label',
    'item',
    'boxed',
    'inTable',
    'mixed',
    'underHead',
    'signs',
    'runsOn',
    'long',
    'recurs',
  ] as const),
];

const OTHER_SPOILED = SPOILED.filter((fact) => fact !== 'sentence');

/** Whether a line stands free above text, and nothing says against it. Type that is much larger than the text needs no room above. */
export function isPlaced(
  { head: { facts, line }, draft }: { head: Head; draft: Draft },
  spoiled: readonly (typeof SPOILED)[number][] = SPOILED,
) {
  return (
    PLACED.every((fact) => facts[fact] || (fact === 'apart' && line.size >= HEAD.muchLarger * draft.body.size)) &&
    !spoiled.some((fact) => facts[fact])
  );
}

/** `Aim`, `Materials`, `Procedure`: where so many different ones head something, and some again, each is a part of practical work that is described. */
export function workPartsIn(drafts: readonly Draft[]): ReadonlySet<Head> {
  const parts = drafts.flatMap(({ heads }) => heads.filter(({ text, form }) => form === 'none' && means(text, 'workPart')));
  const names = new Set(parts.map(({ text }) => keyOf(text))).size;
  return new Set(names >= WORK_PARTS && parts.length > names ? parts : []);
}

/** Books that end each heading with a point: where nearly all lines of one type and colour that stand as headings do end so, none of them is a sentence. */
export function freePoints(drafts: readonly Draft[]): void {
  const heads = drafts.flatMap((draft) => draft.heads.map((head) => ({ head, draft })));
  for (const members of Map.groupBy(heads, ({ head }) => faceOf(head.look)).values()) {
    const placed = members.filter((member) => isPlaced(member, OTHER_SPOILED));
    const pointed = placed.filter(({ head }) => head.facts.sentence);
    if (placed.length < HEAD.strong || placed.length < HEAD.half * members.length || pointed.length < POINTED * placed.length) continue;
    for (const { head } of members) if (head.text.endsWith('.') && !head.facts.long) head.facts.sentence = false;
  }
}

/** `Sub-Topic: Place Values`, `Sub-Topic: Bases`: a word that all lines of a look begin with says what they are, and is no part of their names. */
export function dropLabels(drafts: readonly Draft[]): void {
  const heads = drafts.flatMap((draft) => draft.heads.filter(({ form }) => form === 'none'));
  for (const members of Map.groupBy(heads, ({ look }) => look).values()) {
    const labels = new Set(members.map(({ text }) => LABEL.exec(text)?.[0].toLowerCase()));
    if (members.length > 1 && labels.size === 1 && !labels.has(undefined))
      for (const head of members) head.text = head.text.replace(LABEL, '');
  }
}

/** A word before a colon. */
const LABEL = /^\p{L}[\p{L}-]{2,14}\s?:\s+(?=\p{L})/u;

/** Weight, slant, colour and font: a look without its size and numbers. */
const faceOf = (look: string) => [...look.split('|').slice(1, 4), look.split('|').at(-1)].join('|');
