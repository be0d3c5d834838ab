import { useLingui } from '@lingui/react/macro';
import { formatRupees } from '#lib/format';

/** Says by how much the cash counted is short of the expected cash, or how much there is in excess of it. */
export function useCashDifference(): (difference: number) => string {
  const { t } = useLingui();
  return (difference) => {
    const sum = formatRupees(Math.abs(difference));
    return difference === 0 ? t`Nil` : difference < 0 ? t`Short by ${sum}` : t`Excess of ${sum}`;
  };
}
