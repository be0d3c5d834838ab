import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatList } from '#lib/format';
import { paths } from '#lib/paths';
import { Notice } from '#ui/notice';
import type { Vacancies } from '../api.ts';

/** Somebody who was removed a moment ago. */
export type Removed = { name: string; vacant: Vacancies };

/** What stands without a teacher now, and where to give it to somebody. */
export function VacantNotice({ removed: { name, vacant } }: { removed: Removed }) {
  const { lessons, classTeacherOf } = vacant;
  if (lessons.length === 0 && classTeacherOf.length === 0) return null;
  const led = formatList(classTeacherOf.map(({ className, sectionName }) => `${className} ${sectionName}`));
  return (
    <Notice>
      {lessons.length > 0 ? (
        <>
          <Plural
            value={lessons.length}
            one={`# period a week of ${name} has no teacher now.`}
            other={`# periods a week of ${name} have no teacher now.`}
          />{' '}
          <Link to={paths.scheduler}>
            <Trans>Open the scheduler</Trans>
          </Link>{' '}
        </>
      ) : null}
      {led ? (
        <>
          <Trans>Class {led} now has no class teacher.</Trans>{' '}
          <Link to={paths.classesData}>
            <Trans>Select a class teacher</Trans>
          </Link>
        </>
      ) : null}
    </Notice>
  );
}
