import type { NewStudent } from '#features/students';
import type { CheckedRow } from './check-students.ts';
import { readNewSection } from './new-section.ts';

type Missing = { className: string; sections: string[]; isNewClass: boolean; rows: number };

/** The missing classes and sections of the rows, in the order of the file. */
export function countMissing(rows: readonly CheckedRow<NewStudent>[], classNames: readonly string[]): Missing[] {
  const missing = new Map<string, Missing>();
  for (const { verdict, value } of rows) {
    const seat = verdict === 'known' ? null : readNewSection(value.sectionId);
    if (seat === null) continue;
    const { className, section } = seat;
    const one = missing.get(className) ?? { className, sections: [], isNewClass: !classNames.includes(className), rows: 0 };
    missing.set(className, { ...one, rows: one.rows + 1, sections: [...new Set([...one.sections, section])].sort() });
  }
  return [...missing.values()];
}
