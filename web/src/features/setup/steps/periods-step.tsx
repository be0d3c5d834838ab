import { useLingui } from '@lingui/react/macro';
import { getSchoolPeriods, saveSchoolPeriods } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { Card } from '#ui/card';
import { TextField } from '#ui/field';
import { LoadState } from '#ui/load-state';
import { useSetup, useSetupAct } from '../api.ts';
import { type DayPlan, makeDay, planOf } from '../lib/make-day.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

type Periods = CallAnswer<typeof getSchoolPeriods>;

/** The periods of the day by a few figures. A day that is not touched stays exactly as it is. */
export function PeriodsStep(props: StepProps) {
  const { t } = useLingui();
  const periods = useSetup(getSchoolPeriods, {});
  return (
    <LoadState query={periods} title={t`The periods could not be loaded`}>
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
  const figure = (name: 'periods' | 'minutes' | 'breakAfter' | 'breakMinutes') => ({
    inputMode: 'numeric' as const,
    maxLength: 3,
    value: String(shown[name]),
    onChange: (event: { target: { value: string } }) => setPlan({ ...shown, [name]: Number(event.target.value.replaceAll(/\D/g, '')) }),
  });
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`Periods of the day`}>
      <Card title={t`Periods of the day`}>
        <div className={classes.pad}>
          <div className={classes.bar}>
            <div className={classes.narrow}>
              <TextField label={t`Periods a day`} {...figure('periods')} />
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
              <TextField label={t`Length of a period (minutes)`} {...figure('minutes')} />
            </div>
            <div className={classes.narrow}>
              <TextField label={t`Break after period`} {...figure('breakAfter')} />
            </div>
            <div className={classes.narrow}>
              <TextField label={t`Length of the break (minutes)`} {...figure('breakMinutes')} />
            </div>
          </div>
          {day === null ? (
            <p className={classes.bad}>{t`Enter 1 to 16 periods that end before midnight.`}</p>
          ) : (
            <ol className={classes.day} aria-label={t`Timings of the day`}>
              {day.map(({ name, startsAt, endsAt }) => (
                <li key={name}>
                  <strong>{name}</strong> {startsAt} – {endsAt}
                </li>
              ))}
            </ol>
          )}
          <p className={classes.quiet}>{t`A second break and other names are set later in Periods.`}</p>
        </div>
      </Card>
      <StepFoot error={save.error} isBusy={save.isPending} isReady={day !== null} onSkip={onSkip} />
    </form>
  );
}
