import { Plural, Trans } from '@lingui/react/macro';
import type { getLeavingFacts } from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import classes from '../screens/remove-employee-screen.module.css';

type Props = { facts: CallAnswer<typeof getLeavingFacts> | undefined };

/** What becomes vacant, what ends, and what stays. */
export function LeavingFacts({ facts }: Props) {
  if (!facts) return null;
  const { vacant, hasAccess, waitingLeave } = facts;
  const led = vacant.classTeacherOf.map(({ className, sectionName }) => `${className} ${sectionName}`).join(', ');
  const taught = [...new Set(vacant.lessons.map(({ className, sectionName }) => `${className} ${sectionName}`))].join(', ');
  return (
    <ul className={classes.facts}>
      {vacant.lessons.length > 0 ? (
        <li>
          <Plural value={vacant.lessons.length} one="# lesson a week becomes vacant:" other="# lessons a week become vacant:" /> {taught}
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
            one="# request for leave waits for a decision; it is withdrawn with the removal."
            other="# requests for leave wait for a decision; they are withdrawn with the removal."
          />{' '}
          <Link to={`${paths.leave}?kind=employee`}>
            <Trans>Decide first</Trans>
          </Link>
        </li>
      ) : null}
      {hasAccess ? (
        <li>
          <Trans>This person signs in to Shala; that ends at once.</Trans>
        </li>
      ) : null}
      <li>
        <Trans>Logbook, attendance, pay and papers stay on record under Former employees.</Trans>
      </li>
    </ul>
  );
}
