import classes from './day-input.module.css';

type Props = { label: string; value: string; onChange: (day: string) => void };

/** One day in a row of filters; an emptied field changes nothing. */
export function DayInput({ label, value, onChange }: Props) {
  return (
    <label className={classes.day}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={(event) => {
          if (event.target.value) onChange(event.target.value);
        }}
      />
    </label>
  );
}
