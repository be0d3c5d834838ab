import { useLingui } from '@lingui/react/macro';
import type { getSetupChecklist } from '@shala/contract/dashboard';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconCircleDashed, IconCircleMinus } from '@tabler/icons-react';

export type Step = CallAnswer<typeof getSetupChecklist>['steps'][number];

/** Whether a step is done, was skipped, or is still to do. */
export function StepMark({ isDone, isSkipped }: Pick<Step, 'isDone' | 'isSkipped'>) {
  const { t } = useLingui();
  if (isDone) return <IconCircleCheck size={18} stroke={1.75} aria-label={t`Done`} color="var(--c-good)" />;
  if (isSkipped) return <IconCircleMinus size={18} stroke={1.75} aria-label={t`Skipped for now`} color="var(--c-ink-3)" />;
  return <IconCircleDashed size={18} stroke={1.75} aria-hidden="true" color="var(--c-ink-3)" />;
}
