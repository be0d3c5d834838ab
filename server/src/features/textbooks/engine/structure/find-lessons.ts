import type { Line } from '../text/line.ts';
import { wordsFor } from './languages.ts';
import { titledMarker } from './markers.ts';
import type { Mark } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading } from './roles.ts';

/** `Lesson 2 (Lists).`, its first words in bold: what LaTeX sets before a paragraph. */
const LESSON = new RegExp(
  `^((?:lesson|session|topic|lecture|${wordsFor('lesson').join('|')})\\s+(\\d{1,2}))\\s*\\((.{2,80})\\)\\s?\\.?$`,
  'iu',
);
const NAMED = /^\W*lesson\b/iu;
/** Fewer lessons in lines of their own are none: a chapter may be one itself. */
const FEW = 2;

/** The lessons of a chapter that has no sections, counted from 1. */
export function findLessons(lines: readonly Line[], taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const [, label = '', number = '', title = ''] = LESSON.exec(line.text) ?? [];
    if (Number(number) !== marks.length + 1 || taken.has(index) || !line.leadIsBold || line.leadLength < label.length) continue;
    marks.push(lessonAt(index, title, number));
  }
  return marks;
}

/** `Lesson – 2 Elasticity`, or `Lesson 2` without a name, in lines that are set off; a number may come twice by mistake. */
export function titledLessons(lines: readonly Line[], body: Body): Mark[] {
  const marks: Mark[] = [];
  let last = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    // Asked first, as it is for each line.
    const found = NAMED.test(line.text) ? titledMarker(line) : null;
    if (found === null || !isSetOff(line, body) || !isUniform(line)) continue;
    if (found.number !== last + 1 && (last === 0 || found.number !== last)) continue;
    last = found.number;
    marks.push({ ...lessonAt(index, found.title || line.text, String(found.number)), isLesson: true });
  }
  return last >= FEW ? marks : [];
}

function lessonAt(index: number, title: string, number: string): Extract<Mark, { kind: 'section' }> {
  return { kind: 'section', index, span: 1, text: cleanHeading(title), number, level: 1, confidence: 0.85 };
}
