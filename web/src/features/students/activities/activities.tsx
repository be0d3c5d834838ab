import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import {
  type ACTIVITY_KINDS,
  addStudentActivity,
  editStudentActivity,
  listStudentActivities,
  removeStudentActivity,
} from '@shala/contract/students';
import { IconAward, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { formatDate, todayAtSchool } from '#lib/format';
import { newKey } from '#lib/new-key';
import type { ScreenParams } from '#lib/screen';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { DayField } from '#ui/day-field';
import { EmptyState } from '#ui/empty-state';
import { SuggestField, TextAreaField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { prefetchStudents, type Student, useStudentAct, useStudents } from '../api.ts';
import { prefetchStudent, StudentFrame } from '../profile/student-frame.tsx';

type Kind = (typeof ACTIVITY_KINDS)[number];
type Activity = CallAnswer<typeof listStudentActivities>['activities'][number];

/** Begins loading it, and whose it is. */
export function prefetchActivities(params: ScreenParams) {
  void prefetchStudents(listStudentActivities, { params: { studentId: params.studentId ?? '' } });
  return prefetchStudent(params);
}

/** What a student does beside lessons, of one kind. */
export function ActivitiesScreen({ kind }: { kind: Kind }) {
  const { t } = useLingui();
  const titles = { clubs: t`Clubs`, sports: t`Sports`, achievements: t`Achievements` };
  return (
    <StudentFrame heading={titles[kind]} title={({ name }) => `${titles[kind]} · ${name}`}>
      {(student) => <Activities kind={kind} student={student} />}
    </StudentFrame>
  );
}

function Activities({ kind, student }: { kind: Kind; student: Student }) {
  const { t } = useLingui();
  const isFixed = student.isAnonymised;
  const { studentId = '' } = useParams();
  const query = useStudents(listStudentActivities, { params: { studentId } });
  const [dialog, setDialog] = useState<'add' | Activity | null>(null);
  const words = {
    clubs: { label: t`Clubs`, none: t`No clubs yet`, add: t`Add to a club` },
    sports: { label: t`Sports`, none: t`No sports yet`, add: t`Add sport` },
    achievements: { label: t`Achievements`, none: t`No achievements yet`, add: t`Add achievement` },
  }[kind];
  const columns: Column<Activity>[] = [
    { id: 'name', head: words.label, cell: ({ name }) => name },
    {
      id: 'level',
      head: kind === 'clubs' ? t`Post held` : kind === 'sports' ? t`Level and position` : t`Level`,
      width: '160px',
      cell: ({ level }) => level || '–',
    },
    { id: 'details', head: t`Details`, cell: ({ details }) => details || '–' },
    {
      id: 'day',
      head: kind === 'achievements' ? t`Date` : t`Joined on`,
      width: '120px',
      cell: ({ onDate }) => (onDate ? formatDate(onDate) : '–'),
    },
  ];
  const add = isFixed ? null : (
    <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setDialog('add')}>
      {words.add}
    </Button>
  );
  return (
    <LoadState query={query} title={t`The activities could not be opened`}>
      {({ activities, known }) => {
        const own = activities.filter((activity) => activity.kind === kind);
        return (
          <>
            {own.length === 0 ? (
              <Card>
                <EmptyState icon={<IconAward size={24} stroke={1.75} />} title={words.none} action={add} />
              </Card>
            ) : (
              <>
                <DataTable
                  label={words.label}
                  columns={columns}
                  rows={own}
                  rowId={({ id }) => id}
                  {...(isFixed ? {} : { onOpen: setDialog })}
                />
                <p style={{ marginTop: 12 }}>{add}</p>
              </>
            )}
            {dialog ? (
              <ActivityDialog
                studentId={studentId}
                kind={kind}
                activity={dialog === 'add' ? null : dialog}
                title={words.add}
                name={student.name}
                known={[...new Set(known.filter((item) => item.kind === kind).map(({ name }) => name))]}
                onClose={() => setDialog(null)}
              />
            ) : null}
          </>
        );
      }}
    </LoadState>
  );
}

type DialogProps = {
  studentId: string;
  kind: Kind;
  activity: Activity | null;
  title: string;
  name: string;
  known: string[];
  onClose: () => void;
};

function ActivityDialog({ studentId, kind, activity, title, name, known, onClose }: DialogProps) {
  const { t } = useLingui();
  const names = { clubs: t`Name of the club`, sports: t`Name of the sport`, achievements: t`Name of the achievement` };
  const [key] = useState(newKey);
  const [fields, setFields] = useState({
    name: activity?.name ?? '',
    level: activity?.level ?? '',
    details: activity?.details ?? '',
    onDate: activity?.onDate ?? '',
  });
  const [problem, setProblem] = useState<string>();
  const { add, edit, remove } = useActivityActs({ studentId, kind, activity, onClose });
  const isBusy = add.isPending || edit.isPending || remove.isPending;
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.name.trim() === '') {
      setProblem(t`Enter the name.`);
      return;
    }
    if (isBusy) return;
    const body = { ...fields, onDate: fields.onDate || null };
    if (activity) edit.mutate({ input: { params: { studentId, activityId: activity.id }, body } });
    else add.mutate({ input: { params: { studentId }, body: { kind, ...body } }, key });
  };
  return (
    <Modal title={activity ? activity.name : title} context={name} isLocked={isBusy} onClose={onClose}>
      <Form label={title} onSubmit={submit}>
        <SuggestField
          label={names[kind]}
          data-autofocus
          maxLength={120}
          suggestions={known}
          value={fields.name}
          error={problem}
          onChange={(event) => set({ name: event.target.value })}
        />
        <FormRow>
          <SuggestField
            label={
              kind === 'clubs'
                ? t`Post held, for example Member or Captain`
                : kind === 'sports'
                  ? t`Level and position, for example District, 2nd position`
                  : t`Level, for example District or State`
            }
            maxLength={60}
            suggestions={[t`Member`, t`School`, t`Taluka`, t`District`, t`State`, t`National`]}
            value={fields.level}
            onChange={(event) => set({ level: event.target.value })}
          />
          <DayField
            label={kind === 'achievements' ? t`Date` : t`Joined on`}
            max={todayAtSchool(new Date())}
            value={fields.onDate}
            onChange={(onDate) => set({ onDate })}
          />
        </FormRow>
        <TextAreaField
          label={t`Details`}
          maxLength={500}
          value={fields.details}
          onChange={(event) => set({ details: event.target.value })}
        />
        <FormError error={add.error ?? edit.error ?? remove.error} />
        <ModalFoot>
          {activity ? (
            <Button
              isDanger
              isBusy={remove.isPending}
              disabled={isBusy}
              onClick={() => remove.mutate({ input: { params: { studentId, activityId: activity.id } } })}
            >
              {t`Delete`}
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={add.isPending || edit.isPending}>
            {activity ? t`Save changes` : title}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}

/** Adding, changing and taking away; what was taken away can be put back. */
function useActivityActs({ studentId, kind, activity, onClose }: Pick<DialogProps, 'studentId' | 'kind' | 'activity' | 'onClose'>) {
  const { t } = useLingui();
  const done = () => {
    showToast({ tone: 'good', sentence: t`The activity was saved.` });
    onClose();
  };
  const add = useStudentAct(addStudentActivity, done);
  const edit = useStudentAct(editStudentActivity, done);
  const again = useStudentAct(addStudentActivity);
  const remove = useStudentAct(removeStudentActivity, () => {
    const body = activity && { kind, name: activity.name, level: activity.level, details: activity.details, onDate: activity.onDate };
    showToast({
      tone: 'good',
      sentence: t`${activity?.name ?? ''} was deleted.`,
      onUndo: () => void (body && again.mutate({ input: { params: { studentId }, body } })),
    });
    onClose();
  });
  return { add, edit, remove };
}
