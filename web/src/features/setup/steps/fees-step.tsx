import { Trans, useLingui } from '@lingui/react/macro';
import { getFeeStructure, saveStartingFees } from '@shala/contract/finance';
import { type CallAnswer, type MonthName, YEAR_MONTHS } from '@shala/contract/shared';
import { type FormEvent, useState } from 'react';
import { formatMonth, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField, TextField } from '#ui/field';
import { LoadState } from '#ui/load-state';
import { useSetup, useSetupAct } from '../api.ts';
import classes from '../setup.module.css';
import { StepFoot, type StepProps } from './step-foot.tsx';

type Structure = CallAnswer<typeof getFeeStructure>;

/** The monthly fee of all classes in one grid, the first month that is charged, and the day it is due. */
export function FeesStep({ isDone, ...props }: StepProps & { isDone: boolean }) {
  const { t } = useLingui();
  const structure = useSetup(getFeeStructure, {});
  return (
    <LoadState query={structure} title={t`The fees could not be opened`}>
      {(data) => <FeesForm structure={data} isDone={isDone} {...props} />}
    </LoadState>
  );
}

type FormProps = StepProps & { structure: Structure; isDone: boolean };

function FeesForm({ structure, isDone, onDone, onSkip }: FormProps) {
  const { t } = useLingui();
  // Until somebody has set the fees, every school has the same sum: it is shown beside the empty fields, never saved unread.
  const [preset] = useState(() => sumsOf(structure));
  const [sums, setSums] = useState<Sums>(isDone ? preset : {});
  const [isChecked, setIsChecked] = useState(false);
  const [firstMonth, setFirstMonth] = useState<MonthName>(structure.rules.firstMonth);
  const [dueDay, setDueDay] = useState(String(structure.rules.dueDay));
  const save = useSetupAct(saveStartingFees, onDone);
  const isDay = /^\d{1,2}$/.test(dueDay) && Number(dueDay) >= 1 && Number(dueDay) <= 28;
  // A class whose months differ stays as it is unless a sum is entered.
  const entered = structure.classes.flatMap(({ id }) => (sums[id] ? [{ classId: id, text: sums[id] }] : []));
  const usual = new Set(Object.values(preset)).size === 1 ? (Object.values(preset)[0] ?? '') : '';
  const isReady = isDay && entered.every(({ text }) => isSum(text)) && structure.classes.every(({ id }) => sums[id] || !preset[id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isReady) return;
    const fees = entered.map(({ classId, text }) => ({ classId, monthly: Number(text) }));
    save.mutate({ body: { firstMonth, dueDay: Number(dueDay), fees } });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t`Fees`}>
      <Card title={t`When fees are charged`}>
        <div className={classes.pad}>
          <div className={classes.bar}>
            <ChoiceField
              label={t`First month in this program`}
              placeholder={t`Select a month`}
              choices={YEAR_MONTHS.map((name) => ({ value: name, label: formatMonth(name) }))}
              value={firstMonth}
              onChange={(event) => setFirstMonth(event.target.value as MonthName)}
            />
            <div className={classes.narrow}>
              <TextField
                label={t`Due day of the month`}
                inputMode="numeric"
                maxLength={2}
                value={dueDay}
                error={isDay ? undefined : t`Enter a day from 1 to 28.`}
                onChange={(event) => setDueDay(event.target.value)}
              />
            </div>
          </div>
          <p className={classes.quiet}>
            <Trans>No fee is charged for months before {formatMonth(firstMonth)}. Enter old dues as opening balances.</Trans>
          </p>
        </div>
      </Card>
      <Card title={t`Monthly tuition fee`} fact={t`Other fee heads are added in Fee structure`}>
        <div className={classes.pad}>
          {isDone || usual === '' ? null : (
            <p className={classes.quiet}>
              <Trans>Until you save this step, each class is charged {formatRupees(Number(usual))} a month.</Trans>
            </p>
          )}
          <FeeTable structure={structure} preset={preset} sums={sums} isChecked={isChecked} onSums={setSums} />
        </div>
      </Card>
      <div role="alert">
        {isChecked && !isReady ? (
          <p className={classes.bad}>{t`Not saved yet. Correct the marked fields, or skip this step for now.`}</p>
        ) : null}
      </div>
      <StepFoot error={save.error} isBusy={save.isPending} onSkip={onSkip} />
    </form>
  );
}

type Sums = Record<string, string>;
type TableProps = { structure: Structure; preset: Sums; sums: Sums; isChecked: boolean; onSums: (sums: Sums) => void };

const isSum = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.test(text);

/** One line for each class; what is wrong with an amount is said beside it. */
function FeeTable({ structure, preset, sums, isChecked, onSums }: TableProps) {
  const { t } = useLingui();
  const problemOf = (id: string): string | undefined => {
    const text = sums[id] ?? '';
    if (text !== '') return isSum(text) ? undefined : t`Enter an amount in rupees, such as 2500.`;
    return isChecked && preset[id] ? t`Enter the fee, or 0 for no fee.` : undefined;
  };
  const fillDown = (from: number) => {
    const text = sums[structure.classes[from]?.id ?? ''] ?? '';
    onSums({ ...sums, ...Object.fromEntries(structure.classes.slice(from).map(({ id }) => [id, text])) });
  };
  return (
    <table className={classes.grid} aria-label={t`Monthly fee by class`}>
      <thead>
        <tr>
          <th scope="col">{t`Class`}</th>
          <th scope="col">{t`Fee a month (₹)`}</th>
          <th scope="col" aria-label={t`Copy to classes below`} />
        </tr>
      </thead>
      <tbody>
        {structure.classes.map(({ id, name }, index) => (
          <tr key={id}>
            <td>{t`Class ${name}`}</td>
            <td>
              <span className={classes.fee}>
                <input
                  className={classes.input}
                  data-figure
                  aria-label={t`Monthly fee of class ${name}`}
                  inputMode="decimal"
                  maxLength={10}
                  placeholder={preset[id] ? '' : hasFee(structure, id) ? t`differs by month` : t`No fee set`}
                  value={sums[id] ?? ''}
                  aria-invalid={problemOf(id) ? true : undefined}
                  aria-describedby={problemOf(id) ? `fee-problem-${id}` : undefined}
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => onSums({ ...sums, [id]: event.target.value.replaceAll(/[₹,\s]/g, '') })}
                />
                {problemOf(id) ? (
                  <span id={`fee-problem-${id}`} className={classes.bad}>
                    {problemOf(id)}
                  </span>
                ) : null}
              </span>
            </td>
            <td>
              {index < structure.classes.length - 1 ? (
                <Button size="small" onClick={() => fillDown(index)} aria-label={t`Copy the fee of class ${name} to the classes below`}>
                  {t`Copy to classes below`}
                </Button>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether any fee of a class is set. */
function hasFee({ rates }: Structure, id: string): boolean {
  return rates.some(({ classId, amounts }) => classId === id && amounts.some((amount) => amount > 0));
}

/** The tuition of each class where it is the same in every month. */
function sumsOf({ classes: list, heads, rates }: Structure): Sums {
  const tuition = heads.find(({ kind }) => kind === 'tuition')?.id;
  return Object.fromEntries(
    list.map(({ id }) => {
      const amounts = rates.find(({ classId, headId }) => classId === id && headId === tuition)?.amounts ?? [];
      return [id, new Set(amounts).size === 1 ? String(amounts[0]) : ''];
    }),
  );
}
