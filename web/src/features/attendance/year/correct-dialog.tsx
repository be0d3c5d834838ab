import { useLingui } from '@lingui/react/macro';
import { correctEmployeeAttendance, correctStudentAttendance, MARKS, type Mark, type PersonKind } from '@shala/contract/attendance';
import { useRef, useState } from 'react';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { Segmented } from '#ui/controls';
import { DayField } from '#ui/day-field';
import { ReasonDialog } from '#ui/reason-dialog';
import { useAttendanceAct } from '../api.ts';
import { today } from '../lib/days.ts';
import { useMarkWords } from '../lib/words.ts';

type Props = { kind: PersonKind; id: string; name: string; on: string; mark: Mark | null; onClose: () => void };

/** Corrects one day of one person; the reason stays on record. */
export function CorrectDialog({ kind, id, name, on: first, mark: before, onClose }: Props) {
  const { t } = useLingui();
  const words = useMarkWords();
  const [on, setOn] = useState(first);
  const [mark, setMark] = useState<Mark>(before === 'P' ? 'A' : 'P');
  const word = before && words[before];
  const marked = word && on === first ? t`${name}. In the register: ${word}` : name;
  const key = useRef(newKey());
  const onDone = () => {
    showToast({ tone: 'good', sentence: t`The attendance was corrected.` });
    onClose();
  };
  const student = useAttendanceAct(correctStudentAttendance, { onDone });
  const employee = useAttendanceAct(correctEmployeeAttendance, { onDone });
  const act = kind === 'student' ? student : employee;
  const submit = (reason: string) => {
    const request = { body: { on, mark, reason } };
    key.current = newKey();
    if (kind === 'student') student.mutate({ input: { params: { studentId: id }, ...request }, key: key.current });
    else employee.mutate({ input: { params: { employeeId: id }, ...request }, key: key.current });
  };
  return (
    <ReasonDialog
      title={t`Edit attendance`}
      context={marked}
      act={t`Save`}
      label={t`Reason for this correction`}
      isBusy={act.isPending}
      error={act.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField label={t`Date`} value={on} max={today()} onChange={setOn} />
      <Segmented
        label={t`Change to`}
        isWide
        isNamed
        value={mark}
        choices={MARKS.map((value) => ({ value, label: words[value] }))}
        onChange={setMark}
      />
    </ReasonDialog>
  );
}
