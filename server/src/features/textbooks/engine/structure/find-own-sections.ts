import { isCapitals, letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { withoutColon } from './forms.ts';
import { sectionLabelOf } from './labels.ts';
import { OWN_SECTION } from './looks.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** In scripts without capitals a title may have a letter or two. */
const MAIN = /^(\d{1,2})(?:\s*[.:)]\s*(?:[-–]\s*)?|\s+(?:[-–]\s+)?)(\p{Lu}.{2,100}|\p{Lo}.{0,100})$/u;

/** An icon before the number. */
const ICON = /^[■●◆▪•▶►★❖\s]+(?=\d)/u;

const SURE = 2;
const ZERO = 0x30;
const NINE = 0x39;

/** Sections numbered by themselves, `1 Title` and `1.1 Title`, as history books have them: the chapter's number is not in them. */
export function findOwnSections(lines: readonly Line[], body: Body, taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  let section = 0;
  let sub = 0;
  let mains = 0;
  const counted = countedHeads(lines, body, taken);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (taken.has(index) || !(isUniform(line) || line.leadLength <= OWN_SECTION.leadMost) || !isSetOff(line, body)) continue;
    // `3. CONSTRUCTION OF AN INDEX NUMBER`, in capitals that may be smaller than the text.
    const isCapital = line.isBold && !body.isBold && isCapitals(line.text) && line.size >= OWN_SECTION.capitals * body.size;
    if (
      line.size < OWN_SECTION.size * body.size &&
      !isCapital &&
      !counted.has(index) &&
      !(line.isBold && !body.isBold && line.size > body.size - OWN_SECTION.boldPoints)
    )
      continue;
    const text = line.text.replace(ICON, '');
    const label = sectionLabelOf(text);
    // Behind two of them, the next number in bold is the next section.
    const mayBeMain =
      isCapital ||
      (line.isBold && !body.isBold && isCentred(line)) ||
      line.size >= OWN_SECTION.mainSize * body.size ||
      (mains >= SURE && line.isBold && !body.isBold) ||
      counted.has(index);
    const main = label === null && mayBeMain ? MAIN.exec(text) : null;
    const number = Number(main?.[1]);
    // Sections may count on from those of the chapter before.
    const isMain = main !== null && (number === section + 1 || (section === 0 && countsOn(lines, index, number)));
    const isOwn = label !== null && label.chapter === section;
    const isSub = isOwn && label.sub === null && label.section > sub && label.section <= sub + 2;
    const isBelow = isOwn && label.sub !== null && label.section === sub;
    if (!isMain && !isSub && !isBelow) continue;
    const own = line.text.trim().endsWith(':')
      ? 1
      : wrapSpan(lines, index, (next) => sectionLabelOf(next.text) === null && roleOf(next.text) === null);
    const span = isMain ? own + subtitleSpan(lines, index, own, body) : own;
    const whole = joinLines(lines.slice(index, index + span));
    const title = withoutColon(cleanHeading(whole.replace(ICON, '').replace(/^\d{1,2}(\s?\.\s?\d{1,2}){0,2}\s?\.?\s*(?:[-–]\s*)?/, '')));
    if (letterCount(title) < OWN_SECTION.shortest) continue;
    if (isMain) {
      [section, sub] = [number, 0];
      mains++;
    } else sub = label?.section ?? sub;
    marks.push({
      kind: 'section',
      index,
      span,
      text: title,
      number: isMain ? String(section) : (label?.number ?? ''),
      level: isMain ? 1 : 2,
      confidence: OWN_SECTION.sure,
    });
  }
  return mains >= 2 ? marks : [];
}

/** In the middle of its column, with room on both sides. */
function isCentred({ x0, x1, columnX0, columnX1 }: Line): boolean {
  const width = columnX1 - columnX0;
  return x0 - columnX0 > OWN_SECTION.room * width && Math.abs(x0 + x1 - columnX0 - columnX1) < OWN_SECTION.middle * width;
}

/**
 * Headings of one look whose numbers rise from 1, each with text below it: three and more that are larger than the text, if only a little, in
 * bold, or in capitals. Questions so set go on in the next line, or ask.
 */
function countedHeads(lines: readonly Line[], body: Body, taken: ReadonlySet<number>): Set<number> {
  const looks = new Map<string, { index: number; number: number }[][]>();
  for (const [index, line] of lines.entries()) {
    const code = line.text.charCodeAt(0);
    // Asked for each line of a chapter.
    if (code < ZERO || code > NINE || taken.has(index) || !mayCount(line, body)) continue;
    const number = MAIN.exec(line.text)?.[1];
    if (number === undefined) continue;
    const look = `${line.size}|${line.isBold}|${line.colour}|${isCapitals(line.text)}`;
    const chains = looks.get(look) ?? [];
    const chain = chains.at(-1);
    if (chain && Number(number) === (chain.at(-1)?.number ?? 0) + 1) chain.push({ index, number: Number(number) });
    else if (Number(number) === 1) chains.push([{ index, number: 1 }]);
    looks.set(look, chains);
  }
  const longest = [...looks.values()].flat().toSorted((a, b) => b.length - a.length)[0] ?? [];
  const isHead = ({ index }: { index: number }) => {
    const [line, next] = [lines[index] as Line, lines[index + 1]];
    const isAlike = next?.size === line.size && next.font === line.font && next.isBold === line.isBold && next.colour === line.colour;
    return next !== undefined && !(isAlike && !isCapitals(line.text)) && !asks(line.text);
  };
  const isClear = ({ index }: { index: number }) => {
    const { gapAbove, size } = lines[index] as Line;
    return gapAbove < 0 || gapAbove >= OWN_SECTION.clearRoom * size;
  };
  const areEnough = longest.length >= OWN_SECTION.counted || (longest.length === 2 && longest.every(isClear));
  return new Set(areEnough && longest.every(isHead) ? longest.map(({ index }) => index) : []);
}

function mayCount(line: Line, body: Body): boolean {
  if (line.size < body.size - OWN_SECTION.boldPoints || line.text.length > OWN_SECTION.countedLongest) return false;
  return line.size >= OWN_SECTION.countedSize * body.size || (line.isBold && !body.isBold) || isCapitals(line.text);
}

/** Whether the next two numbers follow in the same look. */
function countsOn(lines: readonly Line[], index: number, number: number): boolean {
  const { size, font, colour } = lines[index] as Line;
  const isAlike = (line: Line) => line.size === size && line.font === font && line.colour === colour;
  return [1, 2].every((step) =>
    lines.some((line, at) => at > index && isAlike(line) && Number(MAIN.exec(line.text)?.[1]) === number + step),
  );
}

/** `2. Kinship and Marriage`, and under it in the same colour, a little smaller, `Many Rules and Varied Practices`. */
function subtitleSpan(lines: readonly Line[], index: number, span: number, body: Body): number {
  const [first, last, next] = [lines[index] as Line, lines[index + span - 1] as Line, lines[index + span]];
  const isUnder =
    next !== undefined &&
    next.page === last.page &&
    next.y > last.y &&
    next.y - last.y < OWN_SECTION.subtitleStep * first.size &&
    next.size >= OWN_SECTION.subtitleSize * first.size &&
    next.size > OWN_SECTION.subtitleLarger * body.size &&
    next.colour === first.colour &&
    next.isBold === first.isBold &&
    isUniform(next) &&
    sectionLabelOf(next.text) === null &&
    roleOf(next.text) === null;
  return isUnder ? 1 : 0;
}
