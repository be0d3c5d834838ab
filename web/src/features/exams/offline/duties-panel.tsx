import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { assignDuties, type ExamDuty, exportExamPaper, getDuties, type PlannedExam, setDuty } from '@shala/contract/exams';
import { IconPrinter, IconUserCheck } from '@tabler/icons-react';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Box, Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PaperButton } from '#ui/paper-button';
import { type Duties, useExamAct, useSheet } from '../api.ts';
import classes from './offline.module.css';
import { SessionSelect, sessionId } from './session-select.tsx';

/** Who is on duty where and why, and how many duties each teacher has. */
export function DutiesPanel({ exam }: { exam: PlannedExam }) {
  const { t } = useLingui();
  const duties = useSheet(getDuties, { params: { examId: exam.id } });
  return (
    <LoadState query={duties} title={t`The invigilators could not be opened`}>
      {(data) =>
        data.duties.length === 0 ? (
          <Card>
            <EmptyState
              icon={<IconUserCheck size={24} stroke={1.75} />}
              title={t`No seats assigned yet. Assign the seats, then the invigilators.`}
            />
          </Card>
        ) : (
          <Loaded exam={exam} duties={data} />
        )
      }
    </LoadState>
  );
}

function Loaded({ exam, duties: { perRoom, duties, teachers } }: { exam: PlannedExam; duties: Duties }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const sessions = [...new Map(duties.map((duty) => [sessionId(duty), duty])).values()];
  const session = sessions.find((one) => sessionId(one) === get('session')) ?? sessions[0];
  const own = duties.filter((duty) => session !== undefined && sessionId(duty) === sessionId(session));
  // Of somebody without subjects it is not known whether the paper is one of his own.
  const knowsSubjects = ({ employeeId }: ExamDuty) => (teachers.find(({ id }) => id === employeeId)?.subjects.length ?? 1) > 0;
  const unknown = teachers.filter(({ subjects }) => subjects.length === 0).length;
  const vacant = duties.filter(({ employeeId }) => employeeId === null).length;
  return (
    <>
      <Group gap={8} my={12}>
        <SessionSelect sessions={sessions} value={session ? sessionId(session) : ''} onChange={(id) => change({ session: id })} />
        <PaperButton
          label={t`Print duties`}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onAsk={() => send(exportExamPaper, { params: { examId: exam.id }, query: { kind: 'duties' } })}
        />
        {exam.state === 'published' ? null : <AssignButton exam={exam} perRoom={perRoom} />}
      </Group>
      {unknown > 0 ? (
        <Group gap={8} mb={12}>
          <Notice>
            <Plural
              value={unknown}
              one="# teacher has no subjects yet and may get duty in a paper of their own subject. Enter the subjects of this teacher."
              other="# teachers have no subjects yet and may get duty in papers of their own subjects. Enter the subjects of these teachers."
            />
          </Notice>
          <LinkButton size="small" to={paths.employees}>{t`Open Employees`}</LinkButton>
        </Group>
      ) : null}
      <div className={classes.split}>
        <Card
          title={t`Duties`}
          fact={
            vacant === 0 ? (
              t`All rooms have invigilators`
            ) : (
              <Plural value={vacant} one="# duty without an invigilator" other="# duties without an invigilator" />
            )
          }
        >
          <DataTable
            isBare
            label={t`Duties`}
            rows={own}
            rowId={({ roomId, place }) => `${roomId} ${place}`}
            columns={[
              { id: 'room', head: t`Room`, cell: ({ room }) => room, isOneLine: true },
              { id: 'subjects', head: t`Paper`, cell: ({ subjects }) => subjects.join(', ') },
              { id: 'who', head: t`Invigilator`, cell: (duty) => <Who exam={exam} duty={duty} teachers={teachers} /> },
              { id: 'why', head: t`Why this teacher`, cell: (duty) => <Why duty={duty} hasSubjects={knowsSubjects(duty)} /> },
            ]}
          />
        </Card>
        <Card title={t`Teachers`} fact={<Plural value={teachers.length} one="# teacher" other="# teachers" />}>
          <DataTable
            isBare
            isCompact
            isTall
            label={t`Duties of teachers`}
            rows={[...teachers].sort((one, other) => other.duties - one.duties || one.name.localeCompare(other.name))}
            rowId={({ id }) => id}
            columns={[
              { id: 'name', head: t`Teacher`, cell: ({ name }) => name },
              { id: 'duties', head: t`Duties in this exam`, cell: ({ duties: count }) => count, isFigure: true },
              { id: 'earlier', head: t`Earlier duties this year`, cell: ({ earlier }) => earlier, isFigure: true },
            ]}
          />
        </Card>
      </div>
    </>
  );
}

function AssignButton({ exam, perRoom }: { exam: PlannedExam; perRoom: number }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const assign = useExamAct(assignDuties);
  const wanted = get('each') || String(perRoom);
  const handleAssign = () =>
    assign.mutate(
      { params: { examId: exam.id }, body: { perRoom: Number(wanted) } },
      {
        onSuccess: ({ assigned, vacant }) =>
          showToast(
            vacant === 0
              ? { tone: 'good', sentence: plural(assigned, { one: '# duty assigned.', other: '# duties assigned.' }) }
              : {
                  tone: 'plain',
                  sentence: t`${plural(assigned, { one: '# duty', other: '# duties' })} assigned. ${plural(vacant, { one: '# duty has', other: '# duties have' })} no invigilator, because all other teachers are on leave or teach the subject.`,
                },
          ),
        onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
      },
    );
  return (
    <>
      <Select
        label={t`Invigilators in each room`}
        value={wanted}
        choices={[
          { value: '1', label: t`1 in each room` },
          { value: '2', label: t`2 in each room` },
          { value: '3', label: t`3 in each room` },
        ]}
        onChange={(each) => change({ each })}
      />
      <Button isPrimary isBusy={assign.isPending} onClick={handleAssign}>{t`Assign invigilators`}</Button>
    </>
  );
}

/** The invigilator, changed by hand. Teachers of the subject and those on leave are not offered. */
function Who({ exam, duty, teachers }: { exam: PlannedExam; duty: ExamDuty; teachers: Duties['teachers'] }) {
  const { t } = useLingui();
  const set = useExamAct(setDuty);
  if (exam.state === 'published') return duty.name || t`No invigilator`;
  const able = teachers.filter(
    ({ subjects, leaveDays }) => !leaveDays.includes(duty.onDate) && !subjects.some((subject) => duty.subjects.includes(subject)),
  );
  const { onDate, startsAt, roomId, place } = duty;
  const handleChange = (id: string) =>
    set.mutate(
      { params: { examId: exam.id }, body: { onDate, startsAt, roomId, place, employeeId: id || null } },
      { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
    );
  const known = able.some(({ id }) => id === duty.employeeId) || duty.employeeId === null;
  return (
    <Box component="span" maw={220}>
      <Select
        label={t`Invigilator of ${duty.room}`}
        value={duty.employeeId ?? ''}
        disabled={set.isPending}
        choices={[
          { value: '', label: t`No invigilator` },
          ...(known ? [] : [{ value: duty.employeeId ?? '', label: duty.name }]),
          ...able.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={handleChange}
      />
    </Box>
  );
}

/** Why somebody has the duty. */
function Why({ duty: { employeeId, reason }, hasSubjects }: { duty: ExamDuty; hasSubjects: boolean }) {
  const { t } = useLingui();
  if (employeeId === null) return t`No invigilator yet. Teachers who are on leave or teach the subject are not given this duty.`;
  const teaches = reason.isFree ? '' : t`This teacher has a period at that time, so an arrangement is needed.`;
  if (reason.code === 'byHand')
    return (
      <>
        <Trans>Selected by hand.</Trans> {teaches}
      </>
    );
  return (
    <>
      {!hasSubjects ? (
        <Plural
          value={reason.duties}
          _0="Not on leave. Subjects not entered. First duty in this exam."
          one="Not on leave. Subjects not entered. # duty before this one."
          other="Not on leave. Subjects not entered. # duties before this one."
        />
      ) : reason.code === 'fewest' ? (
        <Plural
          value={reason.duties}
          _0="Not on leave. Does not teach this subject. First duty in this exam."
          one="Not on leave. Does not teach this subject. Fewest duties (# before this one)."
          other="Not on leave. Does not teach this subject. Fewest duties (# before this one)."
        />
      ) : (
        <Plural
          value={reason.duties}
          _0="Not on leave. Does not teach this subject. First duty in this exam."
          one="Not on leave. Does not teach this subject. # duty before this one."
          other="Not on leave. Does not teach this subject. # duties before this one."
        />
      )}{' '}
      {teaches}
    </>
  );
}
