import { Plural } from '@lingui/react/macro';
import { Avatar } from '#ui/avatar';
import { Group, Text } from '#ui/layout';
import type { TeacherLog } from '../api.ts';
import classes from './person.module.css';

/** Whose log this is, and how much of the day is filled. */
export function Person({ log }: { log: TeacherLog }) {
  const due = log.periods.filter(({ coveredBy }) => coveredBy === null);
  const recorded = due.filter(({ isRecorded }) => isRecorded).length;
  return (
    <Group gap={12} wrap="nowrap" pb={16}>
      <Avatar name={log.teacherName} imageUrl={log.image} size={56} />
      <div>
        <p className={classes.name} translate="no">
          {log.teacherName}
        </p>
        <Text c="dimmed" fz="sm">
          <Plural
            value={due.length}
            _0="No period on this day"
            one={`# period, ${recorded} filled`}
            other={`# periods, ${recorded} filled`}
          />
        </Text>
      </div>
    </Group>
  );
}
