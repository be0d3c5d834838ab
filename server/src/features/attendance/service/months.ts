import type * as calls from '@shala/contract/attendance';
import type { Mark } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { effectiveMark, tallyMarks } from '../rules/tally.ts';
import { findDay } from '../store/days.store.ts';
import { findSection } from '../store/registers.store.ts';
import * as store from '../store/years.store.ts';

export type MonthRegister = CallAnswer<typeof calls.getMonthRegister>;
const HERE = new Set<Mark | null>(['P', 'L', 'H']);

/** The register of a month, of a section or of the staff. */
export function getMonthRegister(
  { db, school }: ReadContext,
  { params, query }: Input<typeof calls.getMonthRegister>,
): Promise<MonthRegister> {
  return readMonth({ db, schoolId: school.id }, params.month, query.sectionId);
}

/** The same for printing. Refuses an unknown section. */
export async function readMonth(
  { db, schoolId }: { db: Db; schoolId: string },
  month: string,
  sectionId: string | undefined,
): Promise<MonthRegister> {
  const kind = sectionId === undefined ? 'employee' : 'student';
  const span = spanOf(month);
  const [section, people] = await Promise.all([
    sectionId === undefined ? null : findSection(db, schoolId, sectionId),
    sectionId === undefined ? store.listStaffPeople(db, schoolId, span) : store.listSectionPeople(db, schoolId, sectionId, span),
  ]);
  if (sectionId !== undefined && section === null) throw notFound();
  const ids = people.map(({ id }) => id);
  const [days, marks, leaves, { today }] = await Promise.all([
    store.listDays(db, schoolId, kind, span),
    store.listMarks(db, schoolId, { kind, people: ids, span, sectionId }),
    store.listApprovedLeave(db, schoolId, { people: ids, span }),
    findDay(db, schoolId, undefined, 'students'),
  ]);
  const written = new Map(marks.map((row) => [`${row.personId} ${row.on}`, row.mark]));
  const leavesOf = Map.groupBy(leaves, ({ personId }) => personId);
  const rows = people.map(({ firstOn, lastOn, ...person }) => {
    const own = leavesOf.get(person.id) ?? [];
    const isOpen = (on: string) => on <= today && on >= (firstOn ?? on) && on <= (lastOn ?? on);
    const all = days.map(({ on, isSchoolDay }) => ({
      counts: isSchoolDay && isOpen(on),
      mark: isSchoolDay ? effectiveMark(on, written.get(`${person.id} ${on}`), own) : null,
    }));
    return { person, marks: all.map(({ mark }) => mark), tally: tallyMarks(all.filter(({ counts }) => counts).map(({ mark }) => mark)) };
  });
  return {
    month,
    section: section === null ? '' : `${section.className} ${section.sectionName}`,
    classTeacher: section?.classTeacher ?? '',
    days: days.map((day, index) => ({ ...day, present: rows.filter(({ marks: own }) => HERE.has(own[index] ?? null)).length })),
    rows,
    total: tallyMarks(
      rows.flatMap(({ marks: own }) => own.filter((_mark, index) => days[index]?.isSchoolDay && (days[index]?.on ?? '') <= today)),
    ),
  };
}

function spanOf(month: string): store.Span {
  const [year, number] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year ?? 2000, number ?? 1, 0)).toISOString().slice(0, 10) };
}
