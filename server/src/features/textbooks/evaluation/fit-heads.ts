import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_PAGES } from '../analysis/run-analysis.ts';
import { analyzeBook, readPrinted } from '../engine/analyze.ts';
import type { ChapterDraft } from '../engine/structure/draft-chapter.ts';
import type { Head } from '../engine/structure/head-candidates.ts';
import { besides, inOrder, type Kind, type Look, lineTraits, looksOf, type Traits } from '../engine/structure/head-looks.ts';
import { keyOf } from '../engine/structure/key-of.ts';
import { draftBook } from '../engine/structure/read-book.ts';
import { randomBook } from '../engine/testing/random-book.ts';
import { asRows, descend, type Points, sumOf } from './descend.ts';

type Say = (line: string) => void;
/** A line that may be a heading: its traits, whether it is one, and how much it counts. */
type Sample = { kind: Kind; traits: Traits; isHead: boolean; weight: number };

const KINDS = ['larger', 'marked'] as const;
/** Lines of a book that count fully: a long book says no more than a short one. */
const FULL = 40;
const REAL = 3;
/** Books without a truth of their own, of which the engine's answers are kept. */
const KEPT = 2;
const COMPARED = 22;
const HEADER = `/** What each trait of a look and each fact of its lines says for (above 0) or against a heading: fitted by \`textbook:fit heads\`. */
export const POINTS: Record<'larger' | 'marked', Record<string, number>> = `;
/** A number in front of a name. */
const NUMBER = /^\s*§?\s*(?:section\s*)?\(?(?:[\dIVXivx]{1,4}|[A-Za-z])(?:\.\d+)*[.:)]+\)?\s+/iu;

/**
 * `textbook:fit heads OUT COUNT DIR…`: fits the points of headings from COUNT random books and from all PDFs of some folders. What the engine finds now is kept of
 * those that have no truth beside them: small books of the tests, which KEEP_BOOKS=DIR collects while these run.
 */
export async function runFitHeads([out, count, ...folders]: readonly string[], say: Say): Promise<number> {
  if (out === undefined || count === undefined) {
    say('Say where to: npm run textbook:fit -- heads|chapters OUT.ts COUNT [DIR …]');
    return 2;
  }
  const samples: Sample[] = [];
  for (let seed = 0; seed < Number(count); seed++) {
    const { bytes, truth } = await randomBook(60_000 + seed);
    samples.push(...samplesOf(await draftsOf(bytes), truth, 1));
  }
  for (const folder of folders)
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.pdf'))) {
      const file = join(folder, name);
      const truthFile = file.replace(/pdf$/, 'json');
      const isKnown = existsSync(truthFile);
      const truth = isKnown ? (JSON.parse(readFileSync(truthFile, 'utf8')) as Known) : await foundIn(file);
      samples.push(...samplesOf(await draftsOf(readFileSync(file)), truth, isKnown ? REAL : KEPT));
    }
  const points = Object.fromEntries(KINDS.map((kind) => [kind, fitted(samples.filter((one) => one.kind === kind))]));
  writeFileSync(out, `${HEADER}${JSON.stringify(points, null, 2)};\n`);
  say(`${samples.length} lines, ${samples.filter(({ isHead }) => isHead).length} headings`);
  return 0;
}

type Known = { chapters: { number: number; name: string; topics?: readonly string[] }[] };
/** What the engine finds in a file. */
async function foundIn(file: string): Promise<Known> {
  const { chapters } = await analyzeBook(file, { maxPages: MAX_PAGES });
  return { chapters: chapters.map(({ number, name, topics }) => ({ number, name, topics: topics.map((topic) => topic.name) })) };
}

async function draftsOf(bytes: Uint8Array): Promise<ChapterDraft[]> {
  return draftBook(await readPrinted(bytes, { maxPages: MAX_PAGES }));
}

/** The lines of the chapters that the truth knows; the looks above each are those that are headings in truth. */
function samplesOf(drafts: readonly ChapterDraft[], truth: Known, worth: number): Sample[] {
  const heads = new Set<Head>();
  const known = new Set<number>();
  for (const [part, { heads: own, span }] of drafts.entries()) {
    const chapter =
      truth.chapters.find(({ name }) => areSame(name, span.name)) ?? truth.chapters.find(({ number }) => number === span.number);
    if (chapter?.topics === undefined) continue;
    known.add(part);
    const rest = [...chapter.topics];
    for (const head of own) {
      const at = rest.findIndex((topic) => areSame(topic, head.text));
      if (at >= 0) heads.add(head);
      if (at >= 0) rest.splice(at, 1);
    }
  }
  const looks = inOrder(looksOf(drafts));
  const above: Look[] = [];
  const samples: Sample[] = [];
  for (const look of looks) {
    const shared = { ...look.traits, ...besides(look, above, looks) };
    const members = look.members.filter(({ part }) => known.has(part)).map(({ head }) => head);
    for (const head of members)
      samples.push({ kind: look.kind, traits: { ...shared, ...lineTraits(head) }, isHead: heads.has(head), weight: worth });
    const right = members.filter((head) => heads.has(head)).length;
    if (right > 0 && right >= look.members.length / 2) above.push(look);
  }
  for (const sample of samples) sample.weight *= Math.min(1, FULL / samples.length);
  return samples;
}

function areSame(a: string, b: string): boolean {
  return [
    [keyOf(a), keyOf(b)],
    [keyOf(a.replace(NUMBER, '')), keyOf(b.replace(NUMBER, ''))],
  ].some(([one = '', other = '']) => one !== '' && one.slice(0, COMPARED) === other.slice(0, COMPARED) && isWhole(one, other));
}

function isWhole(one: string, other: string): boolean {
  return one === other || Math.min(one.length, other.length) >= COMPARED;
}

/** Logistic regression: the points whose sum tells a heading by its sign. */
function fitted(samples: readonly Sample[]): Points {
  const { names, rows } = asRows(samples.map(({ traits }) => traits));
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  return descend(names, (points, slope) => {
    for (const [index, row] of rows.entries()) {
      const { isHead, weight } = samples[index] as Sample;
      const error = ((1 / (1 + Math.exp(-sumOf(row, points))) - Number(isHead)) * weight) / total;
      for (const [at, value] of row) slope[at] = (slope[at] as number) + error * value;
    }
  });
}
