import { type Calendar, nextDay } from './calendar.ts';
import { addDays } from './days.ts';
import { Desk, type Mode, type Payments, type Way } from './desk.ts';
import type { Fees } from './fees.ts';
import type { Act } from './ledger.ts';
import { type Intent, planPayments } from './payers.ts';
import type { Random } from './random.ts';
import { type Plan, TODAY_ENDS_AT } from './school.ts';

const BANKS = [
  'State Bank of India',
  'HDFC Bank',
  'ICICI Bank',
  'Bank of Maharashtra',
  'Axis Bank',
  'Bank of Baroda',
  'NAMCO Bank',
  'Union Bank of India',
] as const;
const MODES: readonly { weight: number; mode: Mode }[] = [
  { weight: 44, mode: 'upi' },
  { weight: 32, mode: 'cash' },
  { weight: 12, mode: 'cheque' },
  { weight: 8, mode: 'bank transfer' },
  { weight: 4, mode: 'card' },
];

/** Turns the planned payments into acts. The amount is calculated when an act runs, from what is unpaid at that time. */
export function makePayments(plan: Plan, calendar: Calendar, fees: Fees): Payments {
  const random = plan.random('receipts');
  const result: Payments = { payments: [], allocations: [], collectionDays: [], receipts: 0, acts: [] };
  const desk = new Desk(plan, fees, result);
  for (const intent of planPayments(plan, fees.accounts)) {
    const way = wayOf(plan, calendar, random, intent);
    result.acts.push({ at: way.at, run: (book) => desk.receive(book, intent, way) });
    if (way.mode === 'cheque') result.acts.push(...chequeActs(plan, desk, intent, way));
  }
  return result;
}

function chequeActs(plan: Plan, desk: Desk, intent: Intent, way: Way): Act[] {
  const day = intent.bounces !== undefined && way.clearOn > plan.today ? plan.today : way.clearOn;
  if (day > plan.today) return [];
  const at = plan.at(day, 570);
  // A cheque that is taken and returned on one busy day is returned after it was taken.
  const moment = { at: new Date(Math.max(at.getTime(), way.at.getTime())), day };
  return [
    {
      at: moment.at,
      run: (book) => (intent.bounces === undefined ? desk.clear(book, intent, way, moment) : desk.bounce(book, intent, way, moment)),
    },
  ];
}

/** How and when it is paid. Cash, cheques and cards need the office open; on other days people pay from their phone. */
function wayOf(plan: Plan, calendar: Calendar, random: Random, intent: Intent): Way {
  const isOpen = calendar.isOfficeDay(intent.day);
  let day = intent.day;
  if (intent.bounces !== undefined) day = lastDayBefore(day, calendar.isOfficeDay, plan.year.startsOn);
  const mode = intent.bounces !== undefined ? 'cheque' : isOpen ? random.weighted(MODES).mode : 'upi';
  const minute = day === plan.today ? random.int(485, TODAY_ENDS_AT) : mode === 'upi' ? random.int(400, 1300) : random.int(485, 840);
  const depositOn = nextDay(addDays(day, random.int(1, 3)), calendar.isOfficeDay);
  const digits = (count: number) => String(random.int(10 ** (count - 1), 10 ** count - 1));
  const instrument =
    mode === 'cash'
      ? ''
      : mode === 'upi'
        ? `${digits(6)}${digits(6)}`
        : mode === 'bank transfer'
          ? `UTR${digits(6)}${digits(5)}`
          : digits(6);
  return {
    mode,
    day,
    depositOn,
    at: plan.at(day, minute, random.int(0, 59)),
    clearOn: nextDay(addDays(depositOn, 2), calendar.isOfficeDay),
    instrument,
    bank: mode === 'cheque' || mode === 'bank transfer' ? random.pick(BANKS) : '',
    partShare: random.pick([0.4, 0.5, 0.5, 0.6]),
  };
}

function lastDayBefore(day: string, fits: (day: string) => boolean, earliest: string): string {
  let found = day;
  while (!fits(found) && found > earliest) found = addDays(found, -1);
  return found;
}
