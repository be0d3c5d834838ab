import type { Line } from '../text/line.ts';
import type { Mark } from './marks.ts';
import { cleanHeading } from './roles.ts';

/** `Lesson 2 (Lists).`, its first words in bold: what LaTeX sets before a paragraph. */
const LESSON = /^((?:lesson|session|topic|lecture)\s+(\d{1,2}))\s*\((.{2,80})\)\s?\.?$/iu;

/** The lessons of a chapter that has no sections, counted from 1. */
export function findLessons(lines: readonly Line[], taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  for (const [index, line] of lines.entries()) {
    const [, label = '', number = '', title = ''] = LESSON.exec(line.text) ?? [];
    if (Number(number) !== marks.length + 1 || taken.has(index) || !line.leadIsBold || line.leadLength < label.length) continue;
    marks.push({ kind: 'section', index, span: 1, text: cleanHeading(title), number, level: 1, confidence: 0.85 });
  }
  return marks;
}
