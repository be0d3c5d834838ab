import { type Line, OCR_FONT } from '../text/line.ts';
import { firstLetters, mayBegin } from './first-letters.ts';
import { sectionLabelOf } from './labels.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import type { Opening } from './titles.ts';

/** What is numbered by the chapter: `Fig. 15.2`, `Activity 15.1`. */
const CAPTIONED = [
  ...['fig(?:ure)?', 'table', 'activity', 'example', 'exercise', 'box', 'map', 'graph', 'chart', 'picture', 'plate', 'source'],
  ...['चित्र', 'सारणी', 'तालिका', 'उदाहरण', 'प्रश्नावली'],
];
const CAPTION = new RegExp(`^(?:${CAPTIONED.join('|')})\\.?\\s*(\\d{1,2})\\s?\\.\\s?\\d`, 'iu');
const LETTERS = firstLetters(CAPTIONED);
/** Labels that outweigh one digit read by OCR, and the share of all labels that must agree. */
const OUTWEIGH = 4;
const AGREED = 0.7;
/** Characters that a heading read by OCR has at most. */
const HEADING = 80;

/** The chapters' numbers that lines have, and how much each of them counts. */
export type Labels = { number: number; weight: number }[];

type Votes = { number: number; votes: number; all: number };

/** The chapters' numbers that sections, figures, tables and exercises have. */
export function labelsOf(lines: readonly Line[], body: Body): Labels {
  const labels: Labels = [];
  for (const line of lines) {
    const label = sectionLabelOf(line.text);
    if (label && isHeading(line, body)) labels.push({ number: label.chapter, weight: 2 });
    const caption = mayBegin(line.text, LETTERS) ? CAPTION.exec(line.text) : null;
    if (caption) labels.push({ number: Number(caption[1]), weight: 1 });
  }
  return labels;
}

/** The chapter that sections, figures, tables and exercises are numbered by, with the votes for it; null without any label. */
function labelVotes(labels: Labels): Votes | null {
  const votes = new Map<number, number>();
  for (const { number, weight } of labels) votes.set(number, (votes.get(number) ?? 0) + weight);
  const all = labels.reduce((sum, { weight }) => sum + weight, 0);
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  return best ? { number: best[0], votes: best[1], all } : null;
}

/** OCR knows no bold type: there a short line is a heading. */
function isHeading(line: Line, body: Body): boolean {
  return line.font === OCR_FONT ? line.text.length < HEADING : isSetOff(line, body) && isUniform(line);
}

/** The number that nearly all labels say; null where they disagree. */
export function majorityNumber(labels: Labels): number | null {
  const found = labelVotes(labels);
  if (found === null) return null;
  const isMajority = found.votes === found.all || (found.votes >= 2 && found.votes >= 0.6 * found.all);
  return isMajority ? found.number : null;
}

/**
 * OCR may lose a digit of a chapter's number, and with it all that is numbered by it: the labels of the pages up to the next opening
 * outweigh it. Openings on pages with a text layer stay as they are.
 */
export function correctedByLabels(openings: readonly Opening[], labels: Map<number, Labels>, end: number): Opening[] {
  const sorted = openings.toSorted((a, b) => a.page - b.page);
  return sorted.map((opening, index) => {
    if (!opening.isOcr) return opening;
    const next = sorted.slice(index + 1).find(({ hasMarker, hasLoneNumber }) => hasMarker || hasLoneNumber)?.page ?? end;
    const own: Labels = [];
    for (let page = opening.page; page < next; page++) own.push(...(labels.get(page) ?? []));
    const found = labelVotes(own);
    const isStrong = found !== null && found.votes >= OUTWEIGH && found.votes >= AGREED * found.all;
    return isStrong ? { ...opening, number: found.number } : opening;
  });
}
