import type * as calls from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { Refusal } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { readPlace, writePlace } from '../paging.ts';
import { balancesByDay } from '../rules/balances-by-day.ts';
import { accountOnWire, linesOf } from './entry-lines.ts';
import * as store from './period.store.ts';

const PAGE = 300;
/** A financial year with a 29th of February. */
const MOST_DAYS = 366;
const DAY_MS = 24 * 3600 * 1000;

/** The day book of several days: balances before and after, the totals of each day, and the entries by pages. Refuses a period that ends before it begins, or of more than a year. */
export async function getPeriodBook(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getPeriodBook>,
): Promise<CallAnswer<typeof calls.getPeriodBook>> {
  const { from, to } = query;
  refusePeriod({ from, to });
  const place = readPlace(query.after, ['day', 'whole']);
  const after = place && { on: place[0] as string, entryNo: Number(place[1]) };
  const [accounts, days, entries] = await Promise.all([
    store.listPeriodAccounts(db, school.id, { from, to }),
    store.listPeriodDays(db, school.id, { from, to }),
    store.listPeriodEntries(db, school.id, { from, to }, { after, limit: PAGE + 1 }),
  ]);
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return {
    ...{ from, to },
    accounts: accounts.map(accountOnWire),
    days: balancesByDay(accounts, days).map(({ accounts: balances, ...day }) => ({ ...day, accounts: balances.map(accountOnWire) })),
    entries: page.flatMap((entry) => linesOf(entry).map((line) => ({ ...line, on: entry.on }))),
    next: entries.length > PAGE && last ? writePlace([last.on, last.entryNo]) : null,
  };
}

/** Refuses a period that ends before it begins, or of more than a year. */
export function refusePeriod({ from, to }: store.Period): void {
  if (to < from) throw new Refusal('unprocessable', 'dayOrder');
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MOST_DAYS) throw new Refusal('unprocessable', 'periodTooLong');
}
