import { Trans, useLingui } from '@lingui/react/macro';
import { type StudentResult, shownMarks, subjectMaxima } from '@shala/contract/exams';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { HiddenText } from '#ui/controls';
import classes from '../components/exams.module.css';
import { outcomeText } from '../lib/words.ts';

type Props = {
  label: string;
  subjects: { id: string; subject: string }[];
  students: StudentResult[];
  changed?: ReadonlyMap<string, string>;
  hasSection?: boolean;
};

/** The tabulation of a result: the rank beside the name, where it is in sight however many subjects there are; subjects across, total, grade and result at the end. */
export function ResultTable({ label, subjects, students, changed = new Map(), hasSection = false }: Props) {
  const { t } = useLingui();
  const hasRank = students.some(({ rank }) => rank !== null);
  const maxima = subjectMaxima(students);
  // The maximum is in the head; who was assessed in less has it beside the marks.
  const totalMax = Math.max(0, ...students.map(({ outOf }) => outOf ?? 0));
  const codes = new Set(students.flatMap(({ subjects: own }) => own.flatMap(({ components }) => components.map(({ code }) => code))));
  const meanings = [
    codes.has('AB') ? t`AB absent` : '',
    codes.has('ML') ? t`ML medical leave: that test is not counted` : '',
    codes.has('EX') ? t`EX exempt: that test is not counted` : '',
  ].filter(Boolean);
  const hasNA = codes.has('NA');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Student`}</th>
            {hasRank ? <th scope="col" data-figure>{t`Rank`}</th> : null}
            {hasSection ? <th scope="col">{t`Section`}</th> : null}
            {subjects.map(({ id, subject }) => (
              <th key={id} scope="col" data-figure>
                {maxima.has(id) ? t`${subject} (${formatNumber(maxima.get(id) ?? 0, 2)})` : subject}
              </th>
            ))}
            <th scope="col" data-figure>
              {totalMax === 0 ? t`Total` : t`Total (${formatNumber(totalMax, 2)})`}
            </th>
            <th scope="col" data-figure>
              <abbr title={t`Percentage`}>%</abbr>
            </th>
            <th scope="col">{t`Grade`}</th>
            <th scope="col">{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <tr key={student.studentId} className={changed.has(student.studentId) ? classes.changed : undefined}>
              <td>
                <Link className={classes.oneLine} to={pathTo(paths.studentProfile, { studentId: student.studentId })}>
                  {student.name}
                </Link>
                {changed.has(student.studentId) ? <div className={classes.quiet}>{changed.get(student.studentId)}</div> : null}
              </td>
              {hasRank ? <td data-figure>{student.rank ?? '–'}</td> : null}
              {hasSection ? <td>{student.section}</td> : null}
              {subjects.map(({ id }) => (
                <SubjectCell key={id} result={student.subjects.find(({ subjectId }) => subjectId === id)} maxima={maxima} />
              ))}
              <td data-figure>
                {student.obtained === null ? (
                  '–'
                ) : student.outOf === totalMax ? (
                  formatNumber(student.obtained, 2)
                ) : (
                  <Trans>
                    {formatNumber(student.obtained, 2)} of {formatNumber(student.outOf ?? 0, 2)}
                  </Trans>
                )}
              </td>
              <td data-figure>{student.percent === null ? '–' : formatNumber(student.percent, 2, 2)}</td>
              <td>{student.grade || '–'}</td>
              <td data-outcome={student.outcome} className={classes.oneLine}>
                {outcomeText(student.outcome)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>{' '}
      {meanings.length > 0 ? <p className={classes.meanings}>{meanings.join(' · ')}</p> : null}
      {hasNA ? <p className={classes.meanings}>{t`NA: not assessed, for example because the student was not enrolled then.`}</p> : null}
    </section>
  );
}

type CellProps = { result: StudentResult['subjects'][number] | undefined; maxima: ReadonlyMap<string, number> };

function SubjectCell({ result, maxima }: CellProps) {
  const { t } = useLingui();
  if (result === undefined) return <td data-figure>–</td>;
  const parts = result.components.map(
    ({ name, obtained, outOf, code, isAdjusted }) =>
      `${name} ${obtained === null ? code || '–' : `${obtained}/${outOf}`}${isAdjusted ? ` (${t`with grace marks`})` : ''}`,
  );
  const { marks, outOf, code } = shownMarks(result, maxima);
  return (
    <td data-figure data-outcome={result.outcome} title={parts.join('\n')}>
      {marks === null ? code || '–' : formatNumber(marks, 2)}
      {outOf === null ? null : `/${formatNumber(outOf, 2)}`}
      {marks === null || code === '' ? null : ` ${code}`}
      {result.outcome === 'fail' ? (
        <>
          {'\u00a0✕'}
          <HiddenText>{outcomeText('fail')}</HiddenText>
        </>
      ) : null}
    </td>
  );
}
