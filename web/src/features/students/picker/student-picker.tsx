import { useLingui } from '@lingui/react/macro';
import { listStudents } from '@shala/contract/students';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Avatar } from '#ui/avatar';
import { TextField } from '#ui/field';
import { type StudentRow, studentsQuery } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import classes from './student-picker.module.css';

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

const PAUSE_MS = 150;
const MOST = 8;

/** Finds a student as one types: name, admission number, guardian or phone. Arrows move, Enter takes, Esc closes. */
export function StudentPicker({ label, value, onChange, status = 'present', classId, error, isDisabled = false }: Props) {
  const { t } = useLingui();
  const listId = useId();
  const { seatOf } = useStudentWords();
  const [text, setText] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const search = useSettled((text ?? '').trim());
  const query = useQuery({
    ...studentsQuery(listStudents, { query: { search, status, limit: String(MOST), ...(classId ? { classId } : {}) } }),
    enabled: text !== null && search !== '',
    placeholderData: keepPreviousData,
  });
  const found = text !== null && search !== '' ? (query.data?.students ?? []) : [];
  const isOpen = text !== null && text.trim() !== '' && (found.length > 0 || query.isSuccess);
  const take = (student: StudentRow | undefined) => {
    if (!student) return;
    onChange(student);
    setText(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'ArrowDown') setCurrent(Math.min(current + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setCurrent(Math.max(current - 1, 0));
    else if (event.key === 'Enter') take(found[current]);
    else if (event.key === 'Escape') setText(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = value ? [value.name, seatOf(value), value.admissionNumber].join(' · ') : '';
  return (
    <div className={classes.picker}>
      <TextField
        label={label ?? t`Student`}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        placeholder={t`Search by name, admission number, guardian or phone`}
        maxLength={80}
        disabled={isDisabled}
        error={error}
        value={text ?? shown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setCurrent(0);
          if (value) onChange(null);
        }}
        onBlur={() => setText(null)}
        onKeyDown={handleKeyDown}
      />
      {isOpen ? (
        <div className={classes.list} id={listId} role="listbox" aria-label={t`Students found`}>
          {found.map((student, index) => (
            <Option key={student.id} id={`${listId}-${index}`} student={student} isCurrent={index === current} onTake={take} />
          ))}
          {found.length === 0 ? <p className={classes.none}>{t`No matching students.`}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

type OptionProps = { id: string; student: StudentRow; isCurrent: boolean; onTake: (student: StudentRow) => void };

function Option({ id, student, isCurrent, onTake }: OptionProps) {
  const { seatOf } = useStudentWords();
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the current option
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      className={classes.option}
      // The field would lose the focus, and with it the list, before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(student)}
    >
      <Avatar name={student.name} imageUrl={student.photoUrl} size={28} />
      <span className={classes.words}>
        <span className={classes.name}>{student.name}</span>
        <span className={classes.facts}>{[seatOf(student), student.admissionNumber, student.guardian].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  );
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
