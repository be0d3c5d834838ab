import { useLingui } from '@lingui/react/macro';
import { formatShortDate } from '#lib/format';
import { JUST_NOW } from '../lib/dues.ts';

/** The day of a payment; right after one the fixed placeholder, until the list is loaded again. */
export function PaidOn({ date }: { date: string | null }) {
  const { t } = useLingui();
  if (date === null) return '–';
  return date === JUST_NOW ? t`Just now` : formatShortDate(date);
}
