import type * as calls from '@shala/contract/school';
import { type CallAnswer, toRupees, yearName } from '@shala/contract/shared';
import { searchWords } from '#platform/db';
import type { Input, ReadContext } from '#platform/http';
import { readSearch } from '../rules/read-search.ts';
import * as store from '../store/search.store.ts';

/** Students, employees, classes and receipts that begin with the typed text. An empty text finds nothing. */
export async function searchEverywhere(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.searchEverywhere>,
): Promise<CallAnswer<typeof calls.searchEverywhere>> {
  const words = searchWords(query.q);
  if (words.length === 0) return { students: [], employees: [], classes: [], receipts: [] };
  const { receipts, ...found } = await store.searchEverywhere(db, school.id, { ...readSearch(query.q), words });
  return {
    ...found,
    receipts: receipts.map(({ no, financialYear, paise, ...receipt }) => ({
      ...receipt,
      receiptNo: `${yearName(financialYear)}/${no}`,
      amount: toRupees(paise),
    })),
  };
}
