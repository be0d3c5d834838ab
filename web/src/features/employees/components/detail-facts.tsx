import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#lib/format';
import { Avatar } from '#ui/avatar';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import type { TeacherDetail } from '../api.ts';
import classes from '../screens/employee-profile-screen.module.css';
import { PhotoField } from './photo-field.tsx';

/** The detail of an employee; what nobody entered says so. */
export function DetailFacts({ teacher, isReadOnly }: { teacher: TeacherDetail; isReadOnly: boolean }) {
  const { t } = useLingui();
  const { name, email, phoneNo, gender, positionRole, totalClasses, dob, joiningDate, classTeacher, address } = teacher;
  /** A term, its value, and why there may be none. */
  const facts: [string, ReactNode, string?][] = [
    [t`Name`, name],
    [t`Email`, email && <a href={`mailto:${email}`}>{email}</a>],
    [t`Phone`, phoneNo && <a href={`tel:${phoneNo}`}>{phoneNo}</a>],
    [t`Gender`, useGenderWord(gender)],
    [t`Designation`, positionRole],
    [
      t`Total classes (periods taken in a week)`,
      totalClasses ? plural(totalClasses, { one: '# period', other: '# periods' }) : null,
      t`(takes no periods)`,
    ],
    [t`Date of birth`, dob && formatDate(dob)],
    [t`Joining date`, joiningDate && formatDate(joiningDate)],
    [t`Class teacher`, classTeacher, t`(not a class teacher)`],
    [t`Address`, address],
  ];
  return (
    <Card title={t`Personal`}>
      <Text component="div" pt={4} pb={16} px={16} fz="sm">
        {isReadOnly ? <Avatar name={name} imageUrl={teacher.imageUrl} size={96} /> : <PhotoField teacher={teacher} />}
        <dl className={classes.facts}>
          {facts.map(([term, value, reason]) => (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>
                {value || (
                  <span className={classes.missing}>
                    {t`No data available`}
                    {reason ? <small> {reason}</small> : null}
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Text>
    </Card>
  );
}

function useGenderWord(gender: string | null): string | null {
  const { t } = useLingui();
  if (gender === 'Female') return t`Female`;
  if (gender === 'Male') return t`Male`;
  return gender === 'Other' ? t`Other` : gender;
}
