import { sql } from '#platform/db';
import type { Declared, Flag, Measure, Scope } from '../entity.ts';
import { IN_A_ROW } from '../vocabulary/words.ts';
import { ABSENT_WORDS, attendance, daysOfSchool, staffAttendance } from './attendance.ts';
import { inDays } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';
import { STAFF, staffDimensions, staffFlags } from './staff.ts';

/** School days that follow one another in somebody's own registers, with the same mark; late is present, leave and half a day end either run. */
const measures: Readonly<Record<string, Measure>> = {
  absent: {
    words: `${ABSENT_WORDS}, absence streak, missed, nahi aa rahe, nahi aa raha, nahi aa rahi, not coming, not been coming, not come`,
    title: 'Days absent in a row',
    sql: sql`max(t.days) filter (where t.kind = 'absent')`,
    ...inDays,
    good: 'least',
  },
  present: {
    words:
      'present, attendance, full attendance, perfect attendance, attended, presence, without absence, without being absent, without an absence, came to school, hazir, upasthit, upasthiti, haziri, उपस्थित, उपस्थिति',
    title: 'Days present in a row',
    sql: sql`max(t.days) filter (where t.kind = 'present')`,
    ...inDays,
    good: 'most',
  },
};

/** 'Teen din se nahi aaye', 'absent since three days'. */
const ASKS = `${IN_A_ROW}, din se, dino se, dinon se, since`;

/** One row a run; the runs are cut at the ends of the period that is asked about. */
const runsOf = (scope: Scope, table: 'student_attendance' | 'employee_attendance', person: 'student_id' | 'employee_id') => {
  const marks =
    table === 'student_attendance'
      ? sql`select student_id as person_id, on_date, mark from student_attendance where school_id = ${scope.schoolId} and on_date = ${daysOfSchool(scope, 'students')}`
      : sql`select employee_id as person_id, on_date, mark from employee_attendance where school_id = ${scope.schoolId} and on_date = ${daysOfSchool(scope, 'staff')}`;
  const id = person === 'student_id' ? sql`person_id as student_id` : sql`person_id as employee_id`;
  return sql`select ${id}, kind, count(*)::int as days, max(on_date) = last_on as is_ongoing from (
      select person_id, kind, on_date, max(on_date) over (partition by person_id) as last_on, row_number() over (partition by person_id order by on_date) - row_number() over (partition by person_id, kind order by on_date) as island
      from (select person_id, on_date, case mark when 'A' then 'absent' when 'P' then 'present' when 'L' then 'present' end as kind from (${marks}) a) b) c
    where kind is not null group by person_id, kind, island, last_on`;
};

/** 'Do din se lagatar' has not ended yet. */
const ongoing: Flag = {
  words: 'still absent, now absent, absent now, is absent continuously, are absent continuously, have been absent continuously',
  title: 'up to now',
  sql: sql`t.is_ongoing`,
};

/** How long students were absent or present without a break: the alerts' 'continuously absent', over any period. */
export const attendanceRuns: Declared = {
  ...attendance,
  name: 'attendanceRun',
  nouns: `school days, days, day, ${IN_A_ROW}`,
  asks: ASKS,
  title: 'Days in a row',
  from: (scope) =>
    sql`select ${PUPIL}, r.kind, r.days, r.is_ongoing from (${runsOf(scope, 'student_attendance', 'student_id')}) r ${seatBeside(scope.schoolId)} where s.left_on is null`,
  inPeriod: () => sql`true`,
  dimensions: pupilDimensions,
  measures,
  flags: { ...pupilFlags, ongoing },
  main: 'absent',
};

/** The same of the staff. */
export const staffAttendanceRuns: Declared = {
  ...staffAttendance,
  name: 'staffAttendanceRun',
  nouns: `school days, days, day, ${IN_A_ROW}`,
  asks: ASKS,
  title: 'Staff: days in a row',
  from: (scope) =>
    sql`select ${STAFF}, r.kind, r.days, r.is_ongoing from (${runsOf(scope, 'employee_attendance', 'employee_id')}) r
      join employees s on s.school_id = ${scope.schoolId} and s.id = r.employee_id where s.left_on is null`,
  inPeriod: () => sql`true`,
  dimensions: staffDimensions,
  measures,
  flags: { ...staffFlags, ongoing },
  main: 'absent',
};
