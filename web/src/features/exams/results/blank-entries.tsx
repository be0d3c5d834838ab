import { Plural, useLingui } from '@lingui/react/macro';
import { getSectionResult } from '@shala/contract/exams';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { type ResultRow, type SectionResult, useExams } from '../api.ts';

type Props = { row: ResultRow; section: ResultRow['sections'][number] };

/** How many students of a section would be published without a grade in every area, or without a remark; nothing where all is entered. */
export function BlankEntries({ row: { className, termNo }, section: { id, section } }: Props) {
  const { t } = useLingui();
  const { data } = useExams(getSectionResult, { params: { sectionId: id, termNo } });
  if (!data) return null;
  const { grades, remarks } = countBlanks(data);
  if (grades + remarks === 0) return null;
  return (
    <li>
      <Link to={`${paths.exams}?tab=results&section=${id}&term=${termNo}`}>{t`${className} ${section}`}</Link>
      {': '}
      {grades > 0 ? (
        <Plural
          value={grades}
          one="co-scholastic grades of # student are not complete"
          other="co-scholastic grades of # students are not complete"
        />
      ) : null}
      {grades > 0 && remarks > 0 ? ', ' : null}
      {remarks > 0 ? <Plural value={remarks} one="# student without a remark" other="# students without a remark" /> : null}
    </li>
  );
}

/** The result of a year asks for the grades of each of its terms. */
function countBlanks({ areas, areaTerms, students }: SectionResult): { grades: number; remarks: number } {
  const wanted = areas.length * areaTerms.length;
  return {
    grades: students.filter((one) => one.areas.filter(({ grade }) => grade !== '').length < wanted).length,
    remarks: students.filter(({ remark }) => remark === '').length,
  };
}
