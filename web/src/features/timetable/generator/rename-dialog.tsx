import { useLingui } from '@lingui/react/macro';
import type { TimetableDraft } from '@shala/contract/timetable';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';

type Props = {
  draft: TimetableDraft;
  title: string;
  isSaving: boolean;
  onSave: (draftId: string, name: string) => Promise<unknown>;
  onClose: () => void;
};

/** Names a draft. Without a name it has its number again. */
export function RenameDialog({ draft, title, isSaving, onSave, onClose }: Props) {
  const { t } = useLingui();
  const [name, setName] = useState(draft.name);
  const [failure, setFailure] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      await onSave(draft.id, name);
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal title={t`Rename draft`} context={title} onClose={onClose} isLocked={isSaving}>
      <Form label={t`Rename draft`} onSubmit={(event) => void submit(event)}>
        <TextField label={t`Name`} maxLength={60} value={name} data-autofocus onChange={(event) => setName(event.target.value)} />
        <FormError error={failure} />
        <ModalFoot>
          <Button onClick={onClose} disabled={isSaving}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={isSaving}>{t`Save`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
