import { useLingui } from '@lingui/react/macro';
import { removeExam } from '@shala/contract/exams';
import { useNavigate } from 'react-router';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct } from '../api.ts';

type Props = { exam: { id: string; name: string }; warning: string; listPath: string; onClose: () => void };

/** Asks before an exam is deleted, says what goes with it, and shows the list afterwards. */
export function DeleteExam({ exam, warning, listPath, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const remove = useExamAct(removeExam);
  const handleDelete = () =>
    remove.mutate(
      { params: { examId: exam.id } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`${exam.name} deleted.` });
          void navigate(listPath);
        },
      },
    );
  return (
    <Modal title={t`Delete ${exam.name}?`} onClose={onClose} isLocked={remove.isPending}>
      <p>{warning}</p>
      <FormError error={remove.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={remove.isPending}>{t`Cancel`}</Button>
        <Button isDanger isBusy={remove.isPending} onClick={handleDelete}>{t`Delete exam`}</Button>
      </ModalFoot>
    </Modal>
  );
}
