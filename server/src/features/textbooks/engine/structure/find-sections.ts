import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { FORM } from './forms.ts';
import { keyOf } from './key-of.ts';
import { opensWithWord, type SectionLabel, sectionLabelOf } from './labels.ts';
import { SECTION } from './looks.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { numberedStatements } from './numbered-statements.ts';
import { cleanHeading, roleOf } from './roles.ts';
import { taskSections } from './task-sections.ts';

type Candidate = { index: number; span: number; label: SectionLabel; isStyled: boolean; isRunIn?: boolean };

/** Headings numbered `N.k` and `N.k.j`, in rising order; lists of contents and numbered exercises do not count. */
export function findSections(lines: readonly Line[], chapter: number, body: Body, taken: ReadonlySet<number>): Mark[] {
  const candidates = withoutDoubles(withoutLists(withoutRunning(candidatesIn(lines, chapter, body, taken)), lines), lines);
  const marks: Mark[] = [];
  // Units of distance learning begin with `2.0 Introduction`.
  let section = candidates.some(({ label }) => label.section === 0 && label.sub === null) ? -1 : 0;
  let sub = 0;
  let part = 0;
  for (const [place, { index, span, label, isStyled, isRunIn }] of candidates.entries()) {
    if (label.sub === null) {
      const step = label.section - section;
      // A gap is believed when the next headings go on from it.
      const goesOn = candidates
        .slice(place + 1, place + SECTION.lookedAt)
        .some((next) => next.label.section === label.section + (next.label.sub === null ? 1 : 0));
      if (step !== 1 && !(step > 1 && step <= SECTION.gap && (goesOn || isStyled))) continue;
      section = label.section;
      sub = 0;
    } else {
      const goesOn = label.part > 0 && label.section === section && label.sub === sub && label.part === part + 1;
      const isNext = label.section === section && label.sub > sub && label.sub <= sub + 2;
      const opens = label.section === section + 1 && label.sub === 1;
      if (!goesOn && !isNext && !opens) continue;
      section = label.section;
      sub = label.sub;
    }
    part = label.part;
    const text = isRunIn ? label.title : titleOf(lines.slice(index, index + span));
    if (letterCount(text) < 2) continue;
    marks.push({
      kind: 'section',
      index,
      span,
      text,
      number: label.number,
      level: label.sub === null ? 1 : label.part > 0 ? 3 : 2,
      confidence: isStyled ? SECTION.sure : SECTION.unsure,
    });
  }
  return marks;
}

/** `2.3. EXCEL 73` runs at the head of the pages of `2.3 Excel`. */
function withoutRunning(candidates: readonly Candidate[]): Candidate[] {
  const titles = new Set(candidates.map(({ label }) => `${label.number} ${keyOf(label.title)}`));
  return candidates.filter(({ label: { number, title } }) => {
    const plain = title.replace(FORM.pageBehind, '');
    return plain === title || !titles.has(`${number} ${keyOf(plain)}`);
  });
}

function titleOf(lines: readonly Line[]): string {
  const label = sectionLabelOf(joinLines(lines));
  return cleanHeading(label?.title ?? '').replace(/\s*[.:]$/, '');
}

function candidatesIn(lines: readonly Line[], chapter: number, body: Body, taken: ReadonlySet<number>): Candidate[] {
  const found: Candidate[] = [];
  const statements = numberedStatements(lines, chapter);
  for (const { index } of taskSections(lines, chapter)) statements.add(index);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (opensWithWord(line.text)) continue;
    const label = taken.has(index) || statements.has(index) ? null : withoutZero(labelAt(lines, index));
    if (label === null || label.chapter !== chapter) continue;
    const runIn = runInTitle(line, label) ?? wrappedTitle(line, lines[index + 1], label, body);
    if (runIn !== null) {
      found.push({ index, span: 1, label: { ...label, title: runIn }, isStyled: true, isRunIn: true });
      continue;
    }
    // `2.3 Discussion Questions 19` runs at the head of the next page.
    const withPage = FORM.pageBehind.test(label.title);
    if (!isTitle(label.title) || (withPage && roleOf(label.title.replace(FORM.pageBehind, '')) !== null)) continue;
    // The number may have a colour of its own; before a question it is the number that is set off, not the line.
    const isWhole =
      isUniform(line) ||
      // A word in another font, as names of commands are: its size tells.
      (line.hasOneColour && line.size >= SECTION.larger * body.size) ||
      line.isMargin ||
      (line.leadLength <= label.number.length + 2 && isSetOff({ ...line, text: '' }, body));
    const isStyled = isWhole && (isSetOff(line, body) || line.isMargin);
    if (!isStyled && FORM.goesOn.test(label.title)) continue;
    const isPlainHeading =
      isWhole &&
      (line.gapAbove < 0 || line.gapAbove > SECTION.room * line.size) &&
      !FORM.endsClause.test(line.text) &&
      line.text.length < SECTION.longestPlain;
    if (line.size < body.size * (isStyled ? SECTION.size : SECTION.plainSize) || (!isStyled && !isPlainHeading)) continue;
    const span = wrapSpan(
      lines,
      index,
      (next) =>
        sectionLabelOf(next.text) === null && roleOf(next.text) === null && (isSetOff(next, body) || line.isMargin || line.isItalic),
    );
    found.push({ index, span, label, isStyled });
  }
  return found;
}

/** `2.1.0 The first farmers` above `2.1.1`: the section itself. */
function withoutZero(label: SectionLabel | null): SectionLabel | null {
  return label?.sub === 0 && label.part === 0 ? { ...label, sub: null } : label;
}

/** `3.3.1 Substitution Method : We shall …`: a title in bold that the text goes on behind. */
function runInTitle(line: Line, label: SectionLabel): string | null {
  if (
    !line.leadIsBold ||
    line.leadLength >= line.text.length - SECTION.runInRest ||
    line.leadLength < label.number.length + SECTION.runInLeast
  )
    return null;
  const lead = line.text.slice(0, line.leadLength).trim();
  const title = sectionLabelOf(lead)?.title ?? '';
  const rest = line.text.slice(line.leadLength);
  const isClosed = FORM.closesTitle.test(title) || FORM.opensBehindTitle.test(rest);
  // `9.3.2 Point-slope form Suppose that …`: a sentence begins behind it.
  const isParted = label.sub !== null && !isHeadingOnly(line) && FORM.opensSentence.test(rest) && !FORM.endsSpeech.test(title);
  return (isClosed || isParted) && isTitle(title) && title.length < SECTION.runInLongest ? title.replace(/\s*[:.–—]+$/, '') : null;
}

/** Bold for the most part, and ending before its column does: a heading with a word in another font, `Finding an LU Factorization`, and no text behind it. */
function isHeadingOnly({ isBold, x1, columnX0, columnX1 }: Line): boolean {
  return isBold && columnX1 - x1 > SECTION.short * (columnX1 - columnX0);
}

/** `9.4.1 Distance between two / parallel lines We know …`: the same where the title needs a second line. */
function wrappedTitle(line: Line, next: Line | undefined, label: SectionLabel, body: Body): string | null {
  if (
    next === undefined ||
    label.sub === null ||
    !isUniform(line) ||
    !isSetOff(line, body) ||
    next.y - line.y > SECTION.wrapStep * line.size
  )
    return null;
  const isLead = next.leadIsBold === line.leadIsBold && next.leadColour === line.leadColour && next.leadSize === line.leadSize;
  if (!isLead || next.y <= line.y || next.leadLength < SECTION.wrapLeast || next.leadLength > SECTION.wrapMost * next.text.length)
    return null;
  const [lead, rest] = [next.text.slice(0, next.leadLength).trim(), next.text.slice(next.leadLength)];
  // `Definition 3 The adjoint of …` is the text below the heading.
  const isLabel = sectionLabelOf(lead) !== null || FORM.numberedWord.test(lead);
  return FORM.opensSentence.test(rest) && !isLabel ? `${label.title} ${lead}` : null;
}

/** The number may stand in a piece of its own, with the title in the next. */
function labelAt(lines: readonly Line[], index: number): SectionLabel | null {
  const line = lines[index] as Line;
  const next = lines[index + 1];
  const label = sectionLabelOf(line.text);
  if (label || next === undefined || !FORM.loneSection.test(line.text.trim())) return label;
  return Math.abs(next.y - line.y) < SECTION.wrapStep * line.size && Math.abs(next.size - line.size) < 1
    ? sectionLabelOf(`${line.text} ${next.text}`)
    : null;
}

function isTitle(title: string): boolean {
  if (title.length > SECTION.longest || letterCount(title) < 2 || letterCount(title) < SECTION.words * title.replaceAll(' ', '').length)
    return false;
  return /^[\p{L}\p{N}“‘"'(`]/u.test(title);
}

/**
 * Three and more numbered lines with nothing between them are a list of contents, not headings. In a heading's look, and with numbers that
 * no other line has, they are sections that are still to be written.
 */
function withoutLists(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  const isListed = new Set<Candidate>();
  const counts = Map.groupBy(candidates, ({ label }) => label.number);
  let run: Candidate[] = [];
  const close = () => {
    const comesOnce = run.every(({ isStyled, label }) => isStyled && counts.get(label.number)?.length === 1);
    if (run.length >= SECTION.list && !comesOnce) for (const one of run) isListed.add(one);
    run = [];
  };
  for (const candidate of candidates) {
    const last = run.at(-1);
    const between = last ? lines.slice(last.index + last.span, candidate.index) : [];
    const isNext =
      last && between.length <= 2 && between.every((line) => line.text.length < SECTION.listLine) && candidate.label.sub === last.label.sub;
    if (last && !isNext) close();
    run.push(candidate);
  }
  close();
  return candidates.filter((candidate) => !isListed.has(candidate));
}

/** Of two headings with one number the more striking is the heading; the other stands in a list of contents or in the text. */
function withoutDoubles(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[] {
  const weight = ({ index, isStyled }: Candidate) => {
    const line = lines[index] as Line;
    return (
      line.size +
      (line.isBold ? SECTION.boldWeight : 0) +
      (isStyled ? SECTION.styledWeight : 0) +
      (line.isMargin ? SECTION.marginWeight : 0) +
      index / lines.length
    );
  };
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const known = best.get(candidate.label.number);
    if (known === undefined || weight(candidate) > weight(known)) best.set(candidate.label.number, candidate);
  }
  return candidates.filter((candidate) => best.get(candidate.label.number) === candidate);
}
