import { Plural, Trans } from '@lingui/react/macro';
import type { getLeavingFacts } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatList } from '#lib/format';
import { paths } from '#lib/paths';
import classes from '../screens/remove-employee-screen.module.css';

type Props = { facts: CallAnswer<typeof getLeavingFacts> | undefined };

/** What becomes vacant and what ends. */
export function LeavingFacts({ facts }: Props) {
  if (!facts) return null;
  const { vacant, hasAccess, waitingLeave } = facts;
  if (vacant.lessons.length === 0 && vacant.classTeacherOf.length === 0 && waitingLeave === 0 && !hasAccess) return null;
  const led = formatList(vacant.classTeacherOf.map(({ className, sectionName }) => `${className} ${sectionName}`));
  const taught = [...new Set(vacant.lessons.map(({ className, sectionName }) => `${className} ${sectionName}`))].join(', ');
  return (
    <ul className={classes.facts}>
      {vacant.lessons.length > 0 ? (
        <li>
          <Plural value={vacant.lessons.length} one="# period a week will become vacant:" other="# periods a week will become vacant:" />{' '}
          {taught}
        </li>
      ) : null}
      {led ? (
        <li>
          <Trans>Class {led} will have no class teacher.</Trans>
        </li>
      ) : null}
      {waitingLeave > 0 ? (
        <li>
          <Plural
            value={waitingLeave}
            one="# leave application is pending. It will be withdrawn."
            other="# leave applications are pending. They will be withdrawn."
          />{' '}
          <Link to={`${paths.leave}?kind=employee`}>
            <Trans>Approve or reject now</Trans>
          </Link>
        </li>
      ) : null}
      {hasAccess ? (
        <li>
          <Trans>This person can sign in to this program now. When you remove the employee, sign-in will be stopped immediately.</Trans>
        </li>
      ) : null}
    </ul>
  );
}
