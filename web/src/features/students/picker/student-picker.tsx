import { useLingui } from '@lingui/react/macro';
import { listStudents } from '@shala/contract/students';
import { Avatar } from '#ui/avatar';
import { FoundPerson, SearchField } from '#ui/search-field';
import { type StudentRow, studentsQuery } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';

type Props = {
  label?: string;
  value: StudentRow | null;
  onChange: (student: StudentRow | null) => void;
  status?: 'present' | 'left' | 'all';
  /** Only of this class. */
  classId?: string;
  error?: string | undefined;
  isDisabled?: boolean;
};

const MOST = 8;

/** Finds a student as one types: name, admission number, guardian or phone. */
export function StudentPicker({ label, value, onChange, status = 'present', classId, error, isDisabled = false }: Props) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  return (
    <SearchField
      label={label ?? t`Student`}
      listLabel={t`Students found`}
      placeholder={t`Name, number or phone`}
      none={t`No matching students.`}
      shown={value ? [value.name, seatOf(value), value.admissionNumber].join(' · ') : ''}
      disabled={isDisabled}
      error={error}
      queryOf={(search: string) =>
        studentsQuery(listStudents, { query: { search, status, limit: String(MOST), ...(classId ? { classId } : {}) } })
      }
      itemsOf={({ students }: { students: StudentRow[] }) => students}
      onTake={onChange}
      onEdit={() => value && onChange(null)}
      show={(student) => (
        <FoundPerson
          picture={<Avatar name={student.name} imageUrl={student.photoUrl} size={28} />}
          name={student.name}
          facts={[seatOf(student), student.admissionNumber, student.guardian]}
        />
      )}
    />
  );
}
