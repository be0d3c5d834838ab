import { useLingui } from '@lingui/react/macro';
import { SKELETON_CARDS } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Avatar } from '#ui/avatar';
import { SimpleGrid } from '#ui/layout';
import type { EmployeeRow, Teacher } from '../api.ts';
import classes from './teacher-card.module.css';

type Props = { teacher: Pick<Teacher, '_id' | 'name' | 'imageUrl'>; row: EmployeeRow | undefined };

/** Who somebody is, in a card that leads to the profile. */
function TeacherCard({ teacher: { _id, name, imageUrl }, row }: Props) {
  const { t } = useLingui();
  const note = row?.leftOn
    ? t`Left ${formatDate(row.leftOn)}`
    : row?.classTeacher
      ? t`Class teacher of ${row.classTeacher}`
      : row?.employeeCode;
  return (
    <Link className={classes.card} to={pathTo(paths.employeeProfile, { teacherId: _id })}>
      <Avatar name={name} imageUrl={imageUrl} size={56} />
      <span className={classes.name} title={name}>
        {name || t`No name`}
      </span>
      <span className={classes.role}>{row?.positionRole || '\u00a0'}</span>
      <span className={classes.note}>{note ?? '\u00a0'}</span>
    </Link>
  );
}

type GridProps = { teachers: Props['teacher'][]; rows: ReadonlyMap<string, EmployeeRow> };

/** Six cards in a row. */
export function TeacherGrid({ teachers, rows }: GridProps) {
  return (
    <SimpleGrid component="ul" cols={6} spacing={12} pb={24}>
      {teachers.map((teacher) => (
        <li key={teacher._id}>
          <TeacherCard teacher={teacher} row={rows.get(teacher._id)} />
        </li>
      ))}
    </SimpleGrid>
  );
}

/** The cards before they are known. */
export function TeacherSkeletons() {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={6} spacing={12} pb={24} role="status" aria-label={t`Loading...`}>
      {Array.from({ length: SKELETON_CARDS }, (_card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their place
        <span key={index} className={classes.skeleton} data-skeleton />
      ))}
    </SimpleGrid>
  );
}
