import { useAddress } from '#lib/use-address';
import classes from './day-filter.module.css';

/** A day that bounds the list, kept in the address. */
export function DayFilter({ name, label }: { name: string; label: string }) {
  const { get, change } = useAddress();
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <input type="date" value={get(name)} max="9999-12-31" onChange={(event) => change({ [name]: event.target.value })} />
    </label>
  );
}
