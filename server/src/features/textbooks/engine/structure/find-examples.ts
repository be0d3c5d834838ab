import type { Line } from '../text/line.ts';
import { firstLetters, mayBegin } from './first-letters.ts';
import { wordsFor } from './languages.ts';
import { EXAMPLE as LOOK } from './looks.ts';
import type { Mark } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';

const WORDS = [
  'examples?',
  'illustrations?',
  'sample problem',
  'problem(?=\\s\\d+\\.\\d)',
  'ex(?=\\.?\\s\\d+\\.\\d+\\.\\d)',
  'उदाहरण',
  'दृष्टांत',
  ...wordsFor('example'),
];
const EXAMPLE = new RegExp(
  `^(?:[u◆▶■]\\s+)?(?:(?:solved|worked|illustrative)\\s+)?(?:${WORDS.join('|')})\\s*[-–:]?\\s*(\\d{1,3}(?:\\s?\\.\\s?\\d{1,3}){0,2}(?:\\([a-z]\\))?)?\\s*([:.\\-–—)|]*)\\s*(.*)$`,
  'iu',
);

/** Of these words, and of what may stand before them. */
const LETTERS = firstLetters([...WORDS, 'u', 'solved', 'worked', 'illustrative']);

/** Lines that the cells of one row are read within. */
const NEAR = 4;

/** Labels of worked examples: set off, or followed by a colon, and counting up; `Example 3 shows …` is none. */
export function findExamples(lines: readonly Line[], body: Body, taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  let last = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (!mayBegin(line.text, LETTERS) || taken.has(index)) continue;
    const found = EXAMPLE.exec(line.text);
    if (!found) continue;
    const [, number = '', point = '', rest = ''] = found;
    // `Example 1: Groundwater in India` in a heading's type is a case that the text goes into.
    if (rest !== '' && isUniform(line) && line.size >= LOOK.heading * body.size) continue;
    const label = line.text.length - rest.length;
    const isStyled =
      (line.leadIsBold && !body.isBold && line.leadLength >= LOOK.label) ||
      (!body.colours.has(line.leadColour) && line.leadLength >= LOOK.label) ||
      line.size >= body.size + LOOK.labelPoints;
    const isNextNumber =
      /\d/.test(number) &&
      Number(
        number
          .replaceAll(/\s|\([a-z]\)/g, '')
          .split('.')
          .at(-1),
      ) > last;
    // `Example - Survey 2` has a name in place of a number.
    const isNamed = number === '' && /^\p{L}+\s*[:–—-]/u.test(line.text) && rest.length < LOOK.name && isUniform(line);
    const isInside = number === '' && headsCell(lines, index);
    const isAlone = isNamed || (rest === '' && !isInside && (isSetOff(line, body) || (number !== '' && isNextNumber)));
    const value = Number(
      number
        .replaceAll(/\s|\([a-z]\)/g, '')
        .split('.')
        .at(-1) || 0,
    );
    // `Example 1.2.5` counts with the statements of its section.
    const isShared = number.split('.').length > 2;
    const isNext = value === last + 1 || value === 1 || (value > last && value <= last + LOOK.gap) || isShared;
    const isPointed = /[:–—-]/.test(point) && isNext && number !== '';
    const opensSentence =
      isNext && number !== '' && /^[\p{Lu}(‘“]/u.test(rest) && (line.gapAbove < 0 || line.gapAbove > LOOK.room * line.size);
    if (/^(examples|illustrations)/i.test(line.text)) continue;
    if (
      number === ''
        ? !(isAlone && isStyled)
        : !(
            isAlone ||
            (isStyled && line.leadLength >= label * LOOK.leadShare && !/^(shows?|above|below|and|we|is|in|has)\b/.test(rest)) ||
            isPointed ||
            opensSentence
          )
    )
      continue;
    const before = marks.at(-1)?.index ?? 0;
    // The same number again is the same example, if no section has begun in which they are counted anew.
    if (number !== '' && value === last && marks.length > 0 && index - before < LOOK.again && !hasHeading(before, index, taken)) continue;
    if (value > 0) last = value;
    marks.push({
      kind: 'example',
      index,
      span: 1,
      text: line.text,
      number: number.replaceAll(/\s/g, ''),
      rest,
      confidence: isStyled || isAlone ? LOOK.sure : LOOK.unsure,
    });
  }
  return marks.filter((mark) => isUsual(mark, marks));
}

/** `Example` with another heading beside it is that of a table's column. */
function headsCell(lines: readonly Line[], index: number): boolean {
  const line = lines[index] as Line;
  return lines
    .slice(Math.max(0, index - NEAR), index + NEAR)
    .some(
      (other) =>
        other.page === line.page &&
        Math.abs(other.y - line.y) < line.size &&
        other.isBold === line.isBold &&
        other.size === line.size &&
        isUniform(other) &&
        (other.x0 > line.x1 || other.x1 < line.x0),
    );
}

function hasHeading(from: number, to: number, taken: ReadonlySet<number>): boolean {
  for (let index = from + 1; index < to; index++) if (taken.has(index)) return true;
  return false;
}

/** Where a book says `Example 3.1`, its `Example 1` is a table's row; where it has examples, its few illustrations are text. */
function isUsual(mark: Mark, all: readonly Mark[]): boolean {
  const form = (one: Mark) => (one.kind === 'example' && one.number.includes('.') ? 'pointed' : 'plain');
  const word = (one: Mark) => /^\P{L}*(?:solved |worked |illustrative )?(\p{L}+)/iu.exec(one.text)?.[1]?.toLowerCase() ?? '';
  const share = (of: (one: Mark) => string) => all.filter((one) => of(one) === of(mark)).length / all.length;
  return share(form) >= LOOK.form && share(word) >= LOOK.word;
}
