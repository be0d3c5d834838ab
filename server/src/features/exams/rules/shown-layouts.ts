import { REPORT_LAYOUTS, type ReportLayout, type StudentResult } from '@shala/contract/exams';

type Assessed = Pick<StudentResult, 'subjects' | 'areas' | 'voices'>;

/** What makes a card worth printing. Attendance, remark and scale are no content: a card of these alone looks blank. */
const HAS_CONTENT: Readonly<Record<ReportLayout, (student: Assessed) => boolean>> = {
  term: ({ subjects }) => subjects.length > 0,
  prePrimary: ({ areas }) => areas.some(({ grade }) => grade !== ''),
  holistic: (student) => hasVoices(student) || student.areas.some(({ kind, grade }) => kind === 'competency' && grade !== ''),
};

const hasVoices = ({ voices }: Assessed) => voices.length > 0;

/** The layouts with something to show for at least one of the students. The first is proposed: the holistic card only where somebody spoke on it and there are no marks. */
export function shownLayouts(students: readonly Assessed[]): ReportLayout[] {
  const shown = REPORT_LAYOUTS.filter((layout) => students.some(HAS_CONTENT[layout]));
  return shown[0] !== 'term' && students.some(hasVoices) ? shown.toReversed() : shown;
}
