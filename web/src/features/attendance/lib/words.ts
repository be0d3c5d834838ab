import { useLingui } from '@lingui/react/macro';
import type { Mark } from '@shala/contract/attendance';

/** What a mark is called, and how its row is coloured. */
export const MARK_TONES: Record<Mark, 'good' | 'warn' | 'bad' | 'plain'> = { P: 'good', A: 'bad', L: 'warn', H: 'warn', V: 'plain' };

/** The names of the marks. */
export function useMarkWords(): Record<Mark, string> {
  const { t } = useLingui();
  return { P: t`Present`, A: t`Absent`, L: t`Late`, H: t`Half day`, V: t`On leave` };
}
