import { Trans, useLingui } from '@lingui/react/macro';
import type { checkCertificateBatch } from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDate, formatList, formatRupees } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { type Column, DataTable } from '#ui/data-table';

export type ClassStudent = CallAnswer<typeof checkCertificateBatch>['students'][number];
type Props = {
  students: readonly ClassStudent[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
};

/** Everybody of a class: who gets a certificate, what others lack, who owes fees and who has one already. */
export function ClassList({ students, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const complete = students.filter(({ missing }) => missing.length === 0).map(({ id }) => id);
  const isAll = complete.length > 0 && complete.every((id) => chosen.has(id));
  const columns: Column<ClassStudent>[] = [
    {
      ...{ id: 'chosen', head: t`Issue`, width: '56px' },
      headCell: <input type="checkbox" aria-label={t`Select all students`} checked={isAll} onChange={() => onChoose(complete, !isAll)} />,
      cell: ({ id, name, missing }) => (
        <input
          type="checkbox"
          aria-label={t`Issue to ${name}`}
          checked={chosen.has(id)}
          disabled={missing.length > 0}
          onChange={() => onChoose([id], !chosen.has(id))}
        />
      ),
    },
    {
      ...{ id: 'student', head: t`Student` },
      cell: ({ id, name, number }) => (
        <>
          <Link to={pathTo(paths.studentProfile, { studentId: id })}>{name}</Link> · {number}
        </>
      ),
    },
    { id: 'place', head: t`Class`, isOneLine: true, cell: ({ place, rollNumber }) => [place, rollNumber].filter(Boolean).join(' · ') },
    { id: 'dues', head: t`Dues`, isFigure: true, cell: ({ dues }) => (dues > 0 ? formatRupees(dues) : t`Nil`) },
    { id: 'state', head: t`Notes`, cell: (student) => <StateOf {...student} /> },
  ];
  return (
    <DataTable
      label={t`Students of the class`}
      columns={columns}
      rows={students}
      rowId={({ id }) => id}
      isQuiet={({ id }) => !chosen.has(id)}
      isCompact
    />
  );
}

function StateOf({ missing, earlier }: ClassStudent) {
  if (missing.length > 0) return <Trans>Missing: {formatList(missing)}</Trans>;
  if (earlier === null) return null;
  return (
    <Trans>
      Already issued: {earlier.number} on {formatDate(earlier.issuedOn)}
    </Trans>
  );
}
