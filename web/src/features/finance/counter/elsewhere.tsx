import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/card';
import classes from '../components/student-finder.module.css';
import { FoundButton } from '../components/student-finder.tsx';
import { type FoundStudent, useFoundStudents } from '../components/use-found-students.ts';

type Props = { text: string; shownIds: ReadonlySet<string>; onChoose: (student: FoundStudent) => void };

const SHOWN = 4;
/** Two letters find half of the school. */
const LEAST_LETTERS = 3;

/** Whom the search finds beyond the list: in other classes, or by admission number, phone or guardian. */
export function Elsewhere({ text, shownIds, onChoose }: Props) {
  const { t } = useLingui();
  const found = useFoundStudents(text.trim().length < LEAST_LETTERS ? '' : text).found?.filter(({ id }) => !shownIds.has(id)) ?? [];
  if (found.length === 0) return null;
  return (
    <div className={classes.elsewhere}>
      <Card>
        <p>
          <Trans>Elsewhere in the school</Trans>
        </p>
        <ul className={classes.list} aria-label={t`Elsewhere in the school`}>
          {found.slice(0, SHOWN).map((student) => (
            <li key={student.id}>
              <FoundButton student={student} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
