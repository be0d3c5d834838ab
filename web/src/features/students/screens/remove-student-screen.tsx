import { Trans, useLingui } from '@lingui/react/macro';
import { getStudentFees } from '@shala/contract/finance';
import { anonymiseStudent, bringBackStudent, countStudents, LEAVING_REASONS, removeStudent } from '@shala/contract/students';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate, formatRupees, todayAtSchool } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextAreaField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { prefetchStudents, type Student, useStudentAct, useStudents } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import classes from '../profile/leaving.module.css';
import { prefetchStudent, StudentFrame } from '../profile/student-frame.tsx';

/** Begins loading it before it is shown. */
export function prefetch(params: ScreenParams) {
  void prefetchStudents(getStudentFees, { params: { studentId: params.studentId ?? '' } });
  return prefetchStudent(params);
}

/** A student leaves, with day and reason; or comes back; or is forgotten for good. */
export function RemoveStudentScreen() {
  const { t } = useLingui();
  return (
    <StudentFrame heading={t`Remove student`} title={({ name }) => t`${name} leaves`}>
      {(student) => (
        <div className={classes.narrow}>
          {student.isAnonymised ? (
            <Notice>
              <Trans>The personal data of this student was taken away for good.</Trans>
            </Notice>
          ) : student.leftOn ? (
            <>
              <ComeBack student={student} />
              <Forget student={student} />
            </>
          ) : (
            <Leave student={student} />
          )}
        </div>
      )}
    </StudentFrame>
  );
}

function Leave({ student }: { student: Student }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [leftOn, setLeftOn] = useState(() => todayAtSchool(new Date()));
  const [reason, setReason] = useState<string>('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const act = useStudentAct(removeStudent, (_answer, message) => {
    showToast({ tone: 'good', sentence: message ?? t`${student.name} has left the school.` });
    void navigate(pathTo(paths.studentProfile, { studentId: student.id }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') setProblem(t`Choose why; it stands on the certificate.`);
    else if (!act.isPending)
      act.mutate({
        input: { params: { studentId: student.id }, body: { leftOn, reason: reason as (typeof LEAVING_REASONS)[number], note } },
        key,
      });
  };
  return (
    <Card title={t`${student.name} leaves the school`}>
      <div className={classes.body}>
        <NoDues studentId={student.id} />
        <Form label={t`Record leaving`} onSubmit={submit}>
          <DayField label={t`Last day`} max={todayAtSchool(new Date())} value={leftOn} onChange={setLeftOn} />
          <ChoiceField
            label={t`Reason`}
            placeholder={t`Choose a reason`}
            value={reason}
            error={problem}
            choices={LEAVING_REASONS.map((value) => ({ value, label: value }))}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
          <TextAreaField label={t`Remark`} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
          <p className={classes.quiet}>
            <Trans>
              Fees are charged up to this month. The record, the receipts and the registers stay, leave that waits for a decision is
              withdrawn, and the student can be brought back.
            </Trans>
          </p>
          <FormError error={act.error} />
          <div className={classes.acts}>
            <Button type="submit" isDanger isBusy={act.isPending}>
              {t`Record leaving`}
            </Button>
            <Link to={pathTo(paths.studentProfile, { studentId: student.id })}>{t`Cancel`}</Link>
          </div>
        </Form>
      </div>
    </Card>
  );
}

/** Whether anything is owed: a leaver gets the certificate when nothing is. */
function NoDues({ studentId }: { studentId: string }) {
  const { data } = useStudents(getStudentFees, { params: { studentId } });
  if (!data) return null;
  const due = data.months.filter(({ isOverdue }) => isOverdue).reduce((sum, { left }) => sum + left, 0) + data.arrears.left;
  return (
    <p className={classes.dues} data-tone={due > 0 ? 'warn' : 'good'}>
      {due > 0 ? (
        <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
      ) : (
        <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
      )}
      {due > 0 ? (
        <span>
          <Trans>
            {formatRupees(due)} is overdue. <Link to={pathTo(paths.studentFees, { studentId })}>Collect it first</Link>, or go on and let it
            stand.
          </Trans>
        </span>
      ) : (
        <span>
          <Trans>No dues: nothing is overdue.</Trans>
        </span>
      )}
    </p>
  );
}

function ComeBack({ student }: { student: Student }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const navigate = useNavigate();
  const [key] = useState(newKey);
  const [sectionId, setSectionId] = useState('');
  const [reason, setReason] = useState('');
  const sections = useStudents(countStudents, {}).data?.sections.filter((item) => item.sectionId !== null) ?? [];
  const act = useStudentAct(bringBackStudent, (_answer, message) => {
    showToast({ tone: 'good', sentence: message ?? t`${student.name} is back at the school.` });
    void navigate(pathTo(paths.studentProfile, { studentId: student.id }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending)
      act.mutate({ input: { params: { studentId: student.id }, body: { ...(sectionId ? { sectionId } : {}), reason } }, key });
  };
  return (
    <Card title={t`Bring ${student.name} back`} fact={t`left on ${formatDate(student.leftOn ?? '')}, ${student.leavingReason}`}>
      <div className={classes.body}>
        <Form label={t`Bring back`} onSubmit={submit}>
          <ChoiceField
            label={t`Section`}
            placeholder={t`The seat that was left`}
            value={sectionId}
            choices={sections.map((item) => ({ value: item.sectionId ?? '', label: seatOf(item) }))}
            onChange={(event) => setSectionId(event.target.value)}
          />
          <TextField label={t`Reason`} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          <FormError error={act.error} />
          <div className={classes.acts}>
            <Button type="submit" isPrimary isBusy={act.isPending}>
              {t`Bring back`}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}

function Forget({ student }: { student: Student }) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const act = useStudentAct(anonymiseStudent, () => showToast({ tone: 'good', sentence: t`The personal data was taken away for good.` }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ input: { params: { studentId: student.id }, body: { admissionNumber: number, reason } } });
  };
  return (
    <Card title={t`Take the personal data away for good`}>
      <div className={classes.body}>
        <p className={classes.quiet}>
          <Trans>
            When a family asks for it and no law needs the record any more: name, birth, papers, photo, health and guardians are deleted, in
            the history too. Receipts and books stay under the admission number. This cannot be taken back.
          </Trans>
        </p>
        <Form label={t`Take the personal data away`} onSubmit={submit}>
          <TextField
            label={t`Type the admission number ${student.admissionNumber} to confirm`}
            maxLength={40}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <TextField label={t`Reason`} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          <FormError error={act.error} />
          <div className={classes.acts}>
            <Button type="submit" isDanger isBusy={act.isPending} disabled={number !== student.admissionNumber || reason.trim() === ''}>
              {t`Take the personal data away`}
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  );
}
