import type { Row, Tables } from './copy.ts';
import { addDays, daysOf, weekdayOf } from './days.ts';
import type { Leave } from './leave.ts';
import { HOMEWORK, LESSONS } from './lessons.ts';
import type { Office } from './office.ts';

const WEEKS = 4;
/** At the demo's present time, the first three periods are over. */
const PERIODS_TODAY = 3;

/** The logbook entries of the last weeks. About one lesson in twelve has none, as in a real school. */
export function addLogbook(tables: Tables, office: Office, leaves: Leave[]): void {
  const { plan, periods } = office.school;
  const random = plan.random('logbook');
  const from = [addDays(plan.today, -7 * WEEKS), plan.year.startsOn].sort().at(-1) ?? plan.today;
  const rows: Row[] = [];
  const lesson = new Map<string, number>();
  const isAway = (teacherId: string, day: string) =>
    leaves.some((leave) => leave.personId === teacherId && leave.state === 'approved' && leave.fromDate <= day && day <= leave.toDate);
  for (const onDate of daysOf(from, plan.today).filter(office.calendar.isSchoolDay)) {
    for (const { day, period, assignment } of office.slots) {
      const { teacher, section, subject } = assignment;
      if (
        day !== weekdayOf(onDate) ||
        (onDate === plan.today && period > PERIODS_TODAY) ||
        isAway(teacher.id, onDate) ||
        random.chance(0.08)
      )
        continue;
      const topics = LESSONS[subject.name] ?? ['Lesson from the textbook'];
      const key = `${section.id} ${subject.id}`;
      const number = lesson.get(key) ?? random.int(0, topics.length - 1);
      lesson.set(key, number + (random.chance(0.6) ? 1 : 0));
      rows.push({
        teacherId: teacher.id,
        onDate,
        periodId: periods[period - 1]?.id ?? null,
        sectionId: section.id,
        subjectId: subject.id,
        description: topics[number % topics.length] ?? '',
        homework: random.chance(0.45) ? random.pick(HOMEWORK) : '',
        accountId: plan.accountId,
        recordedAt: onDate === plan.today ? plan.at(onDate, 480 + 40 * period) : plan.at(onDate, 500 + 45 * period),
      });
    }
  }
  tables.set('logbook_entries', rows);
}
