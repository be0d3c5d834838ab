import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatList } from '#lib/format';
import { paths } from '#lib/paths';
import { Notice } from '#ui/notice';
import type { Exams } from '../api.ts';

/** Says which classes a new exam cannot be for, and where they get an assessment scheme. Classes with grades alone need none. */
export function ClassesWithoutScheme({ exams: { classes, withoutScheme } }: { exams: Exams }) {
  if (withoutScheme.length === 0) return null;
  const names = formatList(classes.filter(({ id }) => withoutScheme.includes(id)).map(({ className }) => className));
  return (
    <Notice>
      <Plural
        value={withoutScheme.length}
        one={`Class ${names} cannot have this exam, because it has no assessment scheme.`}
        other={`Classes ${names} cannot have this exam, because they have no assessment scheme.`}
      />{' '}
      <Link to={`${paths.exams}?tab=schemes`}>
        <Trans>Select a scheme</Trans>
      </Link>
    </Notice>
  );
}
