/** A line of a page: points from its upper left corner, `y` its baseline. */
export type PageLine = { text: string; x0: number; x1: number; y: number; size: number };
export type Box = { x: number; y: number; width: number; height: number };
type Wanted = { id: string; text: string };

/** So many letters of an item must stand on the page as they are; fewer count at the head of a line alone. */
const LEAST = 6;
/** How much of an item is looked for at once, the longest first. */
const LONGEST = 80;
const LENGTHS = [40, 20, 12, LEAST];
/** Of the size: how far letters reach above and below their baseline. */
const ABOVE = 0.95;
const BELOW = 0.28;

/**
 * The positions of items on a page, line by line, in shares of the page. An item that was corrected by hand, continues on the next page or was joined from
 * pieces is found as far as it is on this page; without a match it has no boxes.
 */
export function findMarks(
  lines: readonly PageLine[],
  items: readonly Wanted[],
  page: { width: number; height: number },
): Map<string, Box[]> {
  const text = letters(lines);
  const boxes = new Map<string, Box[]>();
  let from = 0;
  for (const { id, text: words } of items) {
    const wanted = plain(words);
    const start = findStart(text, wanted, from);
    if (start < 0) continue;
    // Items come in the order of the page: the same words below are the next item's.
    from = start + 1;
    boxes.set(
      id,
      stretches(text, start, wanted).map((stretch) => boxOf(lines, stretch, page)),
    );
  }
  return boxes;
}

type Letters = { all: string; lineOf: number[]; counts: number[]; starts: number[] };

/** The letters and digits of all lines in one string, with the line of each. */
function letters(lines: readonly PageLine[]): Letters {
  const plains = lines.map(({ text }) => plain(text));
  const starts: number[] = [];
  const lineOf: number[] = [];
  for (const [index, one] of plains.entries()) {
    starts.push(lineOf.length);
    for (let n = 0; n < one.length; n++) lineOf.push(index);
  }
  return { all: plains.join(''), lineOf, counts: plains.map(({ length }) => length), starts };
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Where an item begins: at the head of a line, which it fills, rather than in the middle of a sentence; then in the order of the page. */
function findStart(text: Letters, wanted: string, from: number): number {
  const lengths = [...new Set([Math.min(LONGEST, wanted.length), ...LENGTHS])].filter((length) => length <= wanted.length);
  for (const length of lengths) {
    const found = occurrences(text.all, wanted.slice(0, length)).map((at) => ({ at, rank: rankOf(text, at, wanted) }));
    // A word or two say nothing in the middle of a sentence.
    const usable = length < LEAST ? found.filter(({ rank }) => rank > 0) : found;
    const [best] = usable.sort((a, b) => b.rank - a.rank || Number(a.at < from) - Number(b.at < from) || a.at - b.at);
    if (best) return best.at;
  }
  return -1;
}

function occurrences(all: string, head: string): number[] {
  const found: number[] = [];
  for (let at = head === '' ? -1 : all.indexOf(head); at >= 0; at = all.indexOf(head, at + 1)) found.push(at);
  return found;
}

/** 2 for the words of a whole line, 1 for those at its head, behind a number or not, 0 for others. */
function rankOf({ all, lineOf, counts, starts }: Letters, at: number, wanted: string): number {
  const line = lineOf[at] as number;
  const begin = starts[line] as number;
  if (!/^\d{0,6}$/.test(all.slice(begin, at))) return 0;
  return at + wanted.length === begin + (counts[line] as number) ? 2 : 1;
}

type Stretch = { line: number; from: number; to: number };

/** The parts of lines that an item covers: from its first letter on for as long as line after line is part of it. */
function stretches({ all, lineOf, counts, starts }: Letters, start: number, wanted: string): Stretch[] {
  const first = lineOf[start] as number;
  const found: Stretch[] = [];
  let rest = wanted;
  for (let line = first; line < counts.length && rest !== ''; line++) {
    const begin = line === first ? start : (starts[line] as number);
    const end = (starts[line] as number) + (counts[line] as number);
    const words = all.slice(begin, end);
    if (words === '') continue;
    const share = commonLength(words, rest);
    const isWhole = share === words.length;
    if (!isWhole && share < rest.length && share < LEAST) {
      // A caption or a number between: the item goes on behind it.
      if (rest.includes(words.slice(0, 12)) && words.length >= 12) rest = rest.slice(rest.indexOf(words.slice(0, 12)));
      else if (line > first + 2) break;
      else continue;
    }
    const length = commonLength(words, rest) || words.length;
    const base = starts[line] as number;
    const count = counts[line] as number;
    found.push({ line, from: (begin - base) / count, to: (begin - base + length) / count });
    rest = rest.slice(length);
    if (!isWhole && share < words.length && rest !== '') break;
  }
  return found;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function boxOf(lines: readonly PageLine[], { line, from, to }: Stretch, { width, height }: { width: number; height: number }): Box {
  const { x0, x1, y, size } = lines[line] as PageLine;
  const share = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 10_000) / 10_000;
  return {
    x: share((x0 + (x1 - x0) * from) / width),
    y: share((y - ABOVE * size) / height),
    width: share(((x1 - x0) * (to - from)) / width),
    height: share(((ABOVE + BELOW) * size) / height),
  };
}
