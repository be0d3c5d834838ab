import { say } from '#platform/words';

type Area = { id: string; domain: string; name: string; labels: readonly string[] };
type Entered = { present: number; days: number };
type Student = { id: string; name: string };
/** A cell that is not blank, by the column's id. */
export type EntryCell = { column: string; studentId: string; value: string };
type Grade = { areaId: string; area: string; studentId: string; label: string; before: string };
type Before = { gradeOf: (areaId: string, studentId: string) => string; daysOf: (studentId: string) => Entered | null };
type ReadEntries = {
  grades: Grade[];
  attendance: ({ studentId: string; before: Entered | null } & Entered)[];
  refused: { studentId: string; column: string; value: string; sentence: string }[];
  unchanged: number;
};

const PRESENT = 'present';
const DAYS = 'days';
/** More than a year has no term. */
const MOST_DAYS = 366;

/** The columns of a sheet for grades and attendance, with the headings that are read again. The year has no grades of its own. */
export function entryColumns(areas: readonly Area[], termNo: number): { id: string; heading: string }[] {
  const isAlone = ({ name }: Area) => areas.filter((other) => other.name === name).length === 1;
  const graded = termNo === 0 ? [] : areas;
  return [
    ...graded.map((area) => ({
      id: area.id,
      heading: `${isAlone(area) ? area.name : `${area.domain} ${area.name}`} (${area.labels.join(', ')})`,
    })),
    { id: PRESENT, heading: 'Days present' },
    { id: DAYS, heading: 'Working days' },
  ];
}

/** What is in a column of a student now. */
export function entryValue(column: string, studentId: string, { gradeOf, daysOf }: Before): string | number | null {
  if (column === PRESENT) return daysOf(studentId)?.present ?? null;
  if (column === DAYS) return daysOf(studentId)?.days ?? null;
  return gradeOf(column, studentId) || null;
}

/** Separates the filled cells into grades, days and what cannot be entered, with the reason. */
export function readEntries(
  cells: readonly EntryCell[],
  { areas, students, before }: { areas: readonly Area[]; students: readonly Student[]; before: Before },
): ReadEntries {
  const result: ReadEntries = { grades: [], attendance: [], refused: [], unchanged: 0 };
  for (const { column, studentId, value } of cells) {
    const area = areas.find(({ id }) => id === column);
    if (area === undefined) continue;
    const label = area.labels.find((one) => plain(one) === plain(value));
    const old = before.gradeOf(area.id, studentId);
    if (label === undefined) {
      const sentence = say('The grades of {area} are {list}.', { area: area.name, list: area.labels.join(', ') });
      result.refused.push({ studentId, column: area.name, value, sentence });
    } else if (label === old) result.unchanged++;
    else result.grades.push({ areaId: area.id, area: area.name, studentId, label, before: old });
  }
  const filled = Map.groupBy(
    cells.filter(({ column }) => column === PRESENT || column === DAYS),
    ({ studentId }) => studentId,
  );
  for (const { id } of students) readDays(result, id, filled.get(id) ?? [], before.daysOf(id));
  return result;
}

function readDays(result: ReadEntries, studentId: string, cells: readonly EntryCell[], before: Entered | null): void {
  if (cells.length === 0) return;
  const [presentCell, daysCell] = [PRESENT, DAYS].map((column) => cells.find((cell) => cell.column === column));
  const present = presentCell ? numberOf(presentCell.value) : (before?.present ?? null);
  const days = daysCell ? numberOf(daysCell.value) : (before?.days ?? null);
  const refuse = (cell: EntryCell | undefined, column: string, sentence: string) =>
    result.refused.push({ studentId, column, value: cell?.value ?? '', sentence });
  if (presentCell && (present === null || !Number.isInteger(present * 2) || present > MOST_DAYS))
    refuse(presentCell, 'Days present', say('Enter the number of days, such as 96 or 96.5.'));
  else if (daysCell && (days === null || !Number.isInteger(days) || days < 1 || days > MOST_DAYS))
    refuse(daysCell, 'Working days', say('Enter the number of working days, such as 112.'));
  else if (present === null) refuse(presentCell, 'Days present', say('Enter the days present too.'));
  else if (days === null) refuse(daysCell, 'Working days', say('Enter the working days too.'));
  else if (present > days)
    refuse(presentCell ?? daysCell, 'Days present', say('{present} days present are more than {days} working days.', { present, days }));
  else if (before?.present === present && before.days === days) result.unchanged++;
  else result.attendance.push({ studentId, present, days, before });
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const numberOf = (text: string) => (/^\d{1,4}(\.\d+)?$/.test(text.trim()) ? Number(text.trim()) : null);
