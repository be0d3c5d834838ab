import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ExamSession, exportExamPaper, getSeating, type PlannedExam } from '@shala/contract/exams';
import { IconAlertTriangle, IconArmchair, IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { send } from '#lib/send';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PaperButton } from '#ui/paper-button';
import { StatusBadge } from '#ui/status-badge';
import { type Seating, useSheet } from '../api.ts';
import { AssignSeats } from './assign-seats.tsx';
import classes from './offline.module.css';
import { RoomPlan } from './room-plan.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { SessionSelect, sessionId } from './session-select.tsx';

/** Who sits where: sessions, their rooms, and the papers for doors, tables and students. */
export function SeatingPanel({ exam }: { exam: PlannedExam }) {
  const { t } = useLingui();
  const seating = useSheet(getSeating, { params: { examId: exam.id } });
  return (
    <LoadState query={seating} title={t`The seating plan could not be opened`}>
      {(data) => <Loaded exam={exam} seating={data} />}
    </LoadState>
  );
}

function Loaded({ exam, seating }: { exam: PlannedExam; seating: Seating }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [isAssigning, setIsAssigning] = useState(false);
  const { sessions, rooms, sections } = seating;
  const session = sessions.find((one) => sessionId(one) === get('session')) ?? sessions[0];
  const room = session?.rooms.find(({ roomId }) => roomId === get('room'));
  if (session === undefined)
    return (
      <Card>
        <EmptyState
          icon={<IconArmchair size={24} stroke={1.75} />}
          title={t`No paper has a date yet. Fill the date sheet, then assign seats.`}
        />
      </Card>
    );
  return (
    <>
      <Group gap={8} my={12}>
        <SessionSelect sessions={sessions} value={sessionId(session)} onChange={(id) => change({ session: id, room: null })} />
        {session.seated > 0 ? <SessionPapers exam={exam} session={session} /> : null}
        <AdmitCards exam={exam} sections={sections} />
        {exam.state === 'published' ? null : (
          <Button isPrimary disabled={rooms.length === 0} onClick={() => setIsAssigning(true)}>{t`Assign seats`}</Button>
        )}
      </Group>
      <div className={classes.split}>
        <Card
          title={
            session.classes.length > 3 ? t`${session.classes[0] ?? ''} to ${session.classes.at(-1) ?? ''}` : session.classes.join(', ')
          }
          fact={<Seated session={session} />}
        >
          {session.rooms.length === 0 ? (
            <EmptyState
              icon={<IconArmchair size={24} stroke={1.75} />}
              title={rooms.length === 0 ? t`Add the rooms, then assign seats.` : t`No seats assigned in this session.`}
            />
          ) : (
            <DataTable
              isBare
              label={t`Rooms of the session`}
              rows={session.rooms}
              rowId={({ roomId }) => roomId}
              onOpen={({ roomId }) => change({ room: roomId })}
              columns={[
                { id: 'room', head: t`Room`, cell: ({ name }) => name, isOneLine: true },
                { id: 'classes', head: t`Classes`, cell: (one) => one.classes.join(', ') },
                {
                  id: 'seated',
                  head: t`Seated`,
                  cell: ({ seated, capacity }) => t`${seated} of ${capacity}`,
                  isFigure: true,
                  isOneLine: true,
                },
                {
                  id: 'same',
                  head: t`Students of one class side by side`,
                  cell: ({ sameClassNeighbours }) => sameClassNeighbours,
                  isFigure: true,
                },
              ]}
            />
          )}
        </Card>
        <RoomsCard rooms={rooms} />
      </div>
      {room ? (
        <RoomPlan
          examId={exam.id}
          roomId={room.roomId}
          isOpen={exam.state !== 'published'}
          session={session}
          onClose={() => change({ room: null })}
        />
      ) : null}
      {isAssigning ? <AssignSeats exam={exam} rooms={rooms} session={session} onClose={() => setIsAssigning(false)} /> : null}
    </>
  );
}

function Seated({ session: { students, seated } }: { session: ExamSession }) {
  return students === seated ? (
    <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>
      <Plural value={students} one="# student seated" other="# students seated" />
    </StatusBadge>
  ) : (
    <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} stroke={2} />}>
      <Trans>
        {seated} of {students} students seated
      </Trans>
    </StatusBadge>
  );
}

const printer = <IconPrinter size={16} stroke={1.75} aria-hidden="true" />;

function SessionPapers({ exam, session: { onDate, startsAt } }: { exam: PlannedExam; session: ExamSession }) {
  const { t } = useLingui();
  const ask = (kind: 'seating' | 'doorLists' | 'attendance') => () =>
    send(exportExamPaper, { params: { examId: exam.id }, query: { kind, onDate, startsAt } });
  return (
    <>
      <PaperButton label={t`Seating plans`} icon={printer} onAsk={ask('seating')} />
      <PaperButton label={t`Lists for room doors`} icon={printer} onAsk={ask('doorLists')} />
      <PaperButton label={t`Attendance sheets`} icon={printer} onAsk={ask('attendance')} />
    </>
  );
}

function AdmitCards({ exam, sections }: { exam: PlannedExam; sections: Seating['sections'] }) {
  const { t } = useLingui();
  const [sectionId, setSectionId] = useState(sections[0]?.id ?? '');
  if (sections.length === 0) return null;
  return (
    <>
      <Select
        label={t`Section for admit cards`}
        value={sectionId}
        choices={sections.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setSectionId}
      />
      <PaperButton
        label={t`Admit cards`}
        icon={printer}
        onAsk={() => send(exportExamPaper, { params: { examId: exam.id }, query: { kind: 'admitCards', sectionId } })}
      />
    </>
  );
}
