import { useLingui } from '@lingui/react/macro';
import type { Assessment, ClassDraft } from '../api.ts';
import classes from '../components/exams.module.css';

type Subject = ClassDraft['subjects'][number];
type Props = {
  draft: ClassDraft;
  names: ReadonlyMap<string, string>;
  schemes: Assessment['schemes'];
  onChange: (subjects: Subject[]) => void;
};

/** The scheme of each subject, and how it counts in the total. */
export function ClassSubjects({ draft, names, schemes, onChange }: Props) {
  const { t } = useLingui();
  const put = (at: number, next: Partial<Subject>) =>
    onChange(draft.subjects.map((subject, index) => (index === at ? { ...subject, ...next } : subject)));
  return (
    <section aria-label={t`Subjects`}>
      <table className={classes.table}>
        <thead>
          <tr>
            {[t`Subject`, t`Scheme`, t`Counts in the total`, t`Compulsory`].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.subjects.map((subject, at) => {
            const name = names.get(subject.subjectId) ?? '';
            return (
              <tr key={subject.subjectId}>
                <td>{name}</td>
                <td>
                  <select
                    className={classes.narrow}
                    aria-label={t`Scheme of ${name}`}
                    value={subject.schemeId ?? ''}
                    onChange={({ target }) => put(at, { schemeId: target.value || null })}
                  >
                    <option value="">{t`No marks`}</option>
                    {schemes.map((scheme) => (
                      <option key={scheme.id} value={scheme.id}>
                        {scheme.name}
                      </option>
                    ))}
                  </select>
                </td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={t`${name} counts in the total`}
                    checked={subject.schemeId !== null && subject.countsInTotal}
                    disabled={subject.schemeId === null}
                    onChange={({ target }) => put(at, { countsInTotal: target.checked })}
                  />
                </td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={t`${name} is compulsory`}
                    checked={subject.schemeId !== null && subject.isCompulsory}
                    disabled={subject.schemeId === null}
                    onChange={({ target }) => put(at, { isCompulsory: target.checked })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
