import type { Line } from '../text/line.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading } from './roles.ts';

const ACTIVITY = /^activity\s+(\d{1,2})(?:\s*[:.–—-]\s*|\s+)\p{L}.{3,}$/iu;
/** Fewer are boxes beside the text. */
const FEW = 4;

/** A project is a row of named activities, `Activity 3: Measure your food`: they are its topics. */
export function findActivities(lines: readonly Line[], body: Body, taken: ReadonlySet<number>): Mark[] {
  const marks: Mark[] = [];
  for (const [index, line] of lines.entries()) {
    const number = Number(ACTIVITY.exec(line.text)?.[1] ?? 0);
    const isHeading = isUniform(line) && isSetOff(line, body) && line.size >= body.size - 0.5;
    if (taken.has(index) || number !== marks.length + 1 || !isHeading) continue;
    const span = wrapSpan(lines, index, (next) => !ACTIVITY.test(next.text) && isSetOff(next, body));
    const text = cleanHeading(joinLines(lines.slice(index, index + span)));
    marks.push({ kind: 'style', style: 'activity', index, span, level: 2, text, confidence: 0.85 });
  }
  return marks.length >= FEW ? marks : [];
}
