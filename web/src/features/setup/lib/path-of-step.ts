import type { SetupStep } from '@shala/contract/dashboard';
import { paths } from '#lib/paths';

/** Where a step is done: in the guided setup, or on a screen of its own. */
export function pathOfStep(step: SetupStep): string {
  if (step === 'openingBalances') return paths.openingBalances;
  if (step === 'classTeachers') return paths.classesData;
  return step === 'timetable' ? paths.scheduler : `${paths.setup}?step=${step}`;
}
