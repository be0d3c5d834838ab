import { listDefaulters } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared, Measure } from '../entity.ts';
import { within, yearsAndDays } from './days.ts';
import { column, inRupees } from './fields.ts';
import { PUPIL, pupilDimensions, seatBeside } from './pupil.ts';
import { admissions } from './students.ts';

/** Who has left. */
export const leavers: Declared = {
  ...admissions,
  name: 'leaver',
  asks: 'went to another school, gone to another school, moved to another school, shifted to another school, went to other schools, moved to other schools, joined another school, going away, moved away, went away, gone away, removed from rolls, removed from the rolls, off the rolls, leave the school, leave school, leaves the school, why … leave, chhodne wale, chhod diya, chhod di, school chhoda, school chhoda hai, nikal liye, nikal liya, nikaale gaye, exits, student exits, attrition, chale gaye, chala gaya, chali gayi, kaun gaya, tc taken, discontinued, discontinued students, discontinued from school, dropped out students, school se gaye, nikal gaye, leaving, reason of leaving, reasons of leaving, reason for leaving, reasons for leaving, struck off, names struck off, struck off the roll, struck off the rolls, name struck off, naam kata, naam kat gaya, left, left the school, left school, leavers, withdrawn, withdrawals, withdrew, dropouts, dropped out, drop outs, chhod gaye, chod gaye, chhod kar gaye, school chhod gaye, school chod gaye, chhoda, transferred out, took tc, took a tc, quit',
  title: 'Students who left',
  from: ({ schoolId }) =>
    sql`select ${PUPIL}, s.leaving_reason, nullif(s.leaving_note, '') as leaving_note from (select id as student_id from students where school_id = ${schoolId}) r ${seatBeside(schoolId)} where s.left_on is not null`,
  inPeriod: within(sql`t.left_on`),
  dimensions: {
    ...pupilDimensions,
    ...yearsAndDays(sql`t.left_on`),
    note: {
      words: 'leaving note, leaving notes, note on leaving, remark on leaving, remark, remarks',
      title: 'Remark',
      sql: sql`t.leaving_note`,
      ...column,
    },
    reason: {
      words:
        'reason, reasons, karan, kaaran, wajah, why … leave/go/quit/withdraw, and why, aur kyun, aur kyu, kyu, kyun, kyon, reasons for leaving, reason for leaving, reason of leaving',
      title: 'Reason',
      sql: sql`t.leaving_reason`,
      mayLack: true,
    },
  },
  measures: { count: { ...(admissions.measures.count as Measure), title: 'Left' } },
};

const { usual: _, list: __, dimensions, ...ofLeavers } = leavers;
const { note: _note, ...ofLeaving } = dimensions;
/** What is unpaid of the fees of those who have left, in the year in which it is. */
export const leaverDues: Declared = {
  ...ofLeavers,
  dimensions: ofLeaving,
  name: 'leaverDue',
  needs: listDefaulters,
  asks: 'dues of leavers',
  title: 'Dues of students who left',
  screen: { label: 'Overdue fees', path: '/finance/overdue' },
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, s.leaving_reason, r.open from (select f.student_id, m.open + f.arrears_charged - f.arrears_paid as open
      from students l join fee_accounts f on f.school_id = ${schoolId} and f.student_id = l.id and f.year_id = app.fee_year_of(${schoolId}, l.id)
      cross join lateral (select sum(u.c - u.p)::bigint as open from unnest(f.charged, f.paid) u (c, p)) m where l.school_id = ${schoolId} and l.left_on is not null) r
    ${seatBeside(schoolId)} where r.open > 0`,
  measures: {
    sum: {
      words: 'dues of leavers',
      title: 'Unpaid',
      noun: 'dues of students who left',
      sql: sql`sum(t.open) / 100.0`,
      ...inRupees,
      pair: 'count',
    },
    count: {
      words: '',
      title: 'Students',
      noun: 'students who left and still owe fees',
      sql: sql`count(distinct t.student_id)`,
      unit: 'number',
    },
  },
  main: 'sum',
};
