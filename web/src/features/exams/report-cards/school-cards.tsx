import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type NoCardsReason, startSchoolCards } from '@shala/contract/exams';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { termWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { type SchoolCards as Cards, useExamAct, useSchoolCards } from '../api.ts';
import classes from '../components/exams.module.css';
import { BatchLine } from './card-batches.tsx';

/** Report cards of all classes whose result of a term is published: each class in its own format, one file a class. The server makes them one class after the other. */
export function SchoolCards({ ofYear, onClose }: { ofYear: { yearId?: string }; onClose: () => void }) {
  const { t } = useLingui();
  const [term, setTerm] = useState<string>();
  const { cards, isDrawing, progressOf } = useSchoolCards({ ...ofYear, ...(term === undefined ? {} : { term }) });
  const start = useExamAct(startSchoolCards);
  const ready = cards.data?.classes.filter(({ why }) => why === null).length ?? 0;
  return (
    <Modal title={t`Report cards of all classes`} onClose={onClose} width={720}>
      <p>
        <Trans>
          The report cards of each class are made in the format of that class and in the language for parents. You can leave this page. The
          progress is shown here when you come back.
        </Trans>
      </p>
      <LoadState query={cards} title={t`The report cards could not be opened`} rows={6}>
        {(data) => (
          <>
            <Select
              label={t`Term`}
              value={data.term}
              choices={data.terms.map((one) => ({ value: one, label: one === 'Year' ? t`Year` : termWords(one) }))}
              onChange={setTerm}
            />
            <ul className={classes.school} aria-label={t`Report cards by class`}>
              {data.classes.map((one) => (
                <li key={one.classId}>
                  <OfClass cards={{ ...one, batch: one.batch && progressOf(one.batch) }} />
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadState>
      <FormError error={start.error} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          isPrimary
          isSingle
          isBusy={start.isPending || isDrawing}
          disabled={ready === 0}
          onClick={() => start.mutate({ body: { term: cards.data?.term ?? '', ...ofYear } })}
        >
          <Plural value={ready} one="Make report cards of # class" other="Make report cards of # classes" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** The newest cards of a class with their progress and the file, or why it has none. */
function OfClass({ cards: { className, batch, why, missing } }: { cards: Cards['classes'][number] }) {
  const { t } = useLingui();
  if (why === null) return batch ? <BatchLine batch={batch} /> : t`${className}: no report cards made yet`;
  return (
    <>
      {t`${className}: no report cards.`} <Reason why={why} missing={missing} />
    </>
  );
}

function Reason({ why, missing }: { why: NoCardsReason; missing: number }) {
  const { t } = useLingui();
  if (why === 'noStudents') return t`No students`;
  if (why === 'blank') return t`No marks or grades of these students are in this result, so their report cards would be blank.`;
  if (why === 'noScheme')
    return (
      <Trans>
        The class has no assessment scheme. <Link to={`${paths.exams}?tab=schemes`}>Select a scheme</Link>
      </Trans>
    );
  if (why === 'marksMissing') return <Plural value={missing} one="# mark is not entered yet." other="# marks are not entered yet." />;
  return why === 'notConfirmed' ? t`The marks are not confirmed yet.` : t`The result is not published yet.`;
}
