import { useLingui } from '@lingui/react/macro';
import type { listReminders } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatDate } from '#lib/format';
import { FinancePaper } from '../components/finance-paper.tsx';
import { today } from '../lib/today.ts';
import { SlipCode } from '../payment/slip-code.tsx';
import classes from './reminder-paper.module.css';

type Props = { reminders: CallAnswer<typeof listReminders>['reminders']; onPrinted: () => void };

/** A letter for each family, with a code to pay exactly the overdue sum where the school takes UPI. */
export function ReminderPaper({ reminders, onPrinted }: Props) {
  const { t } = useLingui();
  return (
    <FinancePaper title={t`Fee reminders`} context={formatDate(today())} onPrinted={onPrinted}>
      {reminders.map(({ students, phone, text, overdue, upi }) => (
        <article key={phone} className={classes.letter}>
          <div>
            {students.map((student) => (
              <h3 key={student.id}>{`${student.name} · ${student.className} ${student.sectionName} · ${student.admissionNumber}`}</h3>
            ))}
            <p>{text}</p>
          </div>
          {upi ? <SlipCode link={upi} amount={overdue} /> : null}
        </article>
      ))}
    </FinancePaper>
  );
}
