import { useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import { paths, pathTo } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Ways } from '#ui/ways';

/** The ways between the screens of one employee. */
export function TeacherNav({ teacherId }: { teacherId: string }) {
  const { t } = useLingui();
  const params = { teacherId };
  const ways = [
    { path: pathTo(paths.employeeProfile, params), label: t`Employee Profile` },
    { path: pathTo(paths.employeeAttendance, params), label: t`Attendance` },
  ];
  const remove = (
    <LinkButton to={pathTo(paths.employeeRemove, params)} size="small" icon={<IconUserMinus size={14} stroke={2} aria-hidden="true" />}>
      {t`Remove Teacher`}
    </LinkButton>
  );
  return <Ways label={t`This employee`} ways={ways} end={remove} />;
}
