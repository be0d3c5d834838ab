import type { Point } from './date-points.ts';
import { type DayNumber, dayOf, isoOf, makeDay, monthOf, monthText, weekdayOf, yearOf } from './days.ts';

/** Which way a plan is moved, where a word says so. */
type Way = 'later' | 'earlier' | undefined;

/** So nearly as far off as the nearest, another day may be meant as well. */
const AS_NEAR = 1;

/**
 * A weekday or a day of the month that is said to change a plan: the nearest such day to that of the plan. Two where it is not certain which; undefined where the
 * words name a day by themselves.
 */
export function besideDay(point: Point, plan: string, today: string, way: Way): readonly string[] | undefined {
  const [at, first] = [dayOf(plan), dayOf(today)];
  if (point.kind === 'weekday' && point.which !== 'last' && point.week === undefined) return days(ofWeek(point, at, first, way));
  if (point.kind === 'day' && point.month === undefined && point.year === undefined) return days(ofMonth(point.day, at, first, way));
  return undefined;
}
const days = (found: readonly DayNumber[]): readonly string[] => [...new Set(found)].map(isoOf);

function ofWeek({ weekday, which }: Point & { kind: 'weekday' }, plan: DayNumber, today: DayNumber, way: Way): readonly DayNumber[] {
  const ahead = plan + ((weekday - weekdayOf(plan) + 7) % 7);
  const back = ahead === plan ? plan - 7 : ahead - 7;
  // 'Next Monday' is said of today, or of the day of the plan.
  if (which === 'next') {
    const behind = ahead === plan ? plan + 7 : ahead;
    return way === 'later' ? [behind] : [today - weekdayOf(today) + 7 + weekday, behind];
  }
  return nearest([ahead, back], plan, today, way);
}

function ofMonth(day: number, plan: DayNumber, today: DayNumber, way: Way): readonly DayNumber[] {
  const found = [-1, 0, 1].flatMap((far) => {
    const first = dayOf(`${monthText(yearOf(plan), monthOf(plan) + far)}-01`);
    return makeDay(yearOf(first), monthOf(first), day) ?? [];
  });
  const near = nearest(found, plan, today, way);
  const own = found.filter((one) => monthOf(one) === monthOf(plan) && one >= today);
  return [...own, ...near].length > 1 && own[0] !== near[0] ? [...near, ...own] : near;
}

function nearest(found: readonly DayNumber[], plan: DayNumber, today: DayNumber, way: Way): readonly DayNumber[] {
  const open = found.filter((one) => one >= today && (way === undefined || (way === 'later' ? one > plan : one < plan)));
  const far = (one: DayNumber) => Math.abs(one - plan);
  const least = Math.min(...open.map(far));
  return open.filter((one) => far(one) === least || (least > 0 && far(one) - least <= AS_NEAR)).sort((a, b) => a - b);
}

const LATER = ['later', 'after', 'baad', 'aage', 'postpone', 'push', 'postponed', 'put', 'बाद', 'आगे'];
const EARLIER = ['earlier', 'before', 'pehle', 'pahle', 'peeche', 'prepone', 'advance', 'forward', 'पहले'];
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, ek: 1, next: 1, agle: 1, two: 2, do: 2, three: 3, teen: 3, एक: 1, दो: 2 };

export function wayOf(said: string): Way {
  const words = said.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  if (words.some((word) => EARLIER.includes(word))) return 'earlier';
  return words.some((word) => LATER.includes(word)) ? 'later' : undefined;
}

/** 'A day later', 'ek din pehle', 'the next day': so many days from that of the plan. */
export function daysBeside(said: string): number | undefined {
  const [, count = '', side = ''] = SHIFT.exec(said) ?? [];
  const number = COUNTS[count.toLowerCase()] ?? Number(count || 1);
  const way = side === '' ? (/^(?:next|agle)$/i.test(count) ? 'later' : undefined) : wayOf(side);
  return way === undefined || !Number.isInteger(number) || number < 1 ? undefined : way === 'later' ? number : -number;
}
const SHIFT =
  /^(?:(?:no|sorry|please|ok|and|make|keep|shift|move|push|put|postpone|prepone|it|that|to|by|the|usko|use) )*?(\d|a|one|two|three|ek|do|teen|next|agle)? ?(?:days?|din)(?: (later|after|earlier|before|baad|pehle|pahle|aage|peeche))?(?: (?:instead|please|kar do|karo|ko|rakho))*$/i;
