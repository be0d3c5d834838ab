import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';

/** The ways between the screens about all students. */
export function StudentsNav() {
  const { t } = useLingui();
  const ways = [
    { path: paths.students, label: t`All students` },
    { path: paths.udiseReadiness, label: t`UDISE+ check` },
    { path: paths.yearChange, label: t`Promotion to next year` },
  ];
  return <Ways label={t`Students`} ways={ways} />;
}
