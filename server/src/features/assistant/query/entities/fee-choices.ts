import { getStudentFees } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { within } from './days.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';

const count = { words: '', title: 'Students', sql: sql`count(distinct t.student_id)`, unit: 'number' } as const;

/** Optional fee heads that students have chosen in the running year. */
export const chosenHeads: Declared = {
  name: 'chosenHead',
  needs: getStudentFees,
  nouns: `${pupilDimensions.student.words}, fee, fees, head, heads, optional head, optional heads, optional fee, optional fees, optional, have, has, who`,
  asks: 'opted, opted for, opt, opt for, opting for, opted in, optional fees chosen, chosen heads, chosen fee heads, chosen optional fees, have chosen, has chosen, चुना',
  title: 'Optional fees chosen',
  screen: { label: 'Fee structure', path: '/data/fees' },
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.head, r.from_month, r.to_month from (select v.student_id, h.name as head, (date_trunc('month', f.starts_on) + make_interval(months => v.from_month - 1))::date as from_month,
      (date_trunc('month', f.starts_on) + make_interval(months => v.to_month - 1))::date as to_month from student_heads v join academic_years f on f.school_id = ${schoolId} and f.id = v.year_id and f.is_current
      join fee_heads h on h.school_id = ${schoolId} and h.id = v.head_id where v.school_id = ${schoolId}) r ${seatBeside(schoolId)} where s.left_on is null`,
  dimensions: {
    ...pupilDimensions,
    head: {
      words: 'head, heads, fee head, fee heads, kind of fee, type of fee, मद',
      title: 'Fee head',
      sql: sql`t.head`,
      values: 'feeHead',
    },
    fromMonth: {
      words: 'from month, from which month, starting month, start month, किस महीने से',
      title: 'From month',
      sql: sql`t.from_month`,
      unit: 'month',
      isColumn: true,
    },
    toMonth: {
      words: 'to month, till which month, upto which month, end month, किस महीने तक',
      title: 'To month',
      sql: sql`t.to_month`,
      unit: 'month',
      isColumn: true,
    },
  },
  measures: { count },
  flags: pupilFlags,
  main: 'list',
  list: ['student', 'section', 'head', 'fromMonth', 'toMonth'],
  who: 'student',
};

/** Students of whom the office waits longer for the fees of the running year. */
export const feeExtensions: Declared = {
  name: 'feeExtension',
  needs: getStudentFees,
  nouns: `${pupilDimensions.student.words}, fee, fees, date, dates, given, got, get, has, have, been, was, were, is, whose, due, till, until, when`,
  asks: 'due date extended, due date is extended, due dates extended, extended due date, extended due dates, extension of due date, extension, extensions, extended, fee extension, fee extensions, more time to pay, time extended, mohlat, मोहलत',
  title: 'Extended due dates',
  screen: { label: 'Overdue fees', path: '/finance/overdue' },
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, r.extended_to, r.extended_to < app.today(${schoolId}) as is_past from (select f.student_id, f.due_extended_to as extended_to from fee_accounts f
      join academic_years v on v.school_id = ${schoolId} and v.id = f.year_id and v.is_current where f.school_id = ${schoolId} and f.due_extended_to is not null) r ${seatBeside(schoolId)} where s.left_on is null`,
  inPeriod: within(sql`t.extended_to`),
  bias: 'future',
  dimensions: {
    ...pupilDimensions,
    until: {
      words: 'extended to, extended till, extended until, extended upto, new due date, till when, कब तक',
      title: 'Extended to',
      sql: sql`t.extended_to`,
      unit: 'day',
      sort: sql`t.extended_to`,
    },
  },
  measures: { count },
  flags: {
    ...pupilFlags,
    past: {
      words: 'that are over, are over already, expired, over, already over, lapsed, passed, समाप्त',
      title: 'that are over',
      sql: sql`t.is_past`,
    },
  },
  main: 'list',
  list: ['student', 'section', 'until'],
  who: 'student',
};
