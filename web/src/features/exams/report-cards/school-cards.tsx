import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkReportCards, startReportCards } from '@shala/contract/exams';
import { useState } from 'react';
import { send } from '#lib/send';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { FormError } from '#ui/form-error';
import { LeaveGuard } from '#ui/leave-guard';
import { Modal, ModalFoot } from '#ui/modal';
import { Notice } from '#ui/notice';
import { type ResultRow, useExamAct, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { Batch } from './card-batches.tsx';

/** Report cards of all classes whose result of a term is published: each class in its own format, one file a class. */
export function SchoolCards({ rows, onClose }: { rows: readonly ResultRow[]; onClose: () => void }) {
  const { t } = useLingui();
  const published = rows.filter(({ versions }) => versions.length > 0);
  const terms = [...new Set(published.map(({ term }) => term))];
  const [term, setTerm] = useState(terms[0] ?? '');
  const chosen = published.filter((row) => row.term === term);
  const start = useExamAct(startReportCards);
  const make = useSingleMutation({
    mutationFn: async () => {
      for (const { versions } of chosen) {
        const params = { versionId: versions[0]?.id ?? '' };
        const { layouts, language } = await send(checkReportCards, { params, query: {} });
        if (layouts[0] !== undefined) await start.mutateAsync({ params, body: { layout: layouts[0], language } });
      }
    },
  });
  return (
    <Modal title={t`Report cards of all classes`} onClose={onClose} isLocked={make.isPending} width={720}>
      <LeaveGuard isUnsaved={() => make.isPending} />
      <p>
        <Trans>
          The report cards of each class are made in the format of that class and in the language for parents. Keep this page open until all
          classes have been started. Then you can do other work until the report cards are ready.
        </Trans>
      </p>
      <Select label={t`Term`} value={term} choices={terms.map((one) => ({ value: one, label: one }))} onChange={setTerm} />
      <ul className={classes.school} aria-label={t`Report cards by class`}>
        {chosen.map(({ classId, className, versions }) => (
          <li key={classId}>
            <OfClass className={className} versionId={versions[0]?.id ?? ''} />
          </li>
        ))}
      </ul>
      <FormError error={make.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={make.isPending}>{t`Close`}</Button>
        <Button isPrimary isSingle isBusy={make.isPending} disabled={chosen.length === 0} onClick={() => make.mutate()}>
          <Plural value={chosen.length} one="Make report cards of # class" other="Make report cards of # classes" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** The newest cards of a class, with their progress and the file. */
function OfClass({ className, versionId }: { className: string; versionId: string }) {
  const { t } = useLingui();
  const { data } = useExams(checkReportCards, { params: { versionId }, query: {} });
  if (data === undefined) return className;
  if (data.layouts.length === 0)
    return (
      <>
        {className}
        <Notice>{t`No marks or grades of these students are in this result, so their report cards would be blank.`}</Notice>
      </>
    );
  const batch = data.batches.find(({ layout }) => layout !== 'own');
  return batch ? <Batch key={batch.id} batch={batch} /> : t`${className}: no report cards made yet`;
}
