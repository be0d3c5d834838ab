import { randomUUID } from 'node:crypto';
import type * as calls from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import { detectMediaType } from '#platform/files';
import type { Input, ReadContext, SlowContext, UploadedFile, WriteContext } from '#platform/http';
import { refuseHugePicture } from '#platform/pictures';
import { missingCash, pastDay } from '../books/money-moves.ts';
import { readPlace, writePlace } from '../paging.ts';
import { withLedgerRefusals } from '../refusals.ts';
import { signedFile } from '../wire.ts';
import { addNewCategory } from './expense-categories.ts';
import * as store from './spending.store.ts';

const PAGE = 50;
const ADDED = 'Expense added successfully';
const BILL_KINDS = new Set(['image/png', 'image/jpeg', 'image/webp', 'application/pdf']);
type NewExpense = Input<typeof calls.addExpenses>['body'];
type Entered = CallAnswer<typeof calls.addExpenses>;

/**
 * Records an expense of today or an earlier day, from cash unless another account is given; a new category is added. Refuses an unknown bill, future days and
 * closed days.
 */
export async function addExpenses(
  context: WriteContext,
  { body }: Input<typeof calls.addExpenses>,
): Promise<CallAnswer<typeof calls.addExpenses>> {
  const { newCategory, ...entered } = await enter(context, body);
  const isShort = entered.cashInHand !== null;
  context.audit({ entity: 'expense', entityId: entered.expenseId, after: body, ...(isShort && { reason: body.description }) });
  context.say(newCategory === null ? ADDED : `${ADDED}. New category: ${newCategory}.`);
  return entered;
}

/** Stores the photo or PDF of a bill until an expense refers to it. Refuses other kinds of files, detected by their bytes. */
export async function uploadBill(context: SlowContext & { file: UploadedFile }): Promise<CallAnswer<typeof calls.uploadBill>> {
  const { file } = context;
  const mediaType = detectMediaType(file.bytes);
  if (mediaType === null || !BILL_KINDS.has(mediaType)) throw new Refusal('unsupported', 'fileKind');
  refuseHugePicture(file.bytes);
  const fileId = await context.inTransaction(async ({ db, school, admin, platform, audit }) => {
    const id = await platform.files.put(db, {
      schoolId: school.id,
      name: file.name || 'bill',
      mediaType,
      bytes: file.bytes,
      createdBy: admin.id,
    });
    audit({ entity: 'bill', entityId: id });
    return id;
  });
  return { fileId, url: billUrl(context, fileId) };
}

/** Matching expenses, newest first, with their total. */
export async function listExpenses(
  context: ReadContext,
  { query }: Input<typeof calls.listExpenses>,
): Promise<CallAnswer<typeof calls.listExpenses>> {
  const { after, ...filter } = query;
  const place = readPlace(after, ['day', 'id']);
  const [rows, sums] = await Promise.all([
    store.listExpenses(context.db, context.school.id, filter, {
      after: place && { date: place[0] as string, id: place[1] as string },
      limit: PAGE + 1,
    }),
    store.sumExpenses(context.db, context.school.id, filter),
  ]);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    expenses: page.map(({ amountPaise, fileId, at, ...row }) => ({
      ...row,
      amount: toRupees(amountPaise),
      billUrl: fileId && billUrl(context, fileId),
      at: at.toISOString(),
    })),
    next: rows.length > PAGE && last ? writePlace([last.date, last.id]) : null,
    total: {
      count: sums.reduce((count, sum) => count + sum.count, 0),
      cancelled: sums.reduce((count, sum) => count + sum.cancelled, 0),
      amount: toRupees(sums.reduce((total, sum) => total + sum.amountPaise, 0)),
    },
    byCategory: sums.map(({ category, amountPaise }) => ({ category, amount: toRupees(amountPaise) })),
  };
}

/** Reverses an expense by a second entry on its own day, or today when its accounts are closed. Refuses one that is already reversed. */
export async function reverseExpense(
  context: WriteContext,
  { params, body }: Input<typeof calls.reverseExpense>,
): Promise<CallAnswer<typeof calls.reverseExpense>> {
  const { on } = await reverse(context, params.expenseId, body.reason);
  context.audit({
    entity: 'expense',
    entityId: params.expenseId,
    before: { state: 'live' },
    after: { state: 'reversed' },
    reason: body.reason,
  });
  return { reversedOn: on };
}

/**
 * Editing reverses the expense and records it again; the bill stays unless another one is given. While the accounts of its day are open, both entries stand on the
 * days that are said. Otherwise both are dated today: a month that was closed keeps what was signed.
 */
export async function correctExpense(
  context: WriteContext,
  { params, body }: Input<typeof calls.correctExpense>,
): Promise<CallAnswer<typeof calls.correctExpense>> {
  const { reason, ...expense } = body;
  const { on, spentOn, fileId } = await reverse(context, params.expenseId, reason);
  const { newCategory: _, ...entered } = await enter(context, {
    ...expense,
    date: await store.findCorrectedDay(context.db, context.school.id, { on, spentOn, wanted: expense.date ?? spentOn }),
    ...(expense.receiptFileId === undefined && fileId !== null && { receiptFileId: fileId }),
  });
  context.audit({
    entity: 'expense',
    entityId: params.expenseId,
    before: { state: 'live' },
    after: { state: 'reversed', correctedBy: entered.expenseId },
    reason,
  });
  return entered;
}

/** Attaches an uploaded bill to an expense. Refuses an unknown file. */
export async function attachBill(
  context: WriteContext,
  { params, body }: Input<typeof calls.attachBill>,
): Promise<CallAnswer<typeof calls.attachBill>> {
  await requireFile(context, body.fileId);
  if (!(await store.attachBill(context.db, context.school.id, { expenseId: params.expenseId, fileId: body.fileId }))) throw notFound();
  context.audit({ entity: 'expense', entityId: params.expenseId, after: { receiptFileId: body.fileId } });
  return { url: billUrl(context, body.fileId) };
}

async function enter(context: WriteContext, body: NewExpense): Promise<Entered & { newCategory: string | null }> {
  const { db, school, admin } = context;
  const known = await store.findCategory(db, school.id, body.category);
  const category = known ?? (await addNewCategory(context, body.category));
  if (body.receiptFileId !== undefined) await requireFile(context, body.receiptFileId);
  const spentOn = await pastDay(context, body.date);
  const id = randomUUID();
  const paidFrom = body.paidFrom ?? 'cash';
  const amountPaise = toPaise(body.amount);
  const entry = {
    kind: 'expense',
    on: spentOn,
    debit: category.code,
    credit: paidFrom,
    amountPaise,
    documentId: id,
    memo: body.description,
    accountId: admin.id,
  } as const;
  const entryNo = await withLedgerRefusals(context, () => store.postEntry(db, school.id, entry));
  await store.insertExpense(db, school.id, {
    id,
    categoryId: category.id,
    amountPaise,
    description: body.description,
    spentOn,
    paidFrom,
    fileId: body.receiptFileId ?? null,
    entryNo,
    accountId: admin.id,
  });
  return {
    expenseId: id,
    cashInHand: paidFrom === 'cash' ? await missingCash(context) : null,
    newCategory: known === null ? category.name : null,
  };
}

type Reversed = { on: string; spentOn: string; fileId: string | null };

async function reverse(context: WriteContext, expenseId: string, reason: string): Promise<Reversed> {
  const { db, school, admin } = context;
  const expense = await store.lockExpense(db, school.id, expenseId);
  if (expense === null) throw notFound();
  if (expense.state !== 'live') throw new Refusal('conflict', 'alreadyReversed');
  const { paidFrom, code, amountPaise, entryNo, spentOn, fileId } = expense;
  const on = await store.findCorrectionDay(db, school.id, spentOn);
  await withLedgerRefusals(context, () =>
    store.postEntry(db, school.id, {
      kind: 'reversal',
      on,
      debit: paidFrom,
      credit: code,
      amountPaise,
      documentId: expenseId,
      reversesNo: entryNo,
      memo: reason,
      accountId: admin.id,
    }),
  );
  await store.markExpenseReversed(db, school.id, expenseId);
  return { on, spentOn, fileId };
}

async function requireFile({ db, school, platform }: WriteContext, fileId: string): Promise<void> {
  const file = await platform.files.find(db, school.id, fileId);
  if (file === null || !BILL_KINDS.has(file.media_type)) throw notFound();
}

function billUrl(context: ReadContext, fileId: string): string {
  return signedFile(context, fileId, 1);
}
