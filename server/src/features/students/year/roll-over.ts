import { type CallAnswer, toRupees } from '@shala/contract/shared';
import type * as calls from '@shala/contract/students';
import { insertSection, insertYear, putTerms, setCurrentYear, startingYear } from '#features/classes';
import { carryArrears, copyFeeYear, holdFees } from '#features/finance';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import type { SchoolYear } from '../profile/records.store.ts';
import { requireYear } from '../profile/records.ts';
import { addDays } from '../rules/days.ts';
import { type Decisions, missingSections, type Pupil, planClasses, wayOf } from '../rules/roll-over.ts';
import * as store from './roll-over.store.ts';

/** Offices prepare the new year in its last month; before that, registers and fees of the old year are still entered. */
const DAYS_BEFORE = 31;

type Body = Input<typeof calls.previewRollOver>['body'];
type Plan = CallAnswer<typeof calls.previewRollOver>;
type Scope = Pick<ReadContext, 'db' | 'school'>;

/** What a change of year would do now; nothing is changed. */
export async function previewRollOver(context: ReadContext, { body }: Input<typeof calls.previewRollOver>): Promise<Plan> {
  return (await makePlan(context, body)).plan;
}

/**
 * Starts the next year: sections, promotion, withdrawals, fees and arrears, completely or not at all. Refuses before its time, and when the next year is
 * already in use.
 */
export async function rollOverYear(context: WriteContext, { body }: Input<typeof calls.rollOverYear>): Promise<Plan> {
  const { db, school, admin, audit } = context;
  await store.lockYears(db, school.id);
  const { plan, year, next, sections } = await makePlan(context, body);
  if (!plan.isPossible) throw new Refusal('unprocessable', 'tooEarly', { values: { year: plan.toYear, day: writeDay(plan.possibleFrom) } });
  const known = await store.findYearOf(db, school.id, next.startsOn);
  if (known && known.seats > 0) throw new Refusal('conflict', 'yearExists', { values: { year: known.name } });
  await holdFees(db, school.id, { yearId: year.id, fromMonth: 1, studentIds: null });
  const toYearId = known?.id ?? (await insertYear(db, school.id, next));
  if (!known) await putTerms(db, school.id, toYearId, next.terms);
  for (const { classId, sectionName } of sections)
    await insertSection(db, school.id, { classId, section: sectionName, classTeacherId: null });
  const years = { fromYearId: year.id, toYearId };
  const change = { ...years, detainedIds: body.detainedIds, leaverIds: body.leaverIds, lastDay: year.endsOn };
  await store.letGo(db, school.id, change);
  await copyFeeYear(db, school.id, { ...years, raisePercent: body.raisePercent });
  await setCurrentYear(db, school.id, toYearId);
  await store.seatAll(db, school.id, change);
  await store.carryChoices(db, school.id, change);
  if (body.carriesArrears) await carryArrears(db, school.id, { ...years, accountId: admin.id });
  const { students, promoted, detained, leaving, owed } = plan;
  audit({
    entity: 'academic year',
    entityId: toYearId,
    before: { year: year.name },
    after: { year: plan.toYear, students, promoted, detained, leaving, owed, ...body },
  });
  context.say(`Academic year ${plan.toYear} has started.`);
  return plan;
}

type Made = { plan: Plan; year: SchoolYear; next: ReturnType<typeof startingYear>; sections: { classId: string; sectionName: string }[] };

async function makePlan({ db, school }: Scope, body: Body): Promise<Made> {
  const year = await requireYear({ db, school });
  const next = startingYear(addDays(year.endsOn, 1));
  const [classes, pupils, present, concessions] = await Promise.all([
    store.listClasses(db, school.id, year.id),
    store.listPupils(db, school.id, year.id),
    store.listSectionKeys(db, school.id),
    store.countConcessions(db, school.id, year.id),
  ]);
  const known = new Set(pupils.map(({ studentId }) => studentId));
  await refuseOthers({ db, school }, body, known);
  const decisions = decide(body);
  const plans = planClasses(classes, pupils, decisions);
  const sections = missingSections(plans, pupils, decisions, present);
  const sum = (key: 'students' | 'promoted' | 'detained' | 'leaving') => plans.reduce((total, row) => total + row[key], 0);
  // The unpaid fees of leaving students stay in the old year.
  const last = new Map(plans.map(({ classId, toClassId }) => [classId, toClassId]));
  const owing = Map.groupBy(
    pupils.filter(({ owedPaise }) => owedPaise > 0),
    ({ studentId, classId }) => wayOf(studentId, last.get(classId) ?? null, decisions) === 'leaving',
  );
  const [staying, leavers] = [owing.get(false) ?? [], owing.get(true) ?? []];
  const owedBy = (some: readonly Pupil[]) => toRupees(some.reduce((total, { owedPaise }) => total + owedPaise, 0));
  const possibleFrom = addDays(next.startsOn, -DAYS_BEFORE);
  return {
    year,
    next,
    sections,
    plan: {
      fromYear: year.name,
      toYear: next.name,
      startsOn: next.startsOn,
      endsOn: next.endsOn,
      possibleFrom,
      isPossible: year.today >= possibleFrom,
      classes: plans
        .filter(({ students }) => students > 0)
        .map(({ toClassId: _to, feeBeforePaise, feeAfterPaise, owedPaise, ...row }) => ({
          ...row,
          feeBefore: toRupees(feeBeforePaise),
          feeAfter: toRupees(feeAfterPaise),
          owed: toRupees(owedPaise),
        })),
      students: sum('students'),
      promoted: sum('promoted'),
      detained: sum('detained'),
      leaving: sum('leaving'),
      owed: owedBy(staying),
      owing: staying.length,
      owedByLeavers: owedBy(leavers),
      owingLeavers: leavers.length,
      concessionsEnding: concessions,
      newSections: sections.map(({ className, sectionName }) => ({ className, sectionName })),
    },
  };
}

/** Refuses students who are not enrolled, by name, as the lists may have been made before somebody left. */
async function refuseOthers({ db, school }: Scope, { detainedIds, leaverIds }: Body, known: ReadonlySet<string>): Promise<void> {
  const others = [...detainedIds, ...leaverIds].map((id) => id.toLowerCase()).filter((id) => !known.has(id));
  if (others.length === 0) return;
  const names = await store.listNames(db, school.id, others);
  if (names.length < new Set(others).size) throw notFound();
  throw new Refusal('unprocessable', 'notInYear', { values: { students: names.join(', ') } });
}

/** Refuses one who is both detained and leaving. */
function decide({ detainedIds, leaverIds, raisePercent }: Body): Decisions {
  const detained = new Set(detainedIds.map((id) => id.toLowerCase()));
  const leavers = new Set(leaverIds.map((id) => id.toLowerCase()));
  if ([...detained].some((id) => leavers.has(id))) throw new Refusal('unprocessable', 'unclearPlan');
  return { detained, leavers, raisePercent };
}
