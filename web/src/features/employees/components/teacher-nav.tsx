import { useLingui } from '@lingui/react/macro';
import { IconUserMinus } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { LinkButton } from '#ui/button';
import classes from './teacher-nav.module.css';

/** The ways between the screens of one employee. */
export function TeacherNav({ teacherId }: { teacherId: string }) {
  const { t } = useLingui();
  const params = { teacherId };
  return (
    <nav className={classes.nav} aria-label={t`This employee`}>
      <NavLink to={pathTo(paths.employeeProfile, params)} className={classes.link ?? ''} end>
        {t`Employee Profile`}
      </NavLink>
      <NavLink to={pathTo(paths.employeeAttendance, params)} className={classes.link ?? ''} end>
        {t`Attendance`}
      </NavLink>
      <span className={classes.act}>
        <LinkButton to={pathTo(paths.employeeRemove, params)} size="small" icon={<IconUserMinus size={14} stroke={2} aria-hidden="true" />}>
          {t`Remove Teacher`}
        </LinkButton>
      </span>
    </nav>
  );
}
