import type { Line } from '../text/line.ts';
import { begins } from './family-words.ts';
import { keyOf } from './key-of.ts';
import { START } from './looks.ts';
import type { Candidate, Pages } from './reading.ts';
import { roleOf } from './roles.ts';
import { type ChapterSpan, isBackMatter } from './spans.ts';

/** What holds of a division of a file into chapters, by name: shares from 0 to 1, or 1 where something is so. */
export type Traits = Record<string, number>;

/** Letters of a name, and of the line that is it, that are compared. */
const COMPARED = 12;
/** Characters that a title's line has beside the name. */
const LABEL = 25;
/** Of a heading of exercises. */
const LONGEST_HEAD = 60;
/** Letters above a title that begins its page, and of a chapter that has text. */
const ABOVE = 60;
const TAUGHT = 400;
/** Labels `N.k` that tell a chapter's number: so many, and this share of all. */
const STRONG = { votes: 3, share: 0.7 } as const;
/** Of the usual length of a chapter. */
const SHORT = 0.25;
/** Pages of each chapter: each step is a trait. */
const LENGTHS = [1.3, 2.5, 4.5, 8, 14, 25, 50];
const LARGE = 1.5;

/** What is asked of a file once for all its divisions. */
export type Evidence = Pages & {
  candidates: readonly Candidate[];
  prose: number[];
  running: Map<number, string[]>;
  asked: Set<number>;
  /** Numbered pages of the word that ranks highest, and pages with large titles. */
  marked: Set<number>;
  large: Set<number>;
};

export function evidenceOf(pages: Pages, candidates: readonly Candidate[]): Evidence {
  const { byPage, setOff, book, body, openings, heads, end } = pages;
  const opened = [...openings.values()].filter(({ page, isPart }) => page < end && !isPart);
  const highest = Math.max(0, ...opened.map(({ rank }) => rank));
  const asked = new Set<number>();
  for (const { line } of setOff) if (line.text.length <= LONGEST_HEAD && roleOf(line.text) === 'exercise') asked.add(line.page);
  const prose = book.pages.map((_, page) => proseOf(byPage.get(page) ?? []));
  return {
    ...pages,
    candidates,
    prose,
    asked,
    running: new Map([...heads].map(([page, texts]) => [page, texts.map(keyOf)])),
    marked: new Set(
      opened.filter(({ hasMarker, rank, number }) => hasMarker && rank === highest && number !== null).map(({ page }) => page),
    ),
    large: new Set(opened.filter(({ size }) => size >= LARGE * body.size).map(({ page }) => page)),
  };
}

/** The traits of one division. Those of a file as one chapter tell what speaks for dividing it. */
export function traitsOf(one: Candidate, file: Evidence): Traits {
  const { spans } = one;
  const titles = spans.map((span) => titleOf(span, file));
  const told = spans.map((span, index) => chapterTraits(span, spans[index - 1], titles[index], file));
  const shared = meansOf(told);
  if (spans.length === 1) return { ...prefixed('one: ', { ...shared, ...wholeTraits(file) }), [`one: ${one.kind ?? one.source}`]: 1 };
  return {
    ...shared,
    ...lengthTraits(spans, file),
    ...agreementTraits(one, file),
    ...placeTraits(spans, file),
    [`by ${one.kind ?? one.source}`]: 1,
    'same look': sameLook(titles),
    'from 1': Number((spans[0]?.number ?? 9) <= 1),
    'other names': new Set(spans.map(({ name }) => keyOf(name))).size / spans.length,
  };
}

/** The means over some chapters, which all have the same traits. */
function meansOf(told: readonly Traits[]): Traits {
  const means: Traits = {};
  for (const name in told[0]) means[name] = told.reduce((sum, traits) => sum + (traits[name] ?? 0), 0) / told.length;
  return means;
}

function prefixed(prefix: string, traits: Traits): Traits {
  return Object.fromEntries(Object.entries(traits).map(([name, value]) => [prefix + name, value]));
}

/** What is true of one chapter of a division. */
function chapterTraits(span: ChapterSpan, before: ChapterSpan | undefined, title: Line | undefined, file: Evidence): Traits {
  const opening = file.openings.get(span.first);
  const step = span.number - (before?.number ?? span.number - 1);
  const own = file.byPage.get(span.first) ?? [];
  const above = title ? own.slice(0, own.indexOf(title)) : [];
  const labels = labelled(span, file);
  const isMarked = opening?.hasMarker === true;
  return {
    'next number': Number(step === 1),
    'number skips': Number(step > 1),
    'number falls': Number(step <= 0),
    'chapter word': Number(isMarked && opening.rank === 3),
    'other word': Number(isMarked && opening.rank < 3),
    'word and number': Number(isMarked && opening.number === span.number),
    'lone number': Number(opening?.hasLoneNumber === true && opening.number === span.number),
    opening: Number(opening !== undefined),
    part: Number(opening?.isPart === true),
    title: Number(title !== undefined),
    size: title ? Math.min(1.5, title.size / file.body.size - 1) : 0,
    largest: Number(title !== undefined && own.every(({ size }) => size <= title.size)),
    'page top': Number(proseOf(above) < ABOVE),
    'below text': Number(span.from !== undefined),
    running: runsOver(span, file),
    'own labels': Number(labels === span.number),
    'other labels': Number(labels !== null && labels !== span.number),
    asks: Number(hasPage(span, file.asked)),
    taught: Number(proseIn(span, file) >= TAUGHT),
    'no chapter': Number(isBackMatter(span.name, isMarked) || begins(span.name, 'noTitle', 'behindBook')),
    role: Number(roleOf(span.name) !== null),
    'long name': Math.min(1, span.name.length / 80),
  };
}

function wholeTraits({ marked, large, openings, book, candidates, labels, end }: Evidence): Traits {
  const chapters = new Set([...labels.values()].flatMap((own) => own.map(({ number }) => number)));
  const most = Math.max(0, ...candidates.map(({ spans }) => (spans.length > 1 ? spans.length : 0)));
  const first = [...openings.values()].find(({ page }) => page < 2);
  return {
    always: 1,
    pages: Math.log(book.pages.length),
    ...atLeast('pages', book.pages.length, [3, 6, 12, 30, 60, 120]),
    ...atLeast('marked', marked.size, [1, 2, 4]),
    ...atLeast('large', large.size, [1, 2, 4]),
    ...atLeast('labelled', chapters.size, [1, 2, 4]),
    ...atLeast('others', most, [1, 3, 8]),
    'large titles': large.size / Math.max(1, end),
    'names all': Number(first?.hasMarker === true),
  };
}

function atLeast(name: string, value: number, steps: readonly number[]): Traits {
  return Object.fromEntries(steps.map((step) => [`${name} ${step}+`, Number(value >= step)]));
}

function lengthTraits(spans: readonly ChapterSpan[], { end }: Evidence): Traits {
  const lengths = spans.map(({ first, last }) => last - first + 1);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const usual = lengths.toSorted((a, b) => a - b)[lengths.length >> 1] ?? 1;
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
  return {
    ...atLeast('length', (end - (spans[0]?.first ?? 0)) / spans.length, LENGTHS),
    ...atLeast('count', spans.length, [3, 5, 10, 20, 40]),
    count: Math.log(spans.length),
    uneven: Math.min(2, spread / mean),
    short: lengths.filter((one) => one < SHORT * usual).length / lengths.length,
    longest: Math.max(...lengths) / Math.max(1, end),
  };
}

/** How far the division agrees with those of other sources, and what it leaves unexplained. */
function agreementTraits(one: Candidate, { candidates, marked, large, book, end }: Evidence): Traits {
  const firsts = new Set(one.spans.map(({ first }) => first));
  const explained = (pages: Iterable<number>) => {
    const all = [...pages];
    return all.length === 0 ? 1 : all.filter((page) => firsts.has(page)).length / all.length;
  };
  const agreed: Traits = {};
  for (const other of candidates) {
    if (other.source === one.source || other.spans.length < 2) continue;
    const name = `agrees with ${other.source}`;
    const common = explained(other.spans.map(({ first }) => first)) * other.spans.length;
    agreed[name] = Math.max(agreed[name] ?? 0, (2 * common) / (firsts.size + other.spans.length));
  }
  const values = Object.values(agreed).filter((value) => value >= 0.8).length;
  const outlined = [0, 1].map((level) => book.outline.filter((entry) => entry.level === level && entry.page < end).map(({ page }) => page));
  return {
    ...agreed,
    ...atLeast('agreed', values, [1, 2, 3]),
    'explains words': explained(marked),
    'no words': Number(marked.size < 2),
    'explains titles': explained(large),
    'explains outline': explained(outlined[0] ?? []),
    'explains lower outline': explained(outlined[1] ?? []),
  };
}

/** How much of the text lies before the first chapter. */
function placeTraits(spans: readonly ChapterSpan[], { prose, end }: Evidence): Traits {
  const sum = (from: number, to: number) => prose.slice(from, to).reduce((all, one) => all + one, 0);
  const before = sum(0, spans[0]?.first ?? 0) / Math.max(1, sum(0, end));
  return { before, ...atLeast('before', before, [0.05, 0.15, 0.3]) };
}

/** The line of a chapter's title on its page. */
function titleOf({ name, first, from }: ChapterSpan, { byPage }: Evidence): Line | undefined {
  const key = keyOf(name).slice(0, COMPARED);
  if (from !== undefined || key === '') return from;
  return byPage.get(first)?.find(({ text }) => {
    // Asked for each line of many pages: a sentence that names the title is longer.
    if (text.length > name.length + LABEL) return false;
    const own = keyOf(text);
    return own !== '' && (own.includes(key) || (own.length >= 3 && key.startsWith(own)));
  });
}

/** The share of titles that have the look of most of them. */
function sameLook(titles: readonly (Line | undefined)[]): number {
  const looks = Map.groupBy(titles, (title, index) => (title ? `${title.font}|${Math.round(title.size)}|${title.colour}` : String(index)));
  return Math.max(...[...looks.values()].map(({ length }) => length)) / titles.length;
}

/** Over which share of a chapter's further pages its name runs. */
function runsOver({ name, first, last }: ChapterSpan, { running }: Evidence): number {
  const key = keyOf(name);
  if (key.length < 3 || last === first) return 0;
  let count = 0;
  for (let page = first + 1; page <= last; page++) {
    const here = running.get(page) ?? [];
    if (here.some((head) => head.includes(key) || (head.length >= 6 && key.includes(head)))) count++;
  }
  return count / (last - first);
}

/** The number that the labels of a chapter's sections say; null where they are few or disagree. */
function labelled({ first, last }: ChapterSpan, { labels }: Evidence): number | null {
  const votes = new Map<number, number>();
  let all = 0;
  for (let page = first; page <= last; page++)
    for (const { number, weight } of labels.get(page) ?? []) {
      votes.set(number, (votes.get(number) ?? 0) + weight);
      all += weight;
    }
  const [best, count = 0] = [...votes].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return best !== undefined && count >= STRONG.votes && count >= STRONG.share * all ? best : null;
}

function hasPage({ first, last }: ChapterSpan, pages: ReadonlySet<number>): boolean {
  for (let page = first; page <= last; page++) if (pages.has(page)) return true;
  return false;
}

function proseIn({ first, last }: ChapterSpan, { prose }: Evidence): number {
  let sum = 0;
  for (let page = first; page <= last; page++) sum += prose[page] ?? 0;
  return sum;
}

function proseOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + (text.length >= START.textLine ? text.length : 0), 0);
}
