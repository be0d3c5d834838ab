import type { Db } from '#platform/db';
import { say } from '#platform/words';
import { makeInstance } from '../generator/school/make-instance.ts';
import { findSchool, readWeek } from '../store/lessons.store.ts';
import { readRules } from '../store/rules.store.ts';
import { writeFet } from './write-fet.ts';

/** The input of the generator as a file of FET, with the school's names. */
export async function demandsForFet(db: Db, schoolId: string): Promise<{ title: string; text: string }> {
  const [week, rules, school] = await Promise.all([readWeek(db, schoolId), readRules(db, schoolId), findSchool(db, schoolId)]);
  const names = <T extends { id: string }>(rows: readonly T[], nameOf: (row: T) => string) => {
    const known = new Map(rows.map((row) => [row.id, nameOf(row)]));
    return (id: string) => known.get(id) ?? id;
  };
  const text = writeFet(makeInstance(week, rules), {
    school: school.name,
    group: names(week.sections, ({ className, name }) => `${className} ${name}`),
    teacher: names(week.teachers, ({ name }) => name),
    subject: names(week.subjects, ({ name }) => name),
    room: names(week.rooms, ({ name }) => name),
  });
  return { title: say('Timetable rules'), text };
}
