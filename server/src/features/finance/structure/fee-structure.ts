import type * as calls from '@shala/contract/finance';
import { type CallAnswer, type MonthName, monthName, monthNumber, monthOfDay, toPaise, toRupees } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { chargeLateFees } from './changes.store.ts';
import { applyStructure, asPreview, describeChanges, type FeeChanges, requireYear } from './fee-changes.ts';
import * as store from './fees.store.ts';

const FIXED_KINDS = new Set(['late', 'bounce', 'arrears']);

/** Heads, rates and rules of the current year. */
export async function getFeeStructure(context: ReadContext): Promise<CallAnswer<typeof calls.getFeeStructure>> {
  const { db, school } = context;
  const year = await requireYear(context);
  const [heads, rates, rules, classes] = await Promise.all([
    store.listHeads(db, school.id),
    store.listRates(db, school.id, year.id),
    store.findRules(db, school.id, year.id),
    store.listClassSizes(db, school.id, year.id),
  ]);
  return {
    year: year.name,
    firstYear: year.firstYear,
    heads: heads.map(headOnWire),
    rates: rates.map(rateOnWire),
    rules: rulesOnWire(rules, year.today),
    classes,
  };
}

/** What a changed structure would do, without saving it. */
export function previewFeeStructure(context: SlowContext, { body }: Input<typeof calls.previewFeeStructure>): Promise<FeeChanges> {
  return asPreview(context, async (write) => describeChanges(write, await putStructure(write, body)));
}

/** Saves rates from a month on and charges the difference. Refuses unknown classes and heads, and heads that have no rates. */
export async function saveFeeStructure(context: WriteContext, { body }: Input<typeof calls.saveFeeStructure>): Promise<FeeChanges> {
  const reach = await putStructure(context, body);
  const changes = await applyStructure(context, reach, `fee structure from ${body.fromMonth}`);
  context.audit({
    entity: 'fee structure',
    entityId: reach.yearId,
    after: { fromMonth: body.fromMonth, rates: body.rates.length, students: changes.students, change: changes.change },
  });
  return changes;
}

/** Last year's rates raised by a percentage, in whole rupees. Refuses when there are none. */
export async function getLastYearRates(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.getLastYearRates>,
): Promise<CallAnswer<typeof calls.getLastYearRates>> {
  const year = await store.findLastYear(db, school.id);
  if (year === null) throw new Refusal('unprocessable', 'noLastYear');
  const factor = 1 + (query.raisePercent ?? 0) / 100;
  const raise = (paise: number) => Math.round((paise * factor) / 100);
  return {
    year: year.name,
    rates: (await store.listRates(db, school.id, year.id)).map(({ amounts, ...rate }) => ({ ...rate, amounts: amounts.map(raise) })),
  };
}

/** Adds a fee head. Refuses a name that is taken. */
export async function createFeeHead(
  { db, school, audit }: WriteContext,
  { body }: Input<typeof calls.createFeeHead>,
): Promise<CallAnswer<typeof calls.createFeeHead>> {
  const head = await store.createFeeHead(db, school.id, body);
  if (head === null) throw new Refusal('conflict', 'nameTaken');
  audit({ entity: 'fee head', entityId: head.id, after: head });
  return headOnWire(head);
}

/** Renames a head or makes it optional; charges change from this month on. Refuses a name that is taken. */
export async function updateFeeHead(
  context: WriteContext,
  { params, body }: Input<typeof calls.updateFeeHead>,
): Promise<CallAnswer<typeof calls.updateFeeHead>> {
  const { db, school, audit } = context;
  if (body.name !== undefined && (await store.isHeadName(db, school.id, { name: body.name, exceptId: params.headId })))
    throw new Refusal('conflict', 'nameTaken');
  const before = (await store.listHeads(db, school.id)).find(({ id }) => id === params.headId.toLowerCase());
  const head = await store.updateFeeHead(db, school.id, { headId: params.headId, name: body.name, isOptional: body.isOptional });
  if (head === null) throw notFound();
  if (before?.isOptional !== head.isOptional) {
    const year = await requireYear(context);
    await applyStructure(
      context,
      { yearId: year.id, fromMonth: monthOfDay(year.today), studentIds: null },
      `${head.name} ${head.isOptional ? 'optional' : 'for all'}`,
    );
  }
  audit({ entity: 'fee head', entityId: head.id, before, after: head });
  return headOnWire(head);
}

/** What changed rules would do to the charges, with the late fees of the coming night, without saving them. */
export function previewFeeRules(
  context: SlowContext,
  { body }: Input<typeof calls.previewFeeRules>,
): Promise<CallAnswer<typeof calls.previewFeeRules>> {
  return asPreview(context, async (write) => {
    const reach = await putRules(write, body);
    if (body.lateKind === 'none') return describeChanges(write, reach);
    const { db, school, admin } = write;
    const changes = await applyStructure(write, reach, 'fee rules');
    const { students, amountPaise } = await chargeLateFees(db, school.id, admin.id, { isTomorrow: true });
    return { ...changes, lateFees: { students, amount: toRupees(amountPaise) } };
  });
}

/** Saves the rules. Sibling discount and first month change the charges of unpaid months. */
export async function saveFeeRules(context: WriteContext, { body }: Input<typeof calls.saveFeeRules>): Promise<FeeChanges> {
  const reach = await putRules(context, body);
  const changes = await applyStructure(context, reach, 'fee rules');
  context.audit({ entity: 'fee rules', entityId: reach.yearId, after: body });
  return changes;
}

/** Saves the monthly tuition of classes, the first month and the due day in one step, and charges fees from the first month of the year. */
export async function saveStartingFees(
  context: WriteContext,
  { body: { firstMonth, dueDay, fees } }: Input<typeof calls.saveStartingFees>,
): Promise<FeeChanges> {
  const { db, school } = context;
  const tuition = (await store.listHeads(db, school.id)).find(({ kind }) => kind === 'tuition');
  const year = await requireYear(context);
  if (tuition === undefined) throw notFound();
  const rates = fees.map(({ classId, monthly }) => ({
    classId,
    headId: tuition.id,
    amounts: Array.from({ length: 12 }, () => toPaise(monthly)),
  }));
  const { isKnown } = await store.putRates(db, school.id, { yearId: year.id, rates, fromMonth: 1 });
  if (!isKnown) throw notFound();
  const rules = await store.findRules(db, school.id, year.id);
  await store.putRules(db, school.id, year.id, { ...rules, dueDay, firstMonth: monthNumber(firstMonth) });
  const changes = await applyStructure(context, { yearId: year.id, fromMonth: 1, studentIds: null }, 'starting fees');
  context.audit({
    entity: 'fee structure',
    entityId: year.id,
    after: { firstMonth, dueDay, classes: fees.length, students: changes.students },
  });
  return changes;
}

async function putStructure(context: WriteContext, body: Input<typeof calls.saveFeeStructure>['body']) {
  const year = await requireYear(context);
  const fromMonth = monthNumber(body.fromMonth);
  const rates = body.rates.map(({ amounts, ...rate }) => ({ ...rate, amounts: amounts.map(toPaise) }));
  const { isKnown, isFixed } = await store.putRates(context.db, context.school.id, { yearId: year.id, rates, fromMonth });
  if (!isKnown) throw notFound();
  if (isFixed) throw new Refusal('unprocessable', 'fixedHead');
  // Students of other classes keep their fees, whatever else has changed since these were charged.
  const classIds = [...new Set(rates.map(({ classId }) => classId))];
  const studentIds = await store.listClassStudents(context.db, context.school.id, { yearId: year.id, classIds });
  return { yearId: year.id, fromMonth, studentIds };
}

async function putRules(context: WriteContext, body: Input<typeof calls.saveFeeRules>['body']) {
  const year = await requireYear(context);
  const before = await store.findRules(context.db, context.school.id, year.id);
  const now = year.today < year.startsOn ? 1 : monthOfDay(year.today);
  const siblingBp = Math.round(body.siblingDiscountPercent * 100);
  const rules: store.Rules = {
    dueDay: body.dueDay,
    graceDays: body.graceDays,
    lateKind: body.lateKind,
    latePaise: toPaise(body.lateAmount),
    lateCapPaise: toPaise(body.lateCap),
    siblingBp,
    siblingMonths: before.siblingMonths.map((bp, index) => (siblingBp === before.siblingBp || index + 1 < now ? bp : siblingBp)),
    bouncePaise: toPaise(body.bounceCharge),
    firstMonth: monthNumber(body.firstMonth),
    lateFromMonth: lateFromMonth(before, body.lateFromMonth, year.today),
  };
  await store.putRules(context.db, context.school.id, year.id, rules);
  // A new first month applies from the beginning of the year; a new discount from this month on.
  const fromMonth = before.firstMonth !== rules.firstMonth ? 1 : now;
  return { yearId: year.id, fromMonth, studentIds: null };
}

/** A late fee that is new counts from the month in which it is set, if no other one is named: what is past was charged under other rules. */
function lateFromMonth({ lateKind, lateFromMonth: before }: store.Rules, wanted: MonthName | undefined, today: string): number {
  if (wanted !== undefined) return monthNumber(wanted);
  return lateKind === 'none' ? monthOfDay(today) : before;
}

function headOnWire({ id, name, kind, isOptional }: store.Head) {
  return { id, name, kind: kind as CallAnswer<typeof calls.createFeeHead>['kind'], isOptional, hasRates: !FIXED_KINDS.has(kind) };
}

function rateOnWire({ amounts, ...rate }: store.Rate) {
  return { ...rate, amounts: amounts.map(toRupees) };
}

function rulesOnWire(rules: store.Rules, today: string) {
  const { dueDay, graceDays, lateKind, latePaise, lateCapPaise, siblingBp, bouncePaise, firstMonth } = rules;
  return {
    dueDay,
    graceDays,
    lateKind,
    lateAmount: toRupees(latePaise),
    lateCap: toRupees(lateCapPaise),
    siblingDiscountPercent: siblingBp / 100,
    bounceCharge: toRupees(bouncePaise),
    firstMonth: monthName(firstMonth),
    lateFromMonth: monthName(lateFromMonth(rules, undefined, today)),
  };
}
