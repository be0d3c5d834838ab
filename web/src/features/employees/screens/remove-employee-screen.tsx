import { Trans, useLingui } from '@lingui/react/macro';
import { getLeavingFacts, getTeacher, removeTeacher } from '@shala/contract/employees';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { todayAtSchool } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DayField } from '#ui/day-field';
import { TextField } from '#ui/field';
import { Box, Group, Stack } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { prefetchEmployees, type TeacherDetail, useEmployeeAct, useEmployees } from '../api.ts';
import { LeavingFacts } from '../components/leaving-facts.tsx';
import { TeacherError } from '../components/teacher-error.tsx';
import { TeacherNav } from '../components/teacher-nav.tsx';
import { usePaidSalariesQuestion } from '../lib/use-paid-salaries-question.ts';
import classes from './remove-employee-screen.module.css';

/** Begins loading it before it is shown. */
export function prefetch({ teacherId = '' }: ScreenParams) {
  void prefetchEmployees(getLeavingFacts, { params: { employeeId: teacherId } });
  return prefetchEmployees(getTeacher, { params: { teacherId } });
}

/** Asks once more before somebody is taken off the lists, and says what will stand without a teacher. */
export function RemoveEmployeeScreen() {
  const { t } = useLingui();
  const { teacherId = '' } = useParams();
  const query = useEmployees(getTeacher, { params: { teacherId } });
  return (
    <>
      <PageHeader title={t`Remove employee (teacher or other staff)`} context={query.data?.name ?? ' '} />
      <TeacherNav teacherId={teacherId} />
      <Box maw={682}>
        <Card>
          {query.data ? (
            <RemovePanel key={teacherId} teacher={{ ...query.data, _id: teacherId }} />
          ) : query.isPending ? (
            <SkeletonRows count={5} height={44} />
          ) : (
            <TeacherError query={query} title={t`Error!`} retry={t`Try Again`} />
          )}
        </Card>
      </Box>
    </>
  );
}

function RemovePanel({ teacher }: { teacher: TeacherDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { _id, leftOn } = teacher;
  const facts = useEmployees(getLeavingFacts, { params: { employeeId: _id } });
  const [lastDay, setLastDay] = useState('');
  const [reason, setReason] = useState('');
  const { remove, isRemoving, failure, wrongDay } = useRemoval(teacher);
  const { question, isAnswered } = usePaidSalariesQuestion(facts.data?.paidSalaries ?? [], lastDay);
  // Opened by its address alone there is nothing to go back to.
  const goBack = () =>
    window.history.state?.idx > 0 ? navigate(-1) : navigate(pathTo(paths.employeeProfile, { teacherId: _id }), { replace: true });
  return (
    <Stack gap={16} maw={640} p={20}>
      <Person teacher={teacher} />
      <p className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
        <Trans>Are you sure you want to remove this employee? This action cannot be undone.</Trans>
      </p>
      <p>
        <Trans>
          The employee will be marked as left and moved to Former employees. All records (logbook, attendance, salary and documents) will
          remain.
        </Trans>
      </p>
      <LeavingFacts facts={facts.data} />
      <div className={classes.row}>
        <DayField
          label={t`Last working day (leave blank for today)`}
          max={todayAtSchool(new Date())}
          value={lastDay}
          error={wrongDay}
          onChange={setLastDay}
        />
        <TextField label={t`Reason (optional)`} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <div role="alert">
        {question ? (
          <p className={classes.warning}>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
            {question}
          </p>
        ) : null}
        {failure ? (
          <p className={classes.warning}>
            <span>
              <Trans>Failed to remove teacher. Please try again later.</Trans> {failure}
            </span>
          </p>
        ) : null}
      </div>
      <Group gap={8} align="stretch" justify="flex-end" wrap="nowrap">
        <Button onClick={() => void goBack()} disabled={isRemoving}>{t`Cancel`}</Button>
        <Button
          isDanger
          disabled={leftOn !== null || facts.isPending}
          isBusy={isRemoving}
          onClick={() => (isAnswered() ? remove({ lastDay, reason }) : undefined)}
        >
          {isRemoving ? t`Removing...` : question ? t`Remove anyway` : t`Yes, Remove`}
        </Button>
      </Group>
    </Stack>
  );
}

/** Removes once, however often the button is pressed; then the directory says so. */
function useRemoval({ _id, name }: TeacherDetail) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const act = useEmployeeAct(removeTeacher, {
    onDone: ({ vacant }) => {
      showToast({ tone: 'good', sentence: t`Teacher removed successfully` });
      void navigate(paths.employees, { replace: true, state: { removed: { name, vacant } } });
    },
  });
  const remove = ({ lastDay, reason }: { lastDay: string; reason: string }) => {
    if (isRunning.current) return;
    isRunning.current = true;
    const body = { teacherId: _id, ...(lastDay && { lastDay }), ...(reason.trim() && { reason }) };
    act.mutate({ input: { body } }, { onSettled: () => (isRunning.current = false) });
  };
  const wrongDay = act.error instanceof CallError ? act.error.fields.lastDay : undefined;
  // What the server has to say of its own accord, such as that nobody removes his own record.
  const why = act.error instanceof CallError && act.error.status > 0 && act.error.status < 500 ? errorText(act.error) : '';
  return { remove, isRemoving: act.isPending, failure: act.error && !wrongDay ? ` ${why}` : null, wrongDay };
}

function Person({ teacher: { name, imageUrl, email, phoneNo, address, positionRole } }: { teacher: TeacherDetail }) {
  return (
    <Group gap={16} wrap="nowrap">
      <Avatar name={name} imageUrl={imageUrl} size={96} />
      <div>
        <p className={classes.name}>{name}</p>
        {positionRole ? <p className={classes.address}>{positionRole}</p> : null}
        {email || phoneNo ? (
          <p className={classes.ways}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : null}
            {phoneNo ? <a href={`tel:${phoneNo}`}>{phoneNo}</a> : null}
          </p>
        ) : null}
        {address ? <p className={classes.address}>{address}</p> : null}
      </div>
    </Group>
  );
}
