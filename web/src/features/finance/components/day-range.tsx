import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#lib/use-address';
import { DayFilter } from '#ui/day-input';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** From a day to a day, both in the address. */
export function DayRange() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  return (
    <>
      <DayFilter label={t`From`} value={get('from')} onChange={(from) => change({ from })} />
      <DayFilter label={t`To`} value={get('to')} onChange={(to) => change({ to })} />
    </>
  );
}

/** The days of the address as a call takes them; what is no day is left out. */
export function daysOf(get: (name: string) => string): { from?: string; to?: string } {
  const [from, to] = [get('from'), get('to')];
  return { ...(ISO_DAY.test(from) ? { from } : {}), ...(ISO_DAY.test(to) ? { to } : {}) };
}
