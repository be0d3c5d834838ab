import { type getSetupChecklist, SETUP_STEPS } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import type { ReadContext } from '#platform/http';
import { countSetup } from './store.ts';

/** What a new school has set up and what is left, in the order of the first days. */
export async function getChecklist({ db, school }: ReadContext): Promise<CallAnswer<typeof getSetupChecklist>> {
  const counts = await countSetup(db, school.id);
  const steps = SETUP_STEPS.map((step) => ({ step, count: counts[step], isDone: counts[step] > 0 }));
  return { steps, isComplete: steps.every((step) => step.isDone) };
}
