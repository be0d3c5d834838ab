import { addDays, daysBetween, monthStart } from './days.ts';
import type { FeeAccount } from './fee-accounts.ts';
import type { Random } from './random.ts';
import type { Plan } from './school.ts';

/** A family's visit to the fee counter (or payment by phone): on that day it pays everything that is due through a month, or a part of it. */
export type Intent = { day: string; through: number; account: FeeAccount; isPart: boolean; bounces?: 'settled' | 'open' };

const CURRENT_SHARE = 0.65;
const DEFAULTERS = 0.035;
const MONTH_BEHIND = 0.045;

/**
 * Decides how far each student has paid by today, and on which days: 65 % have paid the current month (fewer in the first days of April), 92 % the one before,
 * and 3.5 % have not paid for three months or more.
 */
export function planPayments(plan: Plan, accounts: FeeAccount[]): Intent[] {
  const random = plan.random('payments');
  const month = plan.year.month;
  const order = random.shuffled(accounts);
  // In the first fortnight of the year, few families have paid yet.
  const share = month > 1 ? CURRENT_SHARE : Math.min(CURRENT_SHARE, 0.06 * (1 + daysBetween(plan.year.startsOn, plan.today)));
  const stopped = Math.round(accounts.length * DEFAULTERS);
  const behind = stopped + Math.round(accounts.length * MONTH_BEHIND);
  const unpaid = accounts.length - Math.round(accounts.length * share);
  return order.flatMap((account, i) => {
    const paidThrough =
      i < stopped
        ? Math.max(0, month - random.pick([3, 3, 3, 4, 4, 5, 5, 6, 8]))
        : i < behind
          ? Math.max(0, month - 2)
          : i < unpaid
            ? month - 1
            : month;
    const intents = habit(plan, random, { account, paidThrough });
    // Two cheques are returned: one was replaced long ago, the other leaves its month unpaid.
    if (i === behind) intents.push(...bouncing(plan, account, 'open'));
    if (i === behind + 1) intents.push(...bouncing(plan, account, 'settled'));
    const isOnlyLate = i >= behind + 2 && i < unpaid;
    if (isOnlyLate && random.chance(0.08)) intents.push({ day: early(plan, random, month), through: month, account, isPart: true });
    return intents;
  });
}

/** The days on which a student's fees were paid through a month: monthly by most families, quarterly or yearly by some. */
function habit(plan: Plan, random: Random, { account, paidThrough }: { account: FeeAccount; paidThrough: number }): Intent[] {
  const { month } = plan.year;
  const isFaithful = paidThrough === month;
  const kind = random.weighted([
    { weight: 76, every: 1 },
    { weight: isFaithful ? 15 : 0, every: 3 },
    { weight: isFaithful ? 3 : 0, every: 12 },
    { weight: 9, every: 2 },
  ]);
  const intents: Intent[] = [];
  for (let first = firstMonth(account); first <= paidThrough; ) {
    // Families that pay two months together pay late, in the second month; the others pay in advance, in the first one.
    const through = kind.every === 2 ? Math.min(first + 1, paidThrough) : Math.min(12, first + kind.every - 1 - ((first - 1) % kind.every));
    const paidIn = kind.every === 2 ? through : first;
    const day = paidIn === month ? early(plan, random, month) : usual(plan, random, paidIn);
    if (kind.every === 1 && random.chance(0.025))
      intents.push({ day: before(plan, day, random.int(2, 6)), through, account, isPart: true });
    intents.push({ day, through, account, isPart: false });
    first = through + 1;
  }
  return intents;
}

function firstMonth(account: FeeAccount): number {
  return Math.max(1, Math.min(...account.dues.map(({ month }) => month).filter((month) => month > 0), 12));
}

/** A day around the month's due date; most pay between the 1st and the 12th, some in the days before. Never after today. */
function usual(plan: Plan, random: Random, month: number): string {
  const offset = random.weighted([
    { weight: 1, from: -5, to: -1 },
    { weight: 6, from: 0, to: 5 },
    { weight: 8, from: 6, to: 11 },
    { weight: 3, from: 12, to: 26 },
  ]);
  return clamp(plan, addDays(monthStart(plan.year.first, month), random.int(offset.from, offset.to)));
}

/** The same for the current month: today has its share of the payments, and those that would come later are spread over the days so far. */
function early(plan: Plan, random: Random, month: number): string {
  if (random.chance(0.035)) return plan.today;
  const day = usual(plan, random, month);
  const from = addDays(monthStart(plan.year.first, month), -5);
  return day < plan.today ? day : clamp(plan, addDays(from, random.int(0, Math.max(0, daysBetween(from, plan.today)))));
}

/** A cheque for the coming month that is returned: six days ago, or ten weeks ago and since then paid otherwise. */
function bouncing(plan: Plan, account: FeeAccount, bounces: 'settled' | 'open'): Intent[] {
  const day = addDays(plan.today, bounces === 'open' ? -6 : -70);
  if (day < plan.year.startsOn) return [];
  return [{ day, through: bounces === 'open' ? plan.year.month : monthOfDay(plan, day) + 1, account, isPart: false, bounces }];
}

function monthOfDay(plan: Plan, day: string): number {
  let month = 1;
  while (month < 12 && monthStart(plan.year.first, month + 1) <= day) month++;
  return month;
}

function before(plan: Plan, day: string, days: number): string {
  return clamp(plan, addDays(day, -days));
}

function clamp(plan: Plan, day: string): string {
  if (day < plan.year.startsOn) return plan.year.startsOn;
  return day > plan.today ? plan.today : day;
}
