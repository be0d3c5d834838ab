import { getDayClosing, getDepositSlip } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, inDays, inOffice, inRupees, inTimes } from './fields.ts';

const rupees = { unit: 'rupees', isColumn: true } as const;

/** Days on which the books were posted or closed, with the cash that was counted. */
export const dayClosings: Declared = {
  name: 'dayClosing',
  needs: getDayClosing,
  nouns:
    'day, days, did, when, which, on which days, found, done, made, was, cash, closing, closings, closed, close, difference, differences, books, book, daybook, any, happened, hui, hua, kiya, ki',
  asks: 'cash … kam pada, cash … kam nikla, cash … kam mila, cash … zyada nikla, cash … jyada nikla, cash … zyada mila, closing … remarks, closing … remark, closing … notes, days … not closed, day … not closed, day … closed, days … closed, cash … tally, cash … tallied, cash … match, cash difference, difference in cash, cash mismatch, extra cash, hisab … band, hisaab … band, closed the books, books closed, books not closed, close the books, galla band, din … band, day closing, day closings, day close, day end closing, day end, closing of the day, closing of day, closing done, cash closing, cash closings, who closed, closed the day, close the day, day closed, days closed, days not closed, days were closed, day was closed, day book closed, daybook closed, day not closed, short cash, cash short, cash shortage, shortage of cash, excess cash, cash excess, din band, hisab band, hisaab band',
  title: 'Day closings',
  screen: { label: 'Day book', path: '/finance/dayBook' },
  from: ({
    schoolId,
  }) => sql`select d.on_date, c.id is not null as is_closed, a.name as by, c.remark, c.counted_paise, c.expected_paise, to_char(c.closed_at at time zone z.time_zone, 'HH24:MI') as closed_time
    from (select on_date from account_days where school_id = ${schoolId} union select on_date from day_closings where school_id = ${schoolId} and reopened_at is null) d
    join schools z on z.id = ${schoolId} left join day_closings c on c.school_id = ${schoolId} and c.on_date = d.on_date and c.reopened_at is null left join accounts a on a.id = c.account_id`,
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  dimensions: {
    ...dayDimensions(sql`t.on_date`),
    state: {
      words: 'closed or not, state, status',
      title: 'Status',
      sql: sql`case when t.is_closed then 'closed' else 'open' end`,
      shows: { closed: 'Closed', open: 'Not closed' },
    },
    by: inOffice(sql`t.by`, 'closed by whom, who closed, who did, by whom, kisne'),
    closedAt: {
      words: 'closing time, closing times, time of closing, closed at what time, when closed',
      title: 'Closed at',
      sql: sql`t.closed_time`,
      ...column,
    },
    expected: {
      words: 'cash expected, cash as per books, expected amount, expected cash',
      title: 'Expected cash',
      sql: sql`t.expected_paise / 100.0`,
      ...rupees,
    },
    counted: {
      words: 'cash in the box, actual cash, cash found, physical cash, counted cash, cash counted',
      title: 'Counted cash',
      sql: sql`t.counted_paise / 100.0`,
      ...rupees,
    },
    difference: { words: '', title: 'Difference', sql: sql`(t.counted_paise - t.expected_paise) / 100.0`, ...rupees },
    remark: { words: 'note, notes, comment, comments, remark, remarks', title: 'Remark', sql: sql`nullif(t.remark, '')`, ...column },
  },
  measures: {
    count: { words: '', title: 'Days', sql: sql`count(*)`, ...inDays },
    difference: {
      words: 'total difference, total shortage, total short cash',
      title: 'Difference',
      sql: sql`coalesce(sum(t.counted_paise - t.expected_paise), 0) / 100.0`,
      ...inRupees,
    },
  },
  flags: {
    closed: { words: 'days closed, day closed, days were closed', title: 'closed', sql: sql`t.is_closed` },
    open: {
      words:
        'days not closed, day not closed, not closed, not done, not made, not yet closed, not yet done, unclosed, pending, missing, left open, still open, nahi hui, nahi hua, nahi ki, nahi kiya',
      title: 'not closed',
      sql: sql`not t.is_closed`,
    },
    short: {
      words: 'kam pada, kam nikla, kam mila, short, short cash, cash short, shortage, cash shortage, shortage of cash, less cash, kam',
      title: 'with less cash than expected',
      sql: sql`t.counted_paise < t.expected_paise`,
    },
    over: {
      words:
        'zyada nikla, jyada nikla, zyada mila, jyada mila, extra, extra cash, excess, excess cash, cash excess, extra cash, surplus, more cash',
      title: 'with more cash than expected',
      sql: sql`t.counted_paise > t.expected_paise`,
    },
    differing: {
      words:
        'cash difference, difference in cash, not tally, cash did not tally, cash mismatch, galat, gadbad, with difference, with a difference, mismatch, mismatched, did not match, did not tally, not tallied, not matching',
      title: 'with a difference',
      sql: sql`t.counted_paise <> t.expected_paise`,
    },
  },
  main: 'list',
  list: ['day', 'state', 'by', 'expected', 'counted', 'difference'],
};

/** Deposit slips for cheques, with what stands on each. */
export const depositSlips: Declared = {
  name: 'depositSlip',
  needs: getDepositSlip,
  nouns:
    'cheque, cheques, amount, amounts, total, deposited, deposit, deposits, slip, slips, bank, went, made, prepared, sent, each, taken, banked',
  asks: 'cheques deposited, cheques were deposited, deposited cheques, deposited the cheques, cheques … deposited on, banked, cheques banked, went to the bank, bank me jama, bank mein jama, deposit slip, deposit slips, pay in slip, pay in slips, pay-in slip, paying in slip, bank slip, bank slips, slip, slips, bank deposit, bank deposits',
  title: 'Deposit slips',
  screen: { label: 'Cheques', path: '/finance/chequeBoard' },
  from: ({
    schoolId,
  }) => sql`select r.id as slip_id, r.slip_no, r.on_date, r.amount_paise, a.name as by, (select count(*) from payments p where p.school_id = ${schoolId} and p.slip_id = r.id)::int as cheques
    from deposit_slips r left join accounts a on a.id = r.account_id where r.school_id = ${schoolId}`,
  inPeriod: within(sql`t.on_date`),
  usual: 'year',
  dimensions: {
    ...dayDimensions(sql`t.on_date`),
    number: { words: 'slip number, slip numbers, slip no', title: 'Slip', sql: sql`t.slip_no::text`, sort: sql`t.slip_no` },
    cheques: { words: '', title: 'Cheques', sql: sql`t.cheques`, unit: 'number' },
    amount: { words: '', title: 'Amount', sql: sql`t.amount_paise / 100.0`, unit: 'rupees' },
    by: inOffice(sql`t.by`, 'who made, who prepared, who deposited, by whom'),
  },
  measures: {
    count: { words: '', title: 'Deposit slips', sql: sql`count(*)`, ...inTimes },
    cheques: {
      words: 'cheques deposited, count of cheques, number of cheques, how many cheques',
      title: 'Cheques',
      sql: sql`sum(t.cheques)`,
      unit: 'number',
    },
    sum: {
      words: 'banked, went to the bank, amount deposited, total deposited, total amount, deposited amount',
      title: 'Deposited',
      sql: sql`sum(t.amount_paise) / 100.0`,
      ...inRupees,
    },
  },
  main: 'list',
  list: ['day', 'number', 'cheques', 'amount', 'by'],
  each: ['number', 'day'],
  eachWith: ['cheques', 'by'],
};
