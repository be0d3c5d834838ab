import type { Element } from '@xmldom/xmldom';
import type { Read } from './fet-file.ts';
import { textOf, textsOf } from './parse-xml.ts';

/**
 * Days between some sittings of a lesson, and not the others: these sittings become a lesson of their own, with the same students and teachers, because
 * a lesson has one rule for all its sittings. A rule that crosses such a part is left to the reader of rules, which reports it.
 */
export function splitBySpread(rules: readonly Element[], { lessons, seats, setsOf }: Read): void {
  for (const rule of rules) {
    if (rule.tagName !== 'ConstraintMinDaysBetweenActivities' || textOf(rule, 'Active') === 'false') continue;
    if (Number(textOf(rule, 'Weight_Percentage') || 100) < 100) continue;
    const ids = new Set(textsOf(rule, 'Activity_Id').filter((id) => seats.has(id)));
    const of = [...new Set([...ids].flatMap((id) => seats.get(id)?.[0] ?? []))];
    const [lesson] = of;
    if (!lesson || of.length > 1 || ids.size === lesson.blocks.length) continue;
    const all = [...seats].filter(([, [one]]) => one === lesson).map(([id, [, at]]) => ({ id, block: lesson.blocks[at] }));
    const part = { ...lesson, id: `${lesson.id} ${[...ids][0]}`, blocks: [] as typeof lesson.blocks };
    lessons.splice(lessons.indexOf(lesson) + 1, 0, part);
    setsOf[part.id] = setsOf[lesson.id] ?? [];
    lesson.blocks = [];
    for (const { id, block } of all) {
      const to = ids.has(id) ? part : lesson;
      if (block) seats.set(id, [to, to.blocks.push(block) - 1]);
    }
  }
}
