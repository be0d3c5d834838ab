import { getCollections, listDefaulters, listPayments } from '@shala/contract/finance';
import { overdueMonths } from '#features/finance';
import { sql } from '#platform/db';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Declared } from '../entity.ts';
import { averagesOf, dayDimensions, monthDimension, within } from './days.ts';
import { column, dayColumn, inDays, inPercent, inRupees, inTimes } from './fields.ts';
import { PUPIL, pupilDimensions, pupilFlags, seatBeside } from './pupil.ts';
import { ofNumbersAndDays } from './receipt-figures.ts';

export const FEES =
  'fee, fees, payment history, fee history, history of payments, receipt history, fees history, school fee, school fees, शुल्क, फीस, फ़ीस, fess, amount, amounts, money, sum, rashi, paisa, paise, rupees, rs';

/** What of each overdue month is open under each head: its charges less the live payments for it. */
const byHead = (schoolId: string) => sql`select o.id as student_id, o.no, k.open, o.due, h.name as head from (${overdueMonths(schoolId)}) o
    join academic_years y0 on y0.school_id = ${schoolId} and y0.is_current
    cross join lateral (select c.head_id, sum(c.amount_paise) - coalesce((select sum(a.amount_paise) from payments p join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id
        and a.month_no = o.no and a.head_id = c.head_id where p.school_id = ${schoolId} and p.student_id = o.id and p.year_id = y0.id and p.state = 'live'), 0) as open
      from charges c where c.school_id = ${schoolId} and c.year_id = y0.id and c.student_id = o.id and c.month_no = o.no group by c.head_id) k
    join fee_heads h on h.school_id = ${schoolId} and h.id = k.head_id where k.open > 0`;

/** Months that are past their day and not paid, of everybody on the roll: finance's list of overdue fees. */
export const dues: Declared = {
  name: 'due',
  needs: listDefaulters,
  nouns: `${FEES}, payment, payments`,
  title: 'Overdue fees',
  counted: ['defaulter', 'defaulters'],
  screen: { label: 'Overdue fees', path: '/finance/overdue' },
  from: ({ schoolId, names }) =>
    sql`select ${PUPIL}, r.no, r.open, r.due, app.today(${schoolId}) - r.due as days_open, r.head from (${names.includes('head') ? byHead(schoolId) : sql`select o.id as student_id, o.no, o.open, o.due, '' as head from (${overdueMonths(schoolId)}) o`}) r ${seatBeside(schoolId)}`,
  dimensions: {
    ...pupilDimensions,
    month: {
      words: 'month, months, mahine, mahina, महीने, monthly',
      title: 'Month',
      sql: sql`case when t.no = 0 then null else date_trunc('month', t.due)::date end`,
      unit: 'month',
    },
    family: {
      words:
        'which parents, parents who, parents that, parents with, parents having, kaun se parents, family, families, parivar, parivaar, household, households, परिवार, परिवारों',
      title: 'Family',
      sql: sql`(select h.name from student_guardians g join guardians h on h.school_id = g.school_id and h.id = g.guardian_id where g.student_id = t.student_id and g.is_primary limit 1)`,
      key: sql`(select g.guardian_id from student_guardians g where g.student_id = t.student_id and g.is_primary limit 1)`,
      isPerson: true,
    },
    head: {
      words: 'head, heads, fee head, fee heads, kind of fee, kinds of fee, type of fee',
      title: 'Fee head',
      sql: sql`t.head`,
      values: 'feeHead',
    },
  },
  measures: {
    days: {
      words: 'days behind, late by, days unpaid, days late, number of days overdue, days past due, days overdue, overdue days',
      title: 'Days overdue',
      sql: sql`max(t.days_open)`,
      ...inDays,
      good: 'least',
    },
    sum: {
      words:
        'nahi dene, nahi dene wale, na dene wale, nahi bharne wale, behind, behind on fees, behind in fees, behind with fees, lagging behind, yet to come, yet to come in, still to come, still to come in, left to pay, left to be paid, not paid up, have not paid up, has not paid up, not cleared fees, not cleared their fees, have not cleared fees, fees not cleared, not cleared dues, dues not cleared, fees udhaar, not deposited fees, anything due, anything pending, anything outstanding, late with fees, late in paying, still unpaid, udhaar, udhar, dena hai, dena baki, bharna hai, bharna baki, lena hai, lena baki, aana baki, to be recovered, still to be recovered, yet to be recovered, recoverable, remaining fees, remaining fee, fees remaining, shesh fees, shesh fee, fees receivable, fee receivable, fees yet to be received, fees yet to come, fees nahi aayi, fees nahi aaye, fees nahi aai, fees nahi di, fees nahi diye, fees nahi bhari, fees nahi bhara, fees nahi mili, fees nahi jama, fees nahi hui, paisa nahi aaya, paise nahi aaye, paise nahi diye, payment nahi aaya, payment nahi hua, overdue, due, dues, outstanding, arrears, pending, unpaid, owing, owe, owes, owed, defaulter, defaulters, not paid, have not paid, has not paid, not yet paid, baaki, baki, bakaya, baqaya, बकाया, बाकी, बाक़ी, phansa, phansa hua, phase hue, stuck, fee default, balance, fees bachi, fee bachi, fees kitni bachi, kitni fees bachi, to pay, fees to pay, fee to pay, has to pay, have to pay, yet to pay, to be paid, to be collected, uncollected, in arrears, still to pay, nahi de rahe, nahi de raha, nahi de rahi, nahi bhar rahe, nahi bhar raha, nahi diye, nahi chukai, nahi chukaya, not paying, not been paid, nahi di, nahi bhari, nahin di, jama nahi',
      title: 'Overdue',
      noun: 'overdue fees',
      sql: sql`sum(t.open) / 100.0`,
      pair: 'students',
      ...inRupees,
      good: 'least',
    },
    months: { words: '', title: 'Months unpaid', sql: sql`count(distinct t.no)`, unit: 'number', good: 'least', counted: 'months' },
    students: {
      words: '',
      title: 'Students',
      noun: 'students with overdue fees',
      pair: 'sum',
      sql: sql`count(distinct t.student_id)`,
      unit: 'number',
      good: 'least',
    },
    average: {
      words: 'average due, average dues, average overdue, average outstanding',
      title: 'Average overdue',
      sql: sql`round(sum(t.open) / 100.0 / nullif(count(distinct t.student_id), 0), 2)`,
      unit: 'rupees',
    },
  },
  flags: {
    ...pupilFlags,
    arrears: {
      words:
        'previous dues, previous arrears, pichla bakaya, pichla baki, pichle saal ka baki, pichle saal ka bakaya, pichle saal ki baki, carried forward, brought forward, carry forward, old balance, old outstanding, arrears of last year, old arrears, old dues, last year arrears',
      title: 'old dues',
      sql: sql`t.no = 0`,
    },
  },
  main: 'sum',
  who: 'student',
};

/** What was charged under each head and month of the running year, and what live payments cover of it. */
export const charges: Declared = {
  name: 'charge',
  needs: getCollections,
  nouns: FEES,
  title: 'Fees charged',
  screen: { label: 'Finance', path: '/finace' },
  from: ({
    schoolId,
  }) => sql`select ${PUPIL}, h.name as head, r.charged, r.paid, (date_trunc('year', y0.starts_on) + make_interval(months => r.month_no + 2))::date as for_month from (
      select c.student_id, c.month_no, c.head_id, c.amount_paise as charged, 0::bigint as paid, c.year_id from charges c where c.school_id = ${schoolId}
      union all select p.student_id, a.month_no, a.head_id, 0, a.amount_paise, p.year_id from payments p join allocations a on a.school_id = ${schoolId} and a.payment_id = p.id
        where p.school_id = ${schoolId} and p.state = 'live') r
    join academic_years y0 on y0.school_id = ${schoolId} and y0.id = r.year_id and y0.is_current
    join fee_heads h on h.school_id = ${schoolId} and h.id = r.head_id ${seatBeside(schoolId)} where r.month_no > 0 and s.left_on is null`,
  inPeriod: ({ from, to }) => sql`t.for_month between date_trunc('month', ${from}::date) and ${to}::date`,
  usual: 'year',
  dimensions: {
    ...pupilDimensions,
    head: { words: 'head, heads, fee head, fee heads, kind of fee, type of fee', title: 'Fee head', sql: sql`t.head`, values: 'feeHead' },
    ...monthDimension(sql`t.for_month`),
  },
  measures: {
    charged: {
      words:
        'did we bill, have we billed, bill to parents, billed to parents, total fee, should get, should we get, should come, should come in, should have come, should have got, supposed to get, supposed to come, supposed to collect, should collect, should we collect, total fees, fees total, are to get, aani chahiye, aana chahiye, receivable for the year, charged, charge, charges, expected, expected fee, expected fees, demanded, demand, fee demand, billed, levied, fees charged, fee charged, raised, assessed',
      title: 'Total fee',
      noun: 'fees charged',
      sql: sql`sum(t.charged) / 100.0`,
      ...inRupees,
    },
    share: {
      words:
        'percent jama, percentage jama, kitna percent jama, kitne percent jama, kitne percent fees aa gayi, percent fees aa gayi, percent aa gayi, percent of fees has come in, percentage of fees has come in, percent has come in, percent of fees have come in, percent of the fees in, fees realised percentage, recovered percentage, percentage collected, percent collected, collection percentage, percentage of fees collected, share collected, share of fees collected, collected divided by demanded, collection rate, collection efficiency, efficiency, recovery rate, fee recovery, recovery of fees, recovery of fee, fees recovery, recovery, percentage recovered, percent recovered, share recovered, percentage realised, realisation, percentage of fee collected, recovery percentage, percentage of fees paid, percent of fees paid, kitna percent fees, kitne percent fees, percent fees jama, percent fee jama, percentage of fees received, percent fees collected, percent of fees collected',
      title: '% collected',
      noun: 'percentage of fees collected',
      sql: sql`round(100.0 * sum(t.paid) / nullif(sum(t.charged), 0), 1)`,
      ...inPercent,
      good: 'most',
    },
    students: {
      words: '',
      title: 'Students',
      noun: 'students who were charged',
      sql: sql`count(distinct t.student_id) filter (where t.charged > 0)`,
      unit: 'number',
    },
    open: {
      words: 'open, still open, left open, remaining open',
      title: 'Unpaid',
      noun: 'unpaid fees',
      sql: sql`(sum(t.charged) - sum(t.paid)) / 100.0`,
      ...inRupees,
    },
    covered: {
      words: 'fees in so far, charged and collected, already come in, already received',
      title: 'Collected',
      sql: sql`sum(t.paid) / 100.0`,
      unit: 'rupees',
    },
  },
  flags: pupilFlags,
  main: 'charged',
  who: 'student',
};

/** What tells receipts apart without their students: to look up the place of each of them takes most of the time of a sum. */
const OF_RECEIPTS = ['day', 'week', 'month', 'quarter', 'weekday', 'mode', 'bank', 'cashier', 'receipt', 'number'];

/** Receipts as they came in, on the day they were taken; cancelled and bounced ones count for nothing. */
export const receipts: Declared = {
  name: 'receipt',
  needs: listPayments,
  nouns: `${FEES}, receipt number, receipt no, payment, payments, from parents, from the parents, from guardians, by parents, drawn, lying, lying in, mode of payment, something, kuch, transactions, prepared, entered, recorded, credited, issue, issued, generated, cut, bani, bane, bana, kati, kate, कटी, कटीं, कटे, aaya, aayi, aaye, mila, mili`,
  title: 'Receipts',
  counted: wordsIn('payments transactions cheques checks drafts'),
  screen: { label: 'Receipts', path: '/payments' },
  from: ({ schoolId, columns, uses }) => {
    const isOfReceipts = uses(OF_RECEIPTS) && columns.length === 0;
    return sql`select ${isOfReceipts ? sql`r.student_id` : PUPIL}, r.id as receipt_id, r.received_on, r.mode, r.amount_paise, r.state, r.cheque_state, r.bank_name, r.receipt_no, r.instrument_number, r.instrument_date, r.deposited_on, r.settled_on, r.reprints, r.instrument_date > app.today(${schoolId}) as is_postdated, coalesce(u.name, '') as cashier
    from payments r left join accounts u on u.id = r.account_id ${isOfReceipts ? sql`` : seatBeside(schoolId)} where r.school_id = ${schoolId}`;
  },
  // Cheques that cleared in October may have come in September.
  inPeriod: (period, names = []) => within(names.includes('isCleared') ? sql`t.settled_on` : sql`t.received_on`)(period),
  usual: 'year',
  dimensions: {
    ...pupilDimensions,
    ...dayDimensions(sql`t.received_on`),
    mode: {
      words: 'mode, modes, payment mode, mode of payment, payment method, method, methods, pay mode, kaise',
      title: 'Mode',
      sql: sql`t.mode`,
      shows: { cash: 'Cash', cheque: 'Cheque', upi: 'UPI', 'bank transfer': 'Bank transfer', draft: 'Demand draft', card: 'Card' },
    },
    bank: {
      words: 'issuing bank, issuing banks, drawee bank, drawee banks, bank name, bank names, name of bank, names of banks, which bank',
      title: 'Bank',
      sql: sql`nullif(t.bank_name, '')`,
      values: 'bank',
      isPart: true,
      mayLack: true,
    },
    cashier: {
      words:
        'cashier, cashiers, who collected, collected by whom, who took, taken by whom, who made, made by whom, who issued, issued by whom, who entered, entered by whom, who cut, cut by whom, received by whom, who received, kisne kaati, kisne receipt kaati, kisne receipt kati, kisne rasid kaati, kisne raseed kaati, kisne li, kisne liye, kisne kata, kisne banayi, kisne banaya',
      title: 'Cashier',
      sql: sql`nullif(t.cashier, '')`,
    },
    receipt: { words: '', title: 'Receipt', sql: sql`t.receipt_no::text`, key: sql`t.receipt_id` },
    number: {
      words: 'receipt number, receipt numbers, receipt no, receipt nos, rasid number, raseed number, रसीद नंबर',
      title: 'Receipt',
      sql: sql`t.receipt_no::text`,
      sort: sql`t.receipt_no`,
      values: 'receiptNumber',
      isColumn: true,
    },
    chequeNumber: {
      words: 'cheque number, cheque numbers, cheque no, cheque nos, transaction number, transaction numbers, reference number',
      title: 'Cheque or reference number',
      sql: sql`nullif(t.instrument_number, '')`,
      values: 'chequeNumber',
      ...column,
    },
    chequeDate: {
      words: 'date of cheque, date on cheque, dates of cheques, cheque date, cheque dates',
      title: 'Cheque date',
      sql: sql`t.instrument_date`,
      ...dayColumn,
    },
    depositedOn: {
      words: 'date of deposit, deposited on, bank deposit date, deposit date, deposit dates',
      title: 'Deposited on',
      sql: sql`t.deposited_on`,
      ...dayColumn,
    },
    clearedOn: {
      words:
        'clearing date, clearing dates, clearance date, clearance dates, date of clearing, dates of clearing, date of clearance, date cleared, cleared on, realisation date, date of realisation, settled on, clear hone ki tarikh',
      title: 'Cleared on',
      sql: sql`t.settled_on`,
      ...dayColumn,
    },
    amount: { words: '', title: 'Amount', sql: sql`t.amount_paise / 100.0`, unit: 'rupees', isColumn: true },
  },
  measures: {
    sum: {
      words:
        'bhara, bhare, chukaya, chukayi, bharaa, jama kiya, jama ki, jama karwaya, jama karwayi, collect kiya, vasool, vasool hua, vasul hua, realised, realized, paid in, fee recovery, fees recovery, fee recovered, fees recovered, fee realisation, fees realised, fee realization, fees realized, fee receipts amount, vasooli, took, taken, brought, brought in, brings, bring in, fee payment, fee payments, collection, collections, collected, collect, fee collection, came in, come in, coming in, received, receive, recd, income, revenue, paid, payed, pay, paying, pays, payers, jama, jama hui, jama hue, vasuli, वसूली, जमा, fee came, fees came, money came, fee has come, fees have come, fees di, fees diya, fees bhari, fees jama ki, fees jama kiya, ne di, ne diya, ne fees di, fees aayi, fees aaya, fees mili, fee aayi, fees kitni aayi, fees kitna aaya, kitni fees aayi, paisa aaya, paise aaye, paisa kitna aaya, deposited, recovered, takings, intake, earned, kamai',
      title: 'Collected',
      noun: 'collection',
      pair: 'count',
      sql: sql`coalesce(sum(t.amount_paise) filter (where t.state = 'live'), 0) / 100.0`,
      ...inRupees,
      good: 'most',
    },
    count: {
      words:
        'slips, fee slips, fee slip, parchi, parchiyan, receipt, receipts, number of receipts, number of payments, how many receipts, how many payments, rasid, raseed, raseeden, raside, रसीद, रसीदें, रसीदों, transactions, used, most used, common, popular',
      title: 'Receipts',
      sql: sql`count(*) filter (where t.state = 'live')`,
      ...inTimes,
    },
    payers: {
      words: '',
      title: 'Students',
      noun: 'students who paid',
      sql: sql`count(distinct t.student_id) filter (where t.state = 'live')`,
      unit: 'number',
    },
    average: {
      words:
        'average receipt value, average value of receipts, average value of a receipt, average receipt, average payment, mean payment, mean receipt, average receipt amount, average amount, mean amount',
      title: 'Average receipt',
      sql: sql`round(avg(t.amount_paise) filter (where t.state = 'live') / 100.0, 2)`,
      unit: 'rupees',
    },
    ...averagesOf(sql`coalesce(sum(t.amount_paise) filter (where t.state = 'live'), 0) / 100.0`, sql`t.received_on`, sql`t.student_id`),
    ...ofNumbersAndDays,
    bounced: {
      words:
        'bounced, bounce, dishonoured, returned cheques, cheque bounces, bounced cheques, came back, come back, wapas aaye, wapas aaya, wapas, cheques bounced, cheque bounce, bounce hue, bounce hua, returned',
      title: 'Bounced cheques',
      pair: 'bouncedSum',
      sql: sql`count(*) filter (where t.state = 'bounced')`,
      unit: 'number',
      good: 'least',
    },
    bouncedSum: {
      words:
        'amount bounced, bounced amount, amount of bounced cheques, total amount of bounced cheques, value of bounced cheques, total of bounced cheques, amount of the bounced cheques, amount of cheques bounced, amount of cheques that bounced, total of cheques that bounced',
      title: 'Amount bounced',
      sql: sql`coalesce(sum(t.amount_paise) filter (where t.state = 'bounced'), 0) / 100.0`,
      unit: 'rupees',
    },
    cancelled: {
      words: 'cancelled, cancelled receipts, receipts cancelled, reversed',
      title: 'Cancelled receipts',
      sql: sql`count(*) filter (where t.state = 'reversed')`,
      unit: 'number',
      good: 'least',
    },
  },
  flags: {
    ...pupilFlags,
    kept: { words: '', title: '', sql: sql`t.state = 'live'` },
    reprinted: {
      words: 'reprinted, printed again, printed twice, duplicate copy, duplicate copies, dobara print',
      title: 'printed again',
      sql: sql`t.reprints > 0`,
    },
    postdated: {
      words: 'post dated, postdated, post-dated, dated ahead',
      title: 'post-dated',
      sql: sql`t.state = 'live' and t.is_postdated`,
    },
    isBounced: { words: 'being bounced', title: 'bounced', sql: sql`t.state = 'bounced'` },
    isCancelled: { words: 'being cancelled', title: 'cancelled', sql: sql`t.state = 'reversed'` },
    isCleared: {
      words: 'being cleared, cleared cheques, cleared cheque, encashed, passed by the bank, clear ho gaye, clear hue',
      title: 'cleared',
      sql: sql`t.state = 'live' and t.cheque_state = 'cleared'`,
    },
    inHand: {
      words:
        'lying in the drawer, in the drawer, in our drawer, in the almirah, still in office, still in the office, still at the office, lying at the office, kept in office, kept in the office, to be banked, yet to be banked, unbanked, to be taken to bank, to be taken to the bank, yet to be taken to the bank, not taken to the bank, not sent to the bank, not gone to the bank, to go to the bank, yet to go to the bank, bank nahi gaye, bank me nahi gaye, jama nahi hue, being in hand, lying with us, lying in office, lying in the office, still with us, with us, not deposited, not yet deposited, undeposited, yet to be deposited, to be deposited, pending deposit, not banked',
      title: 'in hand, not deposited yet',
      sql: sql`t.state = 'live' and t.cheque_state = 'received'`,
    },
    isDeposited: {
      words: 'being deposited',
      title: 'deposited',
      sql: sql`t.state = 'live' and t.cheque_state in ('deposited', 'cleared')`,
    },
    deposited: {
      words:
        'deposited but not cleared, deposited but not yet cleared, deposited but uncleared, deposited and not cleared, deposited and not yet cleared, deposited but have not cleared, deposited but have not been cleared',
      title: 'deposited and not cleared yet',
      sql: sql`t.state = 'live' and t.cheque_state = 'deposited'`,
    },
    uncleared: {
      words:
        'not passed, not passed yet, not yet passed, yet to pass, awaiting clearance, awaiting clearing, yet to clear, still to clear, not realised, not yet realised, unrealised, not encashed, not yet encashed, not credited, not yet credited, not honoured, waiting to clear, clear hona baki, in clearing, clearing, sent for clearing, not cleared yet, have not cleared yet, have not cleared, has not cleared, have not been cleared, have not been cleared yet, not cleared, uncleared, not yet cleared, yet to be cleared, not been cleared, under clearing, pending clearance, clear nahi hue',
      title: 'not cleared yet',
      sql: sql`t.state = 'live' and t.cheque_state in ('received', 'deposited')`,
    },
  },
  main: 'sum',
  list: ['day', 'number', 'student', 'section', 'mode', 'amount'],
  each: ['receipt', 'student'],
  eachWith: ['section', 'mode'],
  who: 'student',
};

const { usual: _year, ...ofReceipts } = receipts;
/** Cheques by the date that is written on them. */
export const cheques: Declared = {
  ...ofReceipts,
  name: 'cheque',
  nouns: `${receipts.nouns}, cheque, cheques, due, dated, falling due, date, dates`,
  asks: 'post dated, postdated, post-dated, pdc, pdcs, cheque due, cheques due, cheques falling due, cheques dated, cheque dated, dated cheques',
  title: 'Cheques by their date',
  screen: { label: 'Cheques', path: '/finance/chequeBoard' },
  from: (scope) => sql`select * from (${receipts.from(scope)}) w where w.instrument_date is not null and w.mode = 'cheque'`,
  inPeriod: within(sql`t.instrument_date`),
  bias: 'future',
  dimensions: { ...receipts.dimensions, ...dayDimensions(sql`t.instrument_date`) },
  measures: {
    daysToDeposit: ofNumbersAndDays.daysToDeposit,
    daysToClear: ofNumbersAndDays.daysToClear,
    count: {
      words: 'count of cheques, total cheques, number of cheques, how many cheques',
      title: 'Cheques',
      sql: sql`count(*)`,
      ...inTimes,
    },
    sum: {
      words: 'total amount, amount, worth, value',
      title: 'Amount',
      sql: sql`coalesce(sum(t.amount_paise), 0) / 100.0`,
      ...inRupees,
    },
  },
  main: 'list',
  list: ['day', 'chequeNumber', 'bank', 'student', 'section', 'amount'],
};
