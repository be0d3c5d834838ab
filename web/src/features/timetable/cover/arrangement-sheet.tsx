import { useLingui } from '@lingui/react/macro';
import { type Desk, periodOf } from '../lib/use-cover-words.ts';
import classes from './cover.module.css';

/** The day's arrangement as it hangs on the notice board; on paper alone. */
export function ArrangementSheet({ desk }: { desk: Desk }) {
  const { t } = useLingui();
  return (
    <table className={classes.sheet} aria-label={t`Arrangement`}>
      <thead>
        <tr>
          <th>{t`Period`}</th>
          <th>{t`Class`}</th>
          <th>{t`Subject`}</th>
          <th>{t`Absent teacher`}</th>
          <th>{t`Arrangement`}</th>
          <th>{t`Signature`}</th>
        </tr>
      </thead>
      <tbody>
        {desk.lessons.map((lesson) => (
          <tr key={`${lesson.periodId} ${lesson.sectionId} ${lesson.groupId}`}>
            <td>{periodOf(desk, lesson)}</td>
            <td>{`${lesson.className} ${lesson.sectionName}`}</td>
            <td>{lesson.subjectName}</td>
            <td>{lesson.absentName || '–'}</td>
            <td>{lesson.cover?.name ?? t`pending`}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
