import { Trans, useLingui } from '@lingui/react/macro';
import { editGuardian } from '@shala/contract/students';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type Guardian, type Student, useStudentAct } from '../api.ts';

/** Asks before a parent's consent is withdrawn: one slip of the mouse must not do it. */
export function WithdrawConsentDialog({ student, guardian, onClose }: { student: Student; guardian: Guardian; onClose: () => void }) {
  const { t } = useLingui();
  const act = useStudentAct(editGuardian, () => {
    showToast({ tone: 'good', sentence: t`The consent of ${guardian.name} was withdrawn.` });
    onClose();
  });
  const withdraw = () =>
    act.mutate({ input: { params: { studentId: student.id, guardianId: guardian.id }, body: { consent: 'withdrawn' } } });
  return (
    <Modal title={t`Withdraw the consent of ${guardian.name}?`} context={student.name} isLocked={act.isPending} onClose={onClose}>
      <Text c="dimmed" fz="sm">
        <Trans>
          Do this when the parent has withdrawn the consent in writing or in person. The record will show today’s date. Nothing is deleted,
          and you can record consent again later.
        </Trans>
      </Text>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={act.isPending}>{t`Cancel`}</Button>
        <Button isDanger isBusy={act.isPending} onClick={withdraw}>{t`Withdraw consent`}</Button>
      </ModalFoot>
    </Modal>
  );
}
