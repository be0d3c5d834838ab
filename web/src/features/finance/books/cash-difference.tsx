import { useLingui } from '@lingui/react/macro';
import type { getDayClosing } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';

/** Says by how much the cash counted is short of the expected cash, or how much there is in excess of it. */
export function useCashDifference(): (difference: number) => string {
  const { t } = useLingui();
  return (difference) => {
    const sum = formatRupees(Math.abs(difference));
    return difference === 0 ? t`Nil` : difference < 0 ? t`Short by ${sum}` : t`Excess of ${sum}`;
  };
}

type Closing = CallAnswer<typeof getDayClosing>['closing'];

/** Says that later entries with an earlier date changed what a closed day expects in cash; null where none did. */
export function useChangedCash(closing: Closing): string | null {
  const { t } = useLingui();
  if (closing === null || closing.expectedNow === null) return null;
  const sum = formatRupees(closing.expectedNow);
  return t`Entries made after the closing with an earlier date changed the expected cash to ${sum}.`;
}
