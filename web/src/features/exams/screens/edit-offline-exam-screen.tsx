import { useLingui } from '@lingui/react/macro';
import { getDateSheet, type PlannedExam, saveExamPlan } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Box } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { useExamAct, useSheet } from '../api.ts';
import { AddClasses } from '../components/add-classes.tsx';
import { DeleteExam } from '../components/delete-exam.tsx';
import { bodyOf, ExamFields, StillMissing, useMissing } from '../offline/exam-fields.tsx';
import classes from '../offline/offline.module.css';

/** Name, days, usual time and gap rule of an exam. */
export function EditOfflineExamScreen() {
  const { t } = useLingui();
  const { examId = '' } = useParams();
  const sheet = useSheet(getDateSheet, { params: { examId } });
  return (
    <>
      <PageHeader title={t`Edit offline exam`} context={sheet.data?.exam.name} />
      <LoadState
        query={sheet}
        title={t`The exam could not be opened`}
        missing={{ title: t`Exam not found`, action: <LinkButton to={paths.offlineExams}>{t`View all exams`}</LinkButton> }}
      >
        {({ exam }) => (
          <Box maw={792}>
            <Card>
              <Box px={16} pb={16}>
                <EditForm key={exam.id} exam={exam} />
              </Box>
            </Card>
          </Box>
        )}
      </LoadState>
    </>
  );
}

function EditForm({ exam }: { exam: PlannedExam }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const save = useExamAct(saveExamPlan);
  const [isDeleting, setIsDeleting] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { name, startsOn, endsOn, lockOn, gapRule, startsAt, minutes } = exam;
  const [draft, setDraft] = useState({ name, startsOn, endsOn, lockOn: lockOn ?? '', gapRule, startsAt, minutes: String(minutes) });
  const { fields, ofForm } = useRefusedFields(save.error, draft);
  const missing = useMissing(draft);
  const back = pathTo(paths.offlineExam, { examId: exam.id });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length === 0) save.mutate({ params: { examId: exam.id }, body: bodyOf(draft) }, { onSuccess: () => void navigate(back) });
  };
  return (
    <Form label={t`Edit offline exam`} onSubmit={submit}>
      <ExamFields draft={draft} fields={fields} onChange={setDraft} />
      <FormError error={ofForm} />
      <span className={classes.buttons}>
        <Button type="submit" isPrimary disabled={missing.length > 0} isBusy={save.isPending}>{t`Save`}</Button>
        <LinkButton to={back}>{t`Cancel`}</LinkButton>
        <StillMissing names={missing} />
        <Button onClick={() => setIsAdding(true)}>{t`Add classes`}</Button>
        <Button isDanger onClick={() => setIsDeleting(true)}>{t`Delete exam`}</Button>
      </span>
      {isAdding ? <AddClasses exam={exam} onClose={() => setIsAdding(false)} /> : null}
      {isDeleting ? (
        <DeleteExam
          exam={exam}
          warning={t`Its date sheet, seats and duties are deleted too. An exam that has marks entered cannot be deleted.`}
          listPath={paths.offlineExams}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
    </Form>
  );
}
