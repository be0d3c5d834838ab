import { Trans, useLingui } from '@lingui/react/macro';
import { getStudentFees } from '@shala/contract/finance';
import { getStudentYear, listStudentActivities } from '@shala/contract/students';
import { Link } from 'react-router';
import { StudentResults } from '#features/exams';
import { formatShortDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { Card } from '#ui/card';
import { LoadState } from '#ui/load-state';
import { prefetchStudents, type Student, useStudents } from '../api.ts';
import { FeesCard } from '../profile/fees-card.tsx';
import classes from '../profile/profile.module.css';
import { Side } from '../profile/side.tsx';
import { prefetchStudent, StudentFrame } from '../profile/student-frame.tsx';
import { Timeline } from '../profile/timeline.tsx';
import { AttendanceCard, MarksCard } from '../profile/year-cards.tsx';

/** Begins loading it before it is shown. */
export function prefetch(params: ScreenParams) {
  const { studentId = '' } = params;
  void prefetchStudents(getStudentFees, { params: { studentId } });
  void prefetchStudents(getStudentYear, { params: { studentId } });
  void prefetchStudents(listStudentActivities, { params: { studentId } });
  return prefetchStudent(params);
}

/** Who a student is, and how the year goes: fees, attendance, marks, and what happened. */
export function StudentProfileScreen() {
  const { t } = useLingui();
  return (
    <StudentFrame heading={t`Student`} title={({ name }) => name}>
      {(student) => <Profile student={student} />}
    </StudentFrame>
  );
}

function Profile({ student }: { student: Student }) {
  const { t } = useLingui();
  const query = useStudents(getStudentYear, { params: { studentId: student.id } });
  return (
    <div className={classes.columns}>
      <Side student={student} />
      <div className={classes.main}>
        <FeesCard studentId={student.id} />
        <LoadState query={query} title={t`Attendance and marks could not be opened`} rows={8}>
          {({ months, exams, marks }) => (
            <>
              <AttendanceCard studentId={student.id} months={months} />
              <MarksCard exams={exams} marks={marks} />
            </>
          )}
        </LoadState>
        <StudentResults studentId={student.id} />
        <Doings studentId={student.id} />
      </div>
      <div>{query.data ? <Timeline events={query.data.timeline} /> : null}</div>
    </div>
  );
}

function Doings({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const activities = useStudents(listStudentActivities, { params: { studentId } }).data?.activities ?? [];
  if (activities.length === 0) return null;
  return (
    <Card title={t`Clubs, sports and achievements`} action={<Link to={pathTo(paths.studentAchievements, { studentId })}>{t`All`}</Link>}>
      <ul className={`${classes.body} ${classes.doings}`}>
        {activities.slice(0, 5).map(({ id, name, details, level, onDate }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{[level, details].filter(Boolean).join(' · ')}</span>
            {onDate ? <time dateTime={onDate}>{formatShortDate(onDate)}</time> : <Trans>no date</Trans>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
