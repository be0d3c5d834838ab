import type * as calls from '@shala/contract/dashboard';
import { SETUP_STEPS, type SetupStep } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import * as store from './store.ts';

/** Data that only a person adds: the step is done when it exists. Other steps have default data, and are done when a person has saved them. */
const ADDED_BY_PEOPLE: readonly SetupStep[] = ['students', 'employees', 'openingBalances', 'timetable'];

/** The steps of setting up a new school, done and open, in order. */
export async function getSetupChecklist({ db, school, platform }: ReadContext): Promise<CallAnswer<typeof calls.getSetupChecklist>> {
  const [{ saved, ...counts }, states] = await Promise.all([store.countSetup(db, school.id), store.listStepStates(db, school.id)]);
  const steps = SETUP_STEPS.map((step) => {
    const state = states.find((one) => one.step === step)?.state;
    const isDone = state === 'done' || (ADDED_BY_PEOPLE.includes(step) ? counts[step] > 0 : saved.includes(step));
    return { step, count: counts[step], isDone, isSkipped: !isDone && state === 'skipped' };
  });
  const isComplete = steps.every(({ isDone, isSkipped }) => isDone || isSkipped);
  return { steps, isComplete, hasPublicAddress: platform.isPublic };
}

/** Marks a step as done, skipped for now, or open again. */
export async function markSetupStep(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.markSetupStep>,
): Promise<CallAnswer<typeof calls.markSetupStep>> {
  await store.markSetupStep(db, school.id, { ...params, ...body, accountId: admin.id });
  audit({ entity: 'setup', after: { ...params, ...body } });
  return {};
}
