import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { Avatar } from '#ui/avatar';
import { HiddenText } from '#ui/controls';
import type { Column } from '#ui/data-table';
import type { StudentRow } from '../api.ts';
import classes from './directory.module.css';

type Options = {
  at: (place: number) => StudentRow | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onChooseAll: (areChosen: boolean) => void;
  areAllChosen: boolean;
  showsLeft: boolean;
};

/** The columns of the directory. A row is a place in the list; until its student is loaded it is empty. */
export function useStudentColumns({ at, chosen, onChoose, onChooseAll, areAllChosen, showsLeft }: Options): Column<number>[] {
  const { t } = useLingui();
  const cell = (show: (student: StudentRow) => React.ReactNode) => (place: number) => {
    const student = at(place);
    return student ? show(student) : null;
  };
  return [
    {
      id: 'chosen',
      head: t`Select`,
      width: '40px',
      headCell: (
        <input
          type="checkbox"
          aria-label={t`Select all rows shown`}
          checked={areAllChosen}
          onChange={(event) => onChooseAll(event.target.checked)}
        />
      ),
      cell: cell(({ id, name }) => (
        <input
          type="checkbox"
          aria-label={t`Select ${name}`}
          checked={chosen.has(id)}
          onChange={(event) => onChoose(id, event.target.checked)}
        />
      )),
    },
    {
      id: 'name',
      head: t`Student`,
      cell: (place) => {
        const student = at(place);
        if (!student)
          return (
            <span className={classes.waiting}>
              <HiddenText>
                <Trans>Loading...</Trans>
              </HiddenText>
            </span>
          );
        return (
          <Link className={classes.student} to={pathTo(paths.studentProfile, { studentId: student.id })}>
            <Avatar name={student.name} imageUrl={student.photoUrl} size={28} />
            {student.name}
          </Link>
        );
      },
    },
    { id: 'number', head: t`Admission no.`, width: '120px', cell: cell(({ admissionNumber }) => admissionNumber) },
    { id: 'class', head: t`Class`, width: '90px', cell: cell(({ className, sectionName }) => `${className} ${sectionName}`) },
    { id: 'roll', head: t`Roll`, isFigure: true, width: '56px', cell: cell(({ rollNumber }) => rollNumber ?? '–') },
    { id: 'guardian', head: t`Guardian`, cell: cell(({ guardian }) => guardian || '–') },
    { id: 'phone', head: t`Phone`, width: '120px', cell: cell(({ phone }) => (phone ? <a href={`tel:${phone}`}>{phone}</a> : '–')) },
    ...(showsLeft
      ? [{ id: 'left', head: t`Date of leaving`, width: '130px', cell: cell(({ leftOn }) => (leftOn ? formatDate(leftOn) : '–')) }]
      : []),
  ];
}
