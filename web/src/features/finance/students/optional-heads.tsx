import { useLingui } from '@lingui/react/macro';
import { setStudentHeads } from '@shala/contract/finance';
import { useState } from 'react';
import { formatMonth, formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FormError } from '#ui/form-error';
import { type StudentFees, useFinanceAct } from '../api.ts';
import { thisMonth } from '../lib/today.ts';
import classes from './student-fees.module.css';

/** The optional heads that a student takes, charged from this month on. */
export function OptionalHeads({ fees }: { fees: StudentFees }) {
  const { t } = useLingui();
  const taken = fees.optionalHeads.filter(({ isTaken }) => isTaken).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(taken));
  const save = useFinanceAct(setStudentHeads, {
    onDone: ({ change }) =>
      showToast({ tone: 'good', sentence: t`The optional fees were saved. The fees of the year change by ${formatRupees(change)}.` }),
  });
  if (fees.optionalHeads.length === 0) return null;
  const isChanged = chosen.size !== taken.length || taken.some((id) => !chosen.has(id));
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const handleSave = () =>
    save.mutate({ input: { params: { studentId: fees.student.id }, body: { headIds: [...chosen], fromMonth: thisMonth() } } });
  return (
    <Card
      title={t`Optional fees`}
      fact={t`Tick the optional fees that the student pays. A change applies from this month (${formatMonth(thisMonth())}).`}
    >
      <div className={classes.heads}>
        {fees.optionalHeads.map(({ id, name }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.has(id)} onChange={(event) => toggle(id, event.target.checked)} />
            {name}
          </label>
        ))}
        {isChanged ? (
          <Button size="small" isPrimary isBusy={save.isPending} onClick={handleSave}>
            {t`Save optional fees`}
          </Button>
        ) : null}
      </div>
      <FormError error={save.error} />
    </Card>
  );
}
