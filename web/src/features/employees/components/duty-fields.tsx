import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/card';
import type { Choices } from '../api.ts';
import classes from './employee-form.module.css';

type Props = {
  choices: Choices;
  employeeId: string | undefined;
  subjectIds: readonly string[];
  onSubjects: (ids: readonly string[]) => void;
  classTeacherOf: readonly string[];
  onClassTeacher: (ids: readonly string[]) => void;
};

const toggled = (ids: readonly string[], id: string) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);

/** What somebody teaches, class by class, and whose class teacher the person is. */
export function DutyFields({ choices, employeeId, subjectIds, onSubjects, classTeacherOf, onClassTeacher }: Props) {
  const { t } = useLingui();
  const count = subjectIds.length;
  return (
    <>
      <Card title={t`Class teacher of`} fact={t`If you tick a section that has a class teacher, this employee replaces that teacher.`}>
        <div className={classes.duties}>
          {choices.classes.map(({ className, sections }) => (
            <div key={className} className={classes.line}>
              <span>{t`Class ${className}`}</span>
              <span className={classes.boxes}>
                {sections.map(({ id, name, classTeacher, classTeacherId }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      aria-label={t`Class teacher of ${className} ${name}`}
                      checked={classTeacherOf.includes(id)}
                      onChange={() => onClassTeacher(toggled(classTeacherOf, id))}
                    />
                    {name}
                    {classTeacher && classTeacherId !== employeeId ? <small>{classTeacher}</small> : null}
                  </label>
                ))}
              </span>
            </div>
          ))}
        </div>
      </Card>
      <Card title={t`Subjects taught`} fact={<Trans>{count} selected</Trans>}>
        <div className={classes.duties}>
          {choices.classes.map(({ className, subjects }) => (
            <div key={className} className={classes.line}>
              <span>{t`Class ${className}`}</span>
              <span className={classes.boxes}>
                {subjects.map(({ id, name }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      aria-label={t`${name} of class ${className}`}
                      checked={subjectIds.includes(id)}
                      onChange={() => onSubjects(toggled(subjectIds, id))}
                    />
                    {name}
                  </label>
                ))}
              </span>
            </div>
          ))}
        </div>
      </Card>
    </>
  );
}
