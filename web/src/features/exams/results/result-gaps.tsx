import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listResultGaps, type ResultGap } from '@shala/contract/exams';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { type ResultRow, useExams } from '../api.ts';
import classes from '../components/exams.module.css';

type Props = { row: ResultRow; onClose: () => void };

/** Why a class cannot be published yet: the marks that are missing, each with the way to its grid. */
export function ResultGaps({ row: { classId, termNo, className, term }, onClose }: Props) {
  const { t } = useLingui();
  const gaps = useExams(listResultGaps, { params: { classId, termNo } });
  return (
    <Modal title={t`Marks still to enter: ${className}, ${term}`} onClose={onClose} width={760}>
      <LoadState query={gaps} title={t`The marks could not be opened`}>
        {({ rows, papers }) => (
          <>
            <p>
              <Trans>Enter these marks, or AB (absent) or NA (not assessed). The result can be published after that.</Trans>
            </p>
            <DataTable
              isBare
              label={t`Marks still to enter: ${className}`}
              rows={rows}
              rowId={({ sectionId, subject, term: own, component, examId }) => [sectionId, subject, own, component, examId].join(' ')}
              columns={[
                { id: 'section', head: t`Section`, cell: ({ section }) => section, isOneLine: true },
                { id: 'subject', head: t`Subject`, cell: ({ subject }) => subject, isOneLine: true },
                { id: 'exam', head: t`Exam`, cell: (gap) => <Way gap={gap} /> },
                { id: 'students', head: t`Students`, cell: (gap) => (gap.examId === null ? t`All` : <Names gap={gap} />) },
              ]}
            />
            {papers > rows.length ? (
              <p className={classes.quiet}>
                <Plural
                  value={papers - rows.length}
                  one="# more paper has marks not entered."
                  other="# more papers have marks not entered."
                />
              </p>
            ) : null}
          </>
        )}
      </LoadState>
      <ModalFoot>
        <LinkButton to={paths.exams}>{t`All exams`}</LinkButton>
        <Button isPrimary onClick={onClose}>{t`Close`}</Button>
      </ModalFoot>
    </Modal>
  );
}

/** To the marks of the section, or to the exams where none has the component. */
function Way({ gap: { examId, exam, component, sectionId } }: { gap: ResultGap }) {
  const { t } = useLingui();
  if (examId === null) return <Link to={paths.exams}>{t`“${component}” has no exam yet. Add the exam`}</Link>;
  return <Link to={`${paths.exams}?exam=${examId}&section=${sectionId}`}>{exam}</Link>;
}

function Names({ gap: { students, count } }: { gap: ResultGap }) {
  const names = students.map(({ name }) => name).join(', ');
  const more = count - students.length;
  return more > 0 ? (
    <Trans>
      {names} and {more} more
    </Trans>
  ) : (
    names
  );
}
