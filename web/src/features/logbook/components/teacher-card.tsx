import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { Avatar } from '#ui/avatar';
import { today } from '../api.ts';
import classes from './teacher-card.module.css';

type Props = {
  teacher: { _id: string; name: string; imageUrl: string | null };
  date: string;
  /** Null where nobody can say how far it is. */
  state: { lessons: number; recorded: number; isReviewed: boolean } | null | undefined;
};

/** One of the staff, and how far the log of the day is filled. */
export function TeacherCard({ teacher, date, state }: Props) {
  const { t } = useLingui();
  const to = pathTo(paths.teacherLog, { teacherId: teacher._id });
  return (
    <Link className={classes.card} to={date === today() ? to : `${to}?date=${date}`}>
      <Avatar name={teacher.name} imageUrl={teacher.imageUrl} size={56} />
      <span className={classes.name} translate="no">
        {teacher.name || t`No name`}
      </span>
      {state === null ? null : <State state={state} />}
    </Link>
  );
}

function State({ state }: { state: Exclude<Props['state'], null> }) {
  const { t } = useLingui();
  if (state === undefined) return <span className={classes.state}>{t`No period`}</span>;
  const { lessons, recorded, isReviewed } = state;
  const isFilled = recorded >= lessons;
  const Icon = isFilled ? IconCircleCheck : IconCircleDashed;
  return (
    <span className={classes.state} data-tone={isFilled ? 'good' : undefined}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {isReviewed ? (
        <Trans>
          {recorded} of {lessons} filled, checked
        </Trans>
      ) : (
        <Trans>
          {recorded} of {lessons} filled
        </Trans>
      )}
    </span>
  );
}
