import { useLingui } from '@lingui/react/macro';
import { getSchoolPeriods, saveSchoolPeriods } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { LoadState } from '#ui/load-state';
import { useSetup, useSetupAct } from '../api.ts';
import { type Break, type DayPlan, makeDay, planOf, withBreaks } from '../lib/make-day.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

type Periods = CallAnswer<typeof getSchoolPeriods>;

/** The periods of the day by a few figures. A day that is not touched stays exactly as it is. */
export function PeriodsStep(props: StepProps) {
  const { t } = useLingui();
  const periods = useSetup(getSchoolPeriods, {});
  return (
    <LoadState query={periods} title={t`The periods could not be opened`}>
      {(data) => <PeriodsPlan periods={data} {...props} />}
    </LoadState>
  );
}

function PeriodsPlan({ periods, onDone, onSkip }: StepProps & { periods: Periods }) {
  const { t } = useLingui();
  const [plan, setPlan] = useState<DayPlan | null>(null);
  const shown = plan ?? planOf(periods);
  const day = plan === null ? periods.map(({ name, startsAt, endsAt }) => ({ name, startsAt, endsAt })) : makeDay(plan);
  const save = useSetupAct(saveSchoolPeriods, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === null) return;
    const seen = { periods: periods.map(({ lessons: _, ...period }) => period) };
    const lines = day.map((period, index) => ({ ...(periods[index] ? { id: periods[index].id } : {}), ...period }));
    save.mutate({ body: { periods: lines, seen } });
  };
  const [first, second] = shown.breaks;
  const setBreaks = (one: Break, other: Break) => setPlan({ ...shown, breaks: [one, other] });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`Periods of the day`}>
      <Card title={t`Periods of the day`}>
        <div className={classes.pad}>
          <div className={classes.bar}>
            <div className={classes.narrow}>
              <TextField label={t`Periods a day`} {...figure(shown.periods, (periods) => setPlan({ ...shown, periods }))} />
            </div>
            <div className={classes.narrow}>
              <TextField
                type="time"
                label={t`First period starts at`}
                value={shown.startsAt}
                onChange={(event) => setPlan({ ...shown, startsAt: event.target.value })}
              />
            </div>
            <div className={classes.narrow}>
              <TextField label={t`Length of a period (minutes)`} {...figure(shown.minutes, (minutes) => setPlan({ ...shown, minutes }))} />
            </div>
          </div>
          <div className={classes.bar}>
            <div className={classes.narrow}>
              <TextField label={t`First recess after period`} {...figure(first.after, (after) => setBreaks({ ...first, after }, second))} />
            </div>
            <div className={classes.narrow}>
              <TextField
                label={t`Length of the first recess (minutes)`}
                {...figure(first.minutes, (minutes) => setBreaks({ ...first, minutes }, second))}
              />
            </div>
            <div className={classes.narrow}>
              <TextField
                label={t`Second recess after period`}
                {...figure(second.after, (after) => setBreaks(first, { ...second, after }))}
              />
            </div>
            <div className={classes.narrow}>
              <TextField
                label={t`Length of the second recess (minutes)`}
                {...figure(second.minutes, (minutes) => setBreaks(first, { ...second, minutes }))}
              />
            </div>
          </div>
          {day === null ? (
            <p className={classes.bad}>{t`Enter 1 to 16 periods that end before midnight.`}</p>
          ) : (
            <ol className={classes.day} aria-label={t`Timings of the day`}>
              {withBreaks(day).map(({ name, startsAt, endsAt }) => (
                <li key={startsAt} data-break={name === null || undefined}>
                  <strong>{name ?? t`Recess`}</strong> {startsAt} – {endsAt}
                </li>
              ))}
            </ol>
          )}
          <p
            className={classes.quiet}
          >{t`0 means no recess. To add more periods or to change a name or a time, open Periods of the day later.`}</p>
        </div>
      </Card>
      <StepFoot error={save.error} isBusy={save.isPending} isReady={day !== null} onSkip={onSkip} />
    </form>
  );
}

/** A field for a whole number. */
const figure = (value: number, onValue: (value: number) => void) => ({
  inputMode: 'numeric' as const,
  maxLength: 3,
  value: String(value),
  onChange: (event: { target: { value: string } }) => onValue(Number(event.target.value.replaceAll(/\D/g, ''))),
});
