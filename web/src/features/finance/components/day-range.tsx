import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#lib/use-address';
import classes from './day-field.module.css';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** From a day to a day, both in the address. */
export function DayRange() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  return (
    <>
      <DayField label={t`From`} value={get('from')} onChange={(from) => change({ from })} />
      <DayField label={t`To`} value={get('to')} onChange={(to) => change({ to })} />
    </>
  );
}

/** One day in a row of filters. */
export function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}

/** The days of the address as a call takes them; what is no day is left out. */
export function daysOf(get: (name: string) => string): { from?: string; to?: string } {
  const [from, to] = [get('from'), get('to')];
  return { ...(ISO_DAY.test(from) ? { from } : {}), ...(ISO_DAY.test(to) ? { to } : {}) };
}
