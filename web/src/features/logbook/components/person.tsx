import { Plural } from '@lingui/react/macro';
import { Avatar } from '#ui/avatar';
import type { TeacherLog } from '../api.ts';
import classes from './person.module.css';

/** Whose log this is, and how much of the day is filled. */
export function Person({ log }: { log: TeacherLog }) {
  const due = log.periods.filter(({ coveredBy }) => coveredBy === null);
  const recorded = due.filter(({ isRecorded }) => isRecorded).length;
  return (
    <div className={classes.person}>
      <Avatar name={log.teacherName} imageUrl={log.image} size={56} />
      <div>
        <p className={classes.name} translate="no">
          {log.teacherName}
        </p>
        <p className={classes.fact}>
          <Plural
            value={due.length}
            _0="No period on this day"
            one={`# period, ${recorded} filled`}
            other={`# periods, ${recorded} filled`}
          />
        </p>
      </div>
    </div>
  );
}
