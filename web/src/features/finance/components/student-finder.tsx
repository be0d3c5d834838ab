import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDate, formatRupees } from '#lib/format';
import { SearchBox } from '#ui/controls';
import { Text } from '#ui/layout';
import classes from './student-finder.module.css';
import { type FoundStudent, useFoundStudents } from './use-found-students.ts';

type Props = { onChoose: (student: FoundStudent) => void; hasKey?: boolean; hasLeavers?: boolean | undefined; ref?: Ref<HTMLInputElement> };

/** Finds a student of any class by name, admission number, phone or guardian; arrows move, Enter chooses. */
export function StudentFinder({ onChoose, hasKey = false, hasLeavers = false, ref }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const { found, error, isSearching } = useFoundStudents(text, { hasLeavers });
  const current = found?.[Math.min(place, found.length - 1)];
  const choose = (student: FoundStudent) => {
    setText('');
    onChoose(student);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found) setPlace(Math.max(0, Math.min(found.length - 1, place + step)));
    else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) choose(current);
    else if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key !== 'Enter' || !isSearching) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.finder}>
      <div className={classes.box}>
        <SearchBox
          {...(ref ? { ref } : {})}
          hasKey={hasKey}
          label={t`Name, admission number, phone or guardian`}
          value={text}
          onChange={(value) => {
            setText(value);
            setPlace(0);
          }}
          onKeyDown={handleKey}
        />
      </div>
      {error || found || isSearching ? (
        <div className={classes.over}>
          {error ? (
            <p role="alert" className={classes.none}>
              {errorText(error)}
            </p>
          ) : (
            <FoundList found={found} current={current} onChoose={choose} />
          )}
        </div>
      ) : null}
    </div>
  );
}

type ListProps = { found: FoundStudent[] | undefined; current: FoundStudent | undefined; onChoose: (student: FoundStudent) => void };

function FoundList({ found, current, onChoose }: ListProps) {
  const { t } = useLingui();
  if (found === undefined || found.length === 0) {
    return (
      <p role="status" className={classes.none}>
        {found ? <Trans>No matching students</Trans> : <Trans>Searching…</Trans>}
      </p>
    );
  }
  return (
    <ul className={classes.list} aria-label={t`Students found`}>
      {found.map((student) => (
        <li key={student.id}>
          <FoundButton student={student} isCurrent={student === current} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

type ButtonProps = { student: FoundStudent; isCurrent: boolean; onChoose: (student: FoundStudent) => void };

/** One of those who were found: who, where, whose child, and what is owed. */
function FoundButton({ student, isCurrent, onChoose }: ButtonProps) {
  const { t } = useLingui();
  const { name, className, sectionName, admissionNumber, guardian, phone, owed, leftOn } = student;
  return (
    <button type="button" className={classes.found} data-current={isCurrent || undefined} onClick={() => onChoose(student)}>
      <Text span fw={500}>
        {name}
      </Text>
      <span className={classes.quiet}>{t`Class ${className} ${sectionName}`}</span>
      <span className={classes.quiet}>
        {[admissionNumber, guardian, phone, leftOn && t`Left on ${formatDate(leftOn)}`].filter(Boolean).join(' · ')}
      </span>
      <span className={classes.owed}>{owed > 0 ? t`Balance this year ${formatRupees(owed)}` : t`No balance this year`}</span>
    </button>
  );
}
