import { t } from '@lingui/core/macro';
import { type DateWords, dateWords, dayAt, MONTHS, monthWord, rupeesInWords, timeAt, toPaise, writeDay } from '@shala/contract/shared';
import { i18n } from './i18n.ts';

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

/** An amount of rupees in words, in the person's language. */
export function sumInWords(rupees: number): string {
  return rupeesInWords(toPaise(rupees), i18n.locale);
}

/** A count or measure in Indian grouping: `1,24,800`. With a least number of decimals, figures below each other have the same. */
export function formatNumber(value: number, maximumFractionDigits = 0, minimumFractionDigits = 0): string {
  return numberFormat({ maximumFractionDigits, minimumFractionDigits }).format(value).replace('-', MINUS);
}

/** A share from 0 to 1: `65%`. `100%` is said only of all: 0.997 is `99%`, so that an absence or an unpaid fee is not rounded away. */
export function formatPercent(share: number): string {
  return `${formatNumber(share < 1 ? Math.min(99, Math.round(share * 100)) : Math.round(share * 100))}%`;
}

/** Parts of one whole in per cent that add to 100 (largest remainder); all `0%` where there is nothing. */
export function formatShares(parts: readonly number[]): string[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (whole > 0 ? (part / whole) * 100 : 0));
  const shares = exact.map(Math.floor);
  const byRest = exact.map((_share, at) => at).sort((a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1));
  const left = whole > 0 ? 100 - shares.reduce((sum, share) => sum + share, 0) : 0;
  for (const at of byRest.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => formatPercent(share / 100));
}

/** A calendar day or an instant: `5 Jun 2026`. */
export function formatDate(date: string | Date): string {
  return unreadable(date) ?? full(date);
}

/** The same where the year is known: `5 Jun`. */
export function formatShortDate(date: string | Date): string {
  const text = unreadable(date);
  if (text !== null) return text;
  const { day, shortMonth } = partsOf(date);
  return `${day} ${shortMonth}`;
}

/** A stretch of days, nothing said twice: `5 Jun 2026`, `6 to 14 Nov 2026`, `28 Nov to 3 Dec 2026`, `28 Dec 2026 to 3 Jan 2027`. */
export function formatDays(from: string, to: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  const end = full(to);
  if (from === to) return end;
  if (first.year !== last.year) return t`${full(from)} to ${end}`;
  return first.month === last.month ? t`${first.day} to ${end}` : t`${formatShortDate(from)} to ${end}`;
}

/** `Wednesday, 14 Oct 2026`, for the line under a heading. */
export function formatLongDate(date: string | Date): string {
  return `${partsOf(date).weekday}, ${formatDate(date)}`;
}

/** `Wed 14`, for the days of a week. */
export function formatWeekday(date: string | Date): string {
  const { shortWeekday, day } = partsOf(date);
  return `${shortWeekday} ${day}`;
}

/** `Mon`. */
export function formatShortWeekday(date: string | Date): string {
  return partsOf(date).shortWeekday;
}

/** A month by its English name, as the calls spell it, in the person's language: `October`. */
export function formatMonth(name: string, style: 'long' | 'short' = 'long'): string {
  const at = (MONTHS as readonly string[]).indexOf(name);
  if (at < 0) return name;
  const { month, shortMonth } = monthWord(at + 1, i18n.locale);
  return style === 'short' ? shortMonth : month;
}

/** An instant with its time: `5 Jun 2026, 14:05`. */
export function formatDateTime(instant: string | Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** The time of an instant: `14:05`. */
export function formatTime(instant: string | Date): string {
  return timeAt(asDate(instant));
}

/** Names as a sentence lists them: `Asha, Ravi and Meera`. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(`${i18n.locale}-IN`, { type: 'conjunction' }).format(names);
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
  return Number(timeAt(now).slice(0, 2));
}

/** Today at the school, ISO `YYYY-MM-DD`. */
export function todayAtSchool(now: Date): string {
  return dayAt(now);
}

/** The text itself where it is no date: a backend may write its days in words. */
function unreadable(date: string | Date): string | null {
  return typeof date === 'string' && Number.isNaN(asDate(date).getTime()) ? date : null;
}

function full(date: string | Date): string {
  return writeDay(isoOf(date), i18n.locale);
}

function partsOf(date: string | Date): DateWords {
  return dateWords(isoOf(date), i18n.locale);
}

/** The day at the school: a clerk's misconfigured computer must not move a payment to another one. */
function isoOf(date: string | Date): string {
  return dayAt(asDate(date));
}

/** A calendar day has no zone; noon in India keeps it the same day whichever way it is written. */
function asDate(date: string | Date): Date {
  if (typeof date !== 'string') return date;
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T12:00:00+05:30` : date);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Kept for the next figure: making one takes sixteen times as long as writing a number with it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = Object.values(options).join();
  const format = numberFormats.get(key) ?? new Intl.NumberFormat('en-IN', options);
  numberFormats.set(key, format);
  return format;
}
