import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CheckField } from '#ui/field';
import { Notice } from '#ui/notice';
import type { TermEntries } from '../lib/use-sheet-entries.ts';

/** A student of the section, as the upload names one. */
type Student = { id: string; name: string; admissionNumber: string };
type MisnamedProps = {
  rows: readonly { studentId: string; written: string }[];
  students: readonly Student[];
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
};

/** Rows whose number and name are of two students: they are entered only when that is asked for. */
export function Misnamed({ rows, students, isTaken, onTake }: MisnamedProps) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <div>
      <Notice>{t`Admission number and name do not match. These rows are left out:`}</Notice>
      <ul>
        {rows.slice(0, 10).map(({ studentId, written }) => {
          const student = students.find(({ id }) => id === studentId);
          return (
            <li
              key={studentId}
            >{t`Admission number ${student?.admissionNumber ?? ''} is ${student?.name ?? ''} in the school’s records, but the sheet has “${written}”.`}</li>
          );
        })}
      </ul>
      <CheckField label={t`Enter these rows too`} checked={isTaken} onChange={(event) => onTake(event.target.checked)} />
    </div>
  );
}

/** What the sheet would change in grades and attendance, and what cannot be entered. */
export function EntriesPreview({ entries, students }: { entries: TermEntries; students: readonly Student[] }) {
  const { t } = useLingui();
  const { grades, attendance, refused, unchanged } = entries;
  const name = (id: string) => students.find((student) => student.id === id)?.name ?? '';
  const replaced = [
    ...grades
      .filter(({ before }) => before !== '')
      .map(({ studentId, area, before, label }) => t`${name(studentId)}, ${area}: ${before} → ${label}`),
    ...attendance.flatMap(({ studentId, before, present, days }) =>
      before === null ? [] : [t`${name(studentId)}, attendance: ${before.present}/${before.days} → ${present}/${days}`],
    ),
  ];
  if (grades.length + attendance.length + refused.length + unchanged === 0) return null;
  return (
    <div role="status">
      <p>
        <Trans>
          New or changed grades: {grades.length}, attendance: {attendance.length}. Unchanged: {unchanged}. Cannot be read: {refused.length}.
        </Trans>
      </p>
      <ul>
        {refused.slice(0, 20).map(({ studentId, column, value, sentence }) => (
          <li key={`${studentId} ${column}`}>{t`${name(studentId)}, ${column}: “${value}”. ${sentence}`}</li>
        ))}
      </ul>
      {replaced.length === 0 ? null : (
        <>
          <Notice>
            <Plural
              value={replaced.length}
              one="# entry is there already and will be replaced:"
              other="# entries are there already and will be replaced:"
            />
          </Notice>
          <ul>
            {replaced.slice(0, 50).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The entries without those of doubtful rows. */
export function withoutRows(entries: TermEntries, rows: ReadonlySet<string>): TermEntries {
  const isKept = ({ studentId }: { studentId: string }) => !rows.has(studentId);
  return { ...entries, grades: entries.grades.filter(isKept), attendance: entries.attendance.filter(isKept) };
}
