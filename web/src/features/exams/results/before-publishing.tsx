import { Plural, useLingui } from '@lingui/react/macro';
import { listExams, listResultGaps } from '@shala/contract/exams';
import { Link } from 'react-router';
import { formatDate } from '#lib/format';
import { paths } from '#lib/paths';
import { type ResultRow, useExams } from '../api.ts';
import { unsavedMarks } from '../lib/kept-marks.ts';

type Props = { row: ResultRow };

/** Who of the class is not in the result that is to be published, and why. */
export function NotIncluded({ row: { classId, className, termNo } }: Props) {
  const { t } = useLingui();
  const { data } = useExams(listResultGaps, { params: { classId, termNo } });
  const people = data?.notIncluded ?? [];
  const say = (wanted: 'joined' | 'left') =>
    people
      .filter(({ why }) => why === wanted)
      .map(({ name, section, on }) =>
        wanted === 'joined'
          ? t`${name} (${className} ${section}, joined on ${formatDate(on)})`
          : t`${name} (${className} ${section}, left on ${formatDate(on)})`,
      )
      .join(', ');
  const [joined, left] = [say('joined'), say('left')];
  return (
    <>
      {joined === '' ? null : (
        <p>{t`Not in this result, because they joined after the term and have no marks of the previous school: ${joined}`}</p>
      )}
      {left === '' ? null : <p>{t`Not in this result, because they left before the end of the term or before a paper: ${left}`}</p>}
    </>
  );
}

/** Marks that were entered in this browser and are not saved: they would not be in the result. */
export function UnsavedMarks({ row: { className, sections } }: Props) {
  const { t } = useLingui();
  const { data } = useExams(listExams, { query: {} });
  const open = sections.flatMap(({ id, section }) => unsavedMarks(id).map((one) => ({ ...one, section })));
  if (open.length === 0) return null;
  return (
    <ul aria-label={t`Marks not saved`}>
      {open.map(({ examId, sectionId, section, count }) => (
        <li key={`${examId} ${sectionId}`} role="alert">
          <Link to={`${paths.exams}?exam=${examId}&section=${sectionId}`}>
            {data?.exams.find(({ id }) => id === examId)?.name ?? t`Marks`} · {className} {section}
          </Link>
          {': '}
          <Plural
            value={count}
            one="# mark that you entered is not saved. Open the marks and save or correct it first."
            other="# marks that you entered are not saved. Open the marks and save or correct them first."
          />
        </li>
      ))}
    </ul>
  );
}
