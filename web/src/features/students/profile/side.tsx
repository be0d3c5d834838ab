import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { relationWords } from '#lib/stored-words';
import { Avatar } from '#ui/avatar';
import { Text } from '#ui/layout';
import type { Student } from '../api.ts';
import { useRecordFields } from '../lib/record-fields.ts';
import { useStudentWords } from '../lib/words.ts';
import { Documents } from './documents.tsx';
import { EditableFacts } from './editable-facts.tsx';
import classes from './profile.module.css';
import { SeatFacts } from './seat-facts.tsx';

/** Facts about a student, quiet and without boxes: the person, the family, the papers. */
export function Side({ student }: { student: Student }) {
  const { t } = useLingui();
  const { personal, register, travel } = useRecordFields();
  return (
    <div className={classes.side}>
      <section>
        <h2 className={classes.title}>{t`Personal`}</h2>
        <SeatFacts student={student} />
        <EditableFacts student={student} fields={personal} />
      </section>
      <Family student={student} />
      <section>
        <h2 className={classes.title}>{t`Health, transport and address`}</h2>
        <EditableFacts student={student} fields={travel} />
      </section>
      <section>
        <h2 className={classes.title}>{t`For official records`}</h2>
        <EditableFacts student={student} fields={register} />
      </section>
      <Documents student={student} />
    </div>
  );
}

function Family({ student: { id, guardians, siblings } }: { student: Student }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const words = ({ relation, mayCollect }: Student['guardians'][number]) => {
    const who = relationWords(relation);
    if (mayCollect === null) return who;
    return mayCollect ? t`${who}, allowed to pick up the child` : t`${who}, not allowed to pick up the child`;
  };
  return (
    <section>
      <h2 className={classes.title}>{t`Guardians and family`}</h2>
      {guardians.length === 0 ? (
        <Text c="dimmed" fz="sm">
          <Link to={pathTo(paths.studentGuardian, { studentId: id })}>
            <Trans>No guardian is recorded. Add guardian</Trans>
          </Link>
        </Text>
      ) : null}
      <ul className={classes.people}>
        {guardians.map((guardian) => (
          <li key={guardian.id}>
            <Avatar name={guardian.name} size={32} />
            <span className={classes.person}>
              <strong>{guardian.name}</strong>
              <span>{words(guardian)}</span>
            </span>
            {guardian.phone ? <a href={`tel:${guardian.phone}`}>{guardian.phone}</a> : null}
          </li>
        ))}
        {siblings.map((sibling) => (
          <li key={sibling.id}>
            <Avatar name={sibling.name} size={32} />
            <span className={classes.person}>
              <Link to={pathTo(paths.studentProfile, { studentId: sibling.id })}>{sibling.name}</Link>
              <span>
                {[
                  sibling.gender === 'Female' ? t`Sister` : sibling.gender === 'Male' ? t`Brother` : t`Sibling`,
                  sibling.hasLeft ? t`has left` : seatOf(sibling),
                ].join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
