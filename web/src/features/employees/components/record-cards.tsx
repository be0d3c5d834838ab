import { Trans, useLingui } from '@lingui/react/macro';
import { getEmployee } from '@shala/contract/employees';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatList, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { Stack, Text } from '#ui/layout';
import { SkeletonRows } from '#ui/skeleton';
import { type EmployeeRecord, useEmployees } from '../api.ts';
import classes from '../screens/employee-profile-screen.module.css';
import { PapersCard } from './papers-card.tsx';

/** What the school keeps beside name and address: work, pay, subjects, papers. */
export function RecordCards({ employeeId }: { employeeId: string }) {
  const { t } = useLingui();
  const query = useEmployees(getEmployee, { params: { employeeId } });
  if (!query.data)
    return (
      <Card>
        {query.isPending ? (
          <SkeletonRows count={8} height={34} />
        ) : (
          <ErrorState
            title={t`The record of this employee could not be opened`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </Card>
    );
  return (
    <Stack gap={16}>
      <WorkCard record={query.data} />
      <SubjectsCard record={query.data} />
      <PapersCard employeeId={employeeId} papers={query.data.papers} />
    </Stack>
  );
}

function WorkCard({ record }: { record: EmployeeRecord }) {
  const { t } = useLingui();
  const { employeeCode, department, isTeaching, qualification, monthlySalary, aadhaarLast4, emergencyName, emergencyPhone } = record;
  const facts: [string, ReactNode][] = [
    [t`Employee code`, employeeCode],
    [t`Department`, department],
    [t`Type of staff`, isTeaching ? t`Teaching` : t`Non-teaching`],
    [t`Qualification`, qualification],
    [t`Monthly salary`, monthlySalary > 0 && formatRupees(monthlySalary)],
    [t`Aadhaar`, aadhaarLast4 && `•••• •••• ${aadhaarLast4}`],
    [
      t`Emergency contact`,
      emergencyName || emergencyPhone ? (
        <>
          {emergencyName} {emergencyPhone ? <a href={`tel:${emergencyPhone}`}>{emergencyPhone}</a> : null}
        </>
      ) : null,
    ],
  ];
  const missing = facts.filter(([, value]) => !value).map(([term]) => term);
  return (
    <Card title={t`Work and salary`} action={<Link to={paths.staffPay}>{t`Salaries`}</Link>}>
      <Text component="div" pt={4} pb={16} px={16} fz="sm">
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {missing.length > 0 ? <p className={classes.missing}>{t`Not entered: ${formatList(missing)}`}</p> : null}
      </Text>
    </Card>
  );
}

function SubjectsCard({ record: { subjects, isTeaching } }: { record: EmployeeRecord }) {
  const { t } = useLingui();
  if (!isTeaching) return null;
  return (
    <Card title={t`Subjects taught`} action={<Link to={paths.scheduler}>{t`Timetable`}</Link>}>
      <Text component="div" pt={4} pb={16} px={16} fz="sm">
        {subjects.length === 0 ? (
          <p className={classes.missing}>
            <Trans>
              No subjects yet. Select them under Edit, or for all teachers under <Link to={paths.teachingData}>Who teaches what</Link>.
            </Trans>
          </p>
        ) : (
          <ul className={classes.subjects}>
            {subjects.map(({ id, className, name }) => (
              <li key={id}>{`${className} · ${name}`}</li>
            ))}
          </ul>
        )}
      </Text>
    </Card>
  );
}
