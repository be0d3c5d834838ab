import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { exportReportCard, getStudentResults } from '@shala/contract/exams';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatList, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { Card } from '#ui/card';
import { PaperButton } from '#ui/paper-button';
import { useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { outcomeText } from '../lib/words.ts';
import { CourseChart } from '../performance/charts.tsx';

/** A student's published results: the last one by subject, and the course over terms beside the section. Nothing while there are none. */
export function StudentResults({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const { data = [] } = useExams(getStudentResults, { params: { studentId } });
  const [last] = data;
  if (!last) return null;
  const course = [...data].filter(({ termNo }) => termNo > 0).reverse();
  const weak = last.subjects.filter(({ outcome }) => outcome === 'fail').map(({ subject }) => subject);
  const outcome = last.outcome === 'fail' && weak.length > 0 ? t`needs improvement in ${formatList(weak)}` : outcomeText(last.outcome);
  const figure = (value: number | null) => (value === null ? '–' : formatNumber(value, 2));
  return (
    <Card
      title={t`Results`}
      fact={t`${last.term} ${last.year}: ${figure(last.percent)}%, ${last.grade}, ${outcome}`}
      action={
        <span className={classes.buttons}>
          <Link to={`${paths.exams}?tab=results&version=${last.versionId}`}>
            {last.version === 1
              ? t`Published result`
              : plural(last.version - 1, { one: 'Published result (corrected once)', other: 'Published result (corrected # times)' })}
          </Link>
          <PaperButton
            label={t`Report card`}
            icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
            onAsk={() => send(exportReportCard, { params: { versionId: last.versionId, studentId }, query: {} })}
          />
        </span>
      }
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Subject`}</th>
            <th scope="col" data-figure>{t`Percent`}</th>
            <th scope="col" data-figure>{t`Section average`}</th>
            <th scope="col">{t`Grade`}</th>
            <th scope="col">{t`Result`}</th>
          </tr>
        </thead>
        <tbody>
          {last.subjects.map((subject) => (
            <tr key={subject.subjectId}>
              <td>{subject.subject}</td>
              <td data-figure>{figure(subject.percent)}</td>
              <td data-figure>{figure(subject.sectionAverage)}</td>
              <td>{subject.grade || '–'}</td>
              <td data-outcome={subject.outcome}>{outcomeText(subject.outcome)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {course.length > 1 ? (
        <CourseChart
          label={t`Percentage of each term, with the section average`}
          name={t`Student`}
          otherName={t`Section average`}
          points={course.map(({ term, year, percent, sectionAverage }) => ({
            label: `${term} ${year}`,
            value: percent,
            other: sectionAverage,
          }))}
        />
      ) : null}
    </Card>
  );
}
