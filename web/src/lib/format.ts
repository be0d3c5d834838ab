import { t } from '@lingui/core/macro';
import { MONTHS } from '@shala/contract/shared';
import { i18n } from './i18n.ts';

/** Schools are in India; a clerk's misconfigured computer must not move a payment to another day. */
const TIME_ZONE = 'Asia/Kolkata';
const MINUS = '−';

type Money = {
  /** `+` before what was received. */ hasPlus?: boolean;
  /** The counter screen keeps `₹3200`; longer amounts are grouped everywhere. */
  groupsThousands?: boolean;
};

/** An amount of rupees: `₹1,23,456`, paise only when not zero, a true minus sign. */
export function formatRupees(rupees: number, { hasPlus = false, groupsThousands = true }: Money = {}): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const digits = paise % 100 === 0 ? 0 : 2;
  const figure = numberFormat({
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: groupsThousands ? true : 'min2',
  }).format(paise / 100);
  const sign = rupees < 0 && paise > 0 ? MINUS : hasPlus && paise > 0 ? '+' : '';
  return `${sign}₹${figure}`;
}

/** A count or measure in Indian grouping: `1,24,800`. With a least number of decimals, figures below each other have the same. */
export function formatNumber(value: number, maximumFractionDigits = 0, minimumFractionDigits = 0): string {
  return numberFormat({ maximumFractionDigits, minimumFractionDigits }).format(value).replace('-', MINUS);
}

/** A share from 0 to 1: `65 %`. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 100))}\u00a0%`;
}

/** A calendar day or an instant: `5 Jun 2026`. */
export function formatDate(date: string | Date): string {
  return unreadable(date) ?? partsOf(date).full;
}

/** The same in tables, where the year is known: `05 Jun`. */
export function formatShortDate(date: string | Date): string {
  const text = unreadable(date);
  if (text !== null) return text;
  const { day, month } = partsOf(date);
  return `${day.padStart(2, '0')} ${month}`;
}

/** The same within a sentence: `5 Jun`. */
export function formatDay(date: string | Date): string {
  const { day, month } = partsOf(date);
  return `${day} ${month}`;
}

/** A stretch of days, nothing said twice: `5 Jun 2026`, `6 to 14 Nov 2026`, `28 Nov to 3 Dec 2026`, `28 Dec 2026 to 3 Jan 2027`. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (from === to) return last.full;
  if (first.year !== last.year) return t`${first.full} to ${last.full}`;
  return first.month === last.month ? t`${first.day} to ${last.full}` : t`${formatDay(from)} to ${last.full}`;
}

/** `Wednesday, 14 October 2026`, for the line under a greeting. */
export function formatLongDate(date: string | Date): string {
  const parts = rawParts(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`;
}

/** `Wed 14`, for the days of a week. */
export function formatWeekday(date: string | Date): string {
  const { weekday, day = '' } = rawParts(date, { weekday: 'short', day: '2-digit' });
  return `${weekday} ${day}`;
}

/** A month by its English name, as the calls spell it, in the person's language: `October`. */
export function formatMonth(name: string, style: 'long' | 'short' = 'long'): string {
  const at = (MONTHS as readonly string[]).indexOf(name);
  if (at < 0) return name;
  const text = new Intl.DateTimeFormat(intlLocale(), { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, at, 1)));
  return style === 'short' && i18n.locale === 'en' ? text.slice(0, 3) : text;
}

/** An instant with its time: `5 Jun 2026, 14:05`. */
export function formatDateTime(instant: string | Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** The time of an instant: `14:05`. */
export function formatTime(instant: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }).format(asDate(instant));
}

/** A size on disk: `1.4 GB`. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${formatNumber(value, value < 10 && power > 0 ? 1 : 0)}\u00a0${units[power]}`;
}

/** The hour of day (0–23) at the school. */
export function hourAtSchool(now: Date): number {
  return Number(rawParts(now, { hour: '2-digit', hourCycle: 'h23' }).hour);
}

/** Today at the school, ISO `YYYY-MM-DD`. */
export function todayAtSchool(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** The text itself where it is no date: a backend may write its days in words. */
function unreadable(date: string | Date): string | null {
  return typeof date === 'string' && Number.isNaN(asDate(date).getTime()) ? date : null;
}

function partsOf(date: string | Date): { day: string; month: string; year: string; full: string } {
  const { day = '', month: long = '', year = '' } = rawParts(date, { day: 'numeric', month: 'short', year: 'numeric' });
  // Newer language data abbreviates September to four letters in Indian English; columns are made for three.
  const month = i18n.locale === 'en' ? long.slice(0, 3) : long;
  return { day, month, year, full: `${day} ${month} ${year}` };
}

function rawParts(date: string | Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const format = new Intl.DateTimeFormat(intlLocale(), { timeZone: TIME_ZONE, ...options });
  return Object.fromEntries(format.formatToParts(asDate(date)).map((part) => [part.type, part.value]));
}

/** A calendar day has no zone; noon in India keeps it the same day whichever way it is written. */
function asDate(date: string | Date): Date {
  if (typeof date !== 'string') return date;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00+05:30` : date);
}

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', options);
}

function intlLocale(): string {
  return i18n.locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
}
