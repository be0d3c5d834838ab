import { useLingui } from '@lingui/react/macro';
import { addGuardian, editGuardian, type RELATIONS } from '@shala/contract/students';
import { type FormEvent, useState } from 'react';
import { changesSince, presentOf } from '#lib/changes-since';
import { newKey } from '#lib/new-key';
import { showToast } from '#lib/toasts';
import { useRefusedFields, useUnmended } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type Guardian, type Student, useStudentAct } from '../api.ts';
import { type GuardianDraft, type GuardianErrors, GuardianFields, NEW_GUARDIAN } from './guardian-fields.tsx';

type Props = { student: Student; guardian: Guardian | null; onClose: () => void };

/** Adds a guardian, or changes one. */
export function GuardianDialog({ student, guardian, onClose }: Props) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [draft, setDraft] = useState<GuardianDraft>(() =>
    guardian ? { ...NEW_GUARDIAN, ...guardian, guardianId: null } : { ...NEW_GUARDIAN, isPrimary: student.guardians.length === 0 },
  );
  // What is loaded again while the dialog stands open was not seen by who types in it.
  const [began, setBegan] = useState<Record<string, unknown>>({ ...guardian });
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<GuardianErrors>({});
  const done = (isWaiting: boolean) => {
    if (isWaiting) showToast({ tone: 'plain', sentence: t`The change to ${draft.name} needs approval by another administrator.` });
    else
      showToast({
        tone: 'good',
        sentence: guardian ? t`The details of ${draft.name} were saved.` : t`${draft.name} is now a guardian of ${student.name}.`,
      });
    onClose();
  };
  const add = useStudentAct(addGuardian, ({ id }) => done(id === null));
  const edit = useStudentAct(editGuardian, ({ waiting }) => done(waiting.length > 0));
  const isBusy = add.isPending || edit.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: GuardianErrors = {
      name: draft.name.trim() === '' ? t`Enter the name.` : undefined,
      relation: draft.relation === '' ? t`Select the relation.` : undefined,
    };
    setProblems(found);
    if (found.name || found.relation || isBusy) return;
    const { guardianId, name, phone, email, occupation, isPrimary, mayCollect, consentNote } = draft;
    const link = { relation: draft.relation as (typeof RELATIONS)[number], isPrimary, mayCollect };
    if (guardian)
      edit.mutate(
        {
          input: {
            params: { studentId: student.id, guardianId: guardian.id },
            body: { ...changesSince(began, { name, phone, email, occupation, ...link }), ...(reason ? { reason } : {}) },
          },
        },
        { onError: (error) => setBegan({ ...began, ...presentOf(error) }) },
      );
    else
      add.mutate({
        input: {
          params: { studentId: student.id },
          body: guardianId ? { guardianId, ...link, consentNote: '' } : { name, phone, email, occupation, ...link, consentNote },
        },
        key,
      });
  };
  const error = add.error ?? edit.error;
  const { fields, ofForm } = useRefusedFields(error, draft);
  const unmended = useUnmended(problems, draft);
  return (
    <Modal title={guardian ? t`Edit guardian` : t`Add guardian`} context={student.name} width={560} isLocked={isBusy} onClose={onClose}>
      <Form label={guardian ? t`Edit guardian` : t`Add guardian`} onSubmit={submit}>
        <GuardianFields value={draft} onChange={setDraft} errors={{ ...fields, ...unmended }} isNew={guardian === null} />
        {guardian ? (
          <TextField
            label={t`Reason for the change`}
            description={
              guardian.children > 1 ? t`The name, phone and email will change for all ${guardian.children} children.` : undefined
            }
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        <FormError error={ofForm} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={isBusy}>
            {guardian ? t`Save guardian` : t`Add guardian`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
