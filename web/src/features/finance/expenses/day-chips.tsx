import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatDate, formatMonth } from '#lib/format';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { lastOfMonth, presentMonth, today } from '../lib/today.ts';
import classes from './expense.module.css';

const FIRST_CHIP = 21;
const CHIPS = 7;

type Props = { value: string; onChange: (day: string) => void; isDisabled: boolean };

/** The date of an expense: today at one press, a day of this month by its number (21 to 27 first, the others by the arrows), or any earlier date. */
export function DayChips({ value, onChange, isDisabled }: Props) {
  const { t } = useLingui();
  const name = useId();
  const [first, setFirst] = useState(FIRST_CHIP);
  const last = lastOfMonth(today());
  const lastNumber = Number(last.slice(8));
  const numbers = Array.from({ length: CHIPS }, (_chip, index) => first + index).filter((number) => number <= lastNumber);
  const dayOf = (number: number) => `${last.slice(0, 8)}${String(number).padStart(2, '0')}`;
  return (
    <>
      <DayField label={t`Date`} isKept max={today()} value={value} disabled={isDisabled} onChange={onChange} />
      <fieldset disabled={isDisabled} className={classes.bare}>
        <legend className={classes.legend}>{t`Quick choice: a day of ${formatMonth(presentMonth())}`}</legend>
        <div className={classes.chips}>
          <Button
            aria-label={t`Earlier days`}
            disabled={first === 1}
            icon={<IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setFirst(Math.max(1, first - CHIPS))}
          >
            {null}
          </Button>
          <Button aria-pressed={value === today()} title={formatDate(today())} onClick={() => onChange(today())}>
            {t`Today`}
          </Button>
          {numbers.map((number) => (
            <label key={number} className={classes.chip} title={formatDate(dayOf(number))}>
              <input
                type="radio"
                name={name}
                value={dayOf(number)}
                checked={value === dayOf(number)}
                disabled={dayOf(number) > today()}
                onChange={() => onChange(dayOf(number))}
              />
              {number}
            </label>
          ))}
          <Button
            aria-label={t`Later days`}
            disabled={first + CHIPS > lastNumber}
            icon={<IconChevronRight size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setFirst(first + CHIPS)}
          >
            {null}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
