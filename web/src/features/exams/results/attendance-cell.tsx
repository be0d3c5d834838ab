import { useLingui } from '@lingui/react/macro';
import type { SectionResult } from '../api.ts';
import classes from '../components/exams.module.css';

type Kind = 'present' | 'days';
type Student = SectionResult['students'][number];
type Props = {
  data: SectionResult;
  student: Student;
  kind: Kind;
  /** What was typed and not saved yet. */
  value: string | undefined;
  onChange: (typed: string) => void;
};

/** Days present, or working days. What is blank is counted by the registers, whose number is shown in grey. */
export function AttendanceCell({ data, student, kind, value, onChange }: Props) {
  const { t } = useLingui();
  const { studentId, name, attendance } = student;
  const saved = savedOf(data, studentId);
  return (
    <td>
      <input
        className={classes.days}
        inputMode="decimal"
        maxLength={5}
        aria-label={kind === 'present' ? t`${name}, days present` : t`${name}, working days`}
        placeholder={saved || attendance === null ? '' : String(attendance[kind])}
        value={value ?? saved?.[kind] ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </td>
  );
}

const savedOf = ({ attendance }: SectionResult, studentId: string) => attendance.find((one) => one.studentId === studentId);

type Entered = { studentId: string; name: string; entered: { present: number; days: number } | null; isValid: boolean };

/** What is sent of the typed days, with the other number as it is saved or counted; if both are blank, what was entered is deleted. */
export function attendanceOf(typed: ReadonlyMap<string, string>, data: SectionResult): Entered[] {
  const ids = new Set([...typed.keys()].map((key) => key.split(' ')[1] ?? ''));
  return [...ids].map((studentId) => {
    const student = data.students.find((one) => one.studentId === studentId);
    const textOf = (kind: Kind) => {
      const known = savedOf(data, studentId)?.[kind] ?? student?.attendance?.[kind] ?? '';
      return (typed.get(`${kind} ${studentId}`) ?? String(known)).trim();
    };
    const [presentText, daysText] = [textOf('present'), textOf('days')];
    const [present, days] = [Number(presentText || Number.NaN), Number(daysText || Number.NaN)];
    const isDeleted = (['present', 'days'] as const).every((kind) => (typed.get(`${kind} ${studentId}`) ?? 'x').trim() === '');
    const isValid = isDeleted || (Number.isInteger(present * 2) && Number.isInteger(days) && days > 0 && present >= 0 && present <= days);
    return { studentId, name: student?.name ?? '', entered: isDeleted ? null : { present, days }, isValid };
  });
}
