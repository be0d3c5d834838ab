import { Trans, useLingui } from '@lingui/react/macro';
import { getStudentFees } from '@shala/contract/finance';
import { anonymiseStudent, bringBackStudent, countStudents, LEAVING_REASONS, removeStudent } from '@shala/contract/students';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDate, formatMonth, formatRupees, todayAtSchool } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paidAhead } from '#lib/paid-ahead';
import { paths, pathTo } from '#lib/paths';
import { refundText } from '#lib/refund-text';
import type { ScreenParams } from '#lib/screen';
import { leavingReasonWords } from '#lib/stored-words';
import { showToast } from '#lib/toasts';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { DayField } from '#ui/day-field';
import { ChoiceField, TextAreaField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { Notice } from '#ui/notice';
import { RefundSteps } from '#ui/refund-steps';
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
    <StudentFrame heading={t`Withdraw student`} title={({ name }) => t`Withdrawal of ${name}`}>
      {(student) => (
        <Stack gap={16} maw={640}>
          {student.isAnonymised ? (
            <Notice>
              <Trans>The personal data of this student was permanently deleted.</Trans>
            </Notice>
          ) : student.leftOn ? (
            <>
              <OfferCertificate student={student} />
              <ComeBack student={student} />
              <Forget student={student} />
            </>
          ) : (
            <Leave student={student} />
          )}
        </Stack>
      )}
    </StudentFrame>
  );
}

function Leave({ student }: { student: Student }) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [leftOn, setLeftOn] = useState(() => todayAtSchool(new Date()));
  const [reason, setReason] = useState<string>('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const act = useStudentAct(removeStudent, (_answer, message) => {
    showToast({ tone: 'good', sentence: message ?? t`${student.name} was withdrawn from the school.` });
    // The screen now shows the way back, and above it the transfer certificate.
    window.scrollTo({ top: 0 });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === '') setProblem(t`Select a reason. It is printed on the transfer certificate.`);
    else if (!act.isPending)
      act.mutate({
        input: { params: { studentId: student.id }, body: { leftOn, reason: reason as (typeof LEAVING_REASONS)[number], note } },
        key,
      });
  };
  return (
    <Card title={t`Withdrawal of ${student.name}`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <NoDues studentId={student.id} leftOn={leftOn} />
        <Form label={t`Withdraw student`} onSubmit={submit}>
          <DayField label={t`Date of leaving`} max={todayAtSchool(new Date())} value={leftOn} onChange={setLeftOn} />
          <ChoiceField
            label={t`Reason`}
            placeholder={t`Select a reason`}
            value={reason}
            error={problem}
            choices={LEAVING_REASONS.map((value) => ({ value, label: leavingReasonWords(value) }))}
            onChange={(event) => {
              setReason(event.target.value);
              setProblem(undefined);
            }}
          />
          <TextAreaField label={t`Remark`} maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
          <Text c="dimmed" fz="sm">
            <Trans>
              Fees are charged up to the month of leaving. The record, receipts and registers are kept; only attendance marked after the
              date of leaving is removed. Pending leave applications are withdrawn. You can readmit the student later.
            </Trans>
          </Text>
          <FormError error={act.error} />
          <Group gap={12}>
            <Button type="submit" isDanger isBusy={act.isPending}>
              {t`Withdraw student`}
            </Button>
            <Link to={pathTo(paths.studentProfile, { studentId: student.id })}>{t`Cancel`}</Link>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}

/** Whether anything is owed. Dues keep nobody and no certificate back. */
function NoDues({ studentId, leftOn }: { studentId: string; leftOn: string }) {
  const { t } = useLingui();
  const { data } = useStudents(getStudentFees, { params: { studentId } });
  if (!data) return null;
  const due = data.months.filter(({ isOverdue }) => isOverdue).reduce((sum, { left }) => sum + left, 0) + data.arrears.left;
  const ahead = paidAhead(data.months, data.year, leftOn);
  const months = ahead && [...new Set([ahead.from, ahead.to])].map((month) => formatMonth(month)).join(' – ');
  const paid = ahead && formatRupees(ahead.paid);
  return (
    <>
      {ahead ? (
        <div className={classes.dues} data-tone="warn">
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <div>
            <Trans>
              {paid} is already paid for {months}, after the student leaves. If the school keeps this money, do nothing. If the school
              refunds it:
            </Trans>
            <RefundSteps {...refundText(ahead, data.payments, leftOn)} first={t`Withdraw the student.`} />
          </div>
        </div>
      ) : null}
      <p className={classes.dues} data-tone={due > 0 ? 'warn' : 'good'}>
        {due > 0 ? (
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
        )}
        {due > 0 ? (
          <span>
            <Trans>
              {formatRupees(due)} is overdue. <Link to={pathTo(paths.studentFees, { studentId })}>Collect fees</Link> now or after the
              withdrawal.
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>No overdue fees.</Trans>
          </span>
        )}
      </p>
    </>
  );
}

/** Who leaves gets a transfer certificate. */
function OfferCertificate({ student }: { student: Student }) {
  const { t } = useLingui();
  const reason = student.leavingReason;
  return (
    <Card title={t`Transfer certificate`} fact={t`left on ${formatDate(student.leftOn ?? '')}, ${reason}`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <Text c="dimmed" fz="sm">
          <Trans>The certificate is filled in as per the school record. It can be issued even if there are dues.</Trans>
        </Text>
        <Group gap={12}>
          <LinkButton to={`${paths.newCertificate}?person=${student.id}&kind=student&type=transfer`} isPrimary>
            {t`Issue transfer certificate`}
          </LinkButton>
          <Link to={pathTo(paths.studentProfile, { studentId: student.id })}>{t`View the student`}</Link>
        </Group>
      </Stack>
    </Card>
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
    showToast({ tone: 'good', sentence: message ?? t`${student.name} was readmitted.` });
    void navigate(pathTo(paths.studentProfile, { studentId: student.id }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending)
      act.mutate({ input: { params: { studentId: student.id }, body: { ...(sectionId ? { sectionId } : {}), reason } }, key });
  };
  return (
    <Card title={t`Readmit ${student.name}`} fact={t`left on ${formatDate(student.leftOn ?? '')}, ${student.leavingReason}`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <Form label={t`Readmit`} onSubmit={submit}>
          <ChoiceField
            label={t`Section`}
            hasUsual
            placeholder={t`Previous section`}
            value={sectionId}
            choices={sections.map((item) => ({ value: item.sectionId ?? '', label: seatOf(item) }))}
            onChange={(event) => setSectionId(event.target.value)}
          />
          <TextField label={t`Reason`} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          <Text c="dimmed" fz="sm">
            <Trans>
              If a transfer certificate was issued, cancel it under <Link to={paths.certificates}>Certificates</Link>. Otherwise it stays
              valid even after the readmission.
            </Trans>
          </Text>
          <FormError error={act.error} />
          <Group gap={12}>
            <Button type="submit" isPrimary isBusy={act.isPending}>
              {t`Readmit`}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}

function Forget({ student }: { student: Student }) {
  const { t } = useLingui();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const act = useStudentAct(anonymiseStudent, () => showToast({ tone: 'good', sentence: t`The personal data was permanently deleted.` }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ input: { params: { studentId: student.id }, body: { admissionNumber: number, reason } } });
  };
  return (
    <Card title={t`Permanently delete personal data`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <Text c="dimmed" fz="sm">
          <Trans>
            Use this when the family asks for it and no law requires the record. Name, date of birth, documents, photo, health details and
            guardians are deleted, also from the history. Receipts and accounts stay under the admission number. Issued certificates stay in
            the register as they were printed, since the school must be able to verify them. You cannot undo this.
          </Trans>
        </Text>
        <Form label={t`Delete personal data`} onSubmit={submit}>
          <TextField
            label={t`Type the admission number ${student.admissionNumber} to confirm`}
            maxLength={40}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <TextField label={t`Reason`} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          <FormError error={act.error} />
          <Group gap={12}>
            <Button type="submit" isDanger isBusy={act.isPending} disabled={number !== student.admissionNumber || reason.trim() === ''}>
              {t`Delete personal data`}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}
