import { useLingui } from '@lingui/react/macro';
import { removeStudentPhoto, uploadStudentPhoto } from '@shala/contract/students';
import { IconCamera } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { PICTURE_TYPES, shrinkPhoto } from '#lib/shrink-picture';
import { showToast } from '#lib/toasts';
import { Avatar } from '#ui/avatar';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type Student, useStudentAct } from '../api.ts';
import classes from './frame.module.css';

/** The photo, or the first letters; pressed, it can be changed. */
export function PhotoButton({ student }: { student: Student }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { name, photoUrl, isAnonymised } = student;
  if (isAnonymised) return <Avatar name={name} imageUrl={photoUrl} size={56} />;
  return (
    <>
      <button type="button" className={classes.photo} aria-label={t`Change the photo of ${name}`} onClick={() => setIsOpen(true)}>
        <Avatar name={name} imageUrl={photoUrl} size={56} />
        <span className={classes.camera} aria-hidden="true">
          <IconCamera size={14} stroke={1.75} />
        </span>
      </button>
      {isOpen ? <PhotoDialog student={student} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** What may be chosen: photos as phones take them. */
const MAX_CHOSEN_BYTES = 10 * 1024 * 1024;

function PhotoDialog({ student: { id, name, photoUrl }, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const done = () => {
    showToast({ tone: 'good', sentence: t`The photo of ${name} was changed.` });
    onClose();
  };
  const save = useStudentAct(uploadStudentPhoto, done);
  const remove = useStudentAct(removeStudentPhoto, done);
  const isBusy = save.isPending || remove.isPending;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!file) {
      setProblem(t`Select a photo.`);
      return;
    }
    const small = await shrinkPhoto(file);
    if (small === null) {
      setProblem(t`This file is not a photo. Select a PNG, JPEG or WebP picture.`);
      return;
    }
    const form = new FormData();
    form.set('photo', small, 'photo');
    save.mutate({ input: { params: { studentId: id } }, form });
  };
  const rule = { types: PICTURE_TYPES, words: t`a photo (JPEG, PNG, WebP)`, maxBytes: MAX_CHOSEN_BYTES };
  return (
    <Modal title={t`Photo`} context={name} isLocked={isBusy} onClose={onClose}>
      <Form label={t`Photo`} onSubmit={(event) => void submit(event)}>
        <FileField
          label={t`New photo`}
          rule={rule}
          file={file}
          note={t`Up to 10 MB. The photo is reduced in size before upload.`}
          error={problem}
          onChange={(chosen) => {
            setFile(chosen);
            setProblem(undefined);
          }}
        />
        <FormError error={save.error ?? remove.error} />
        <ModalFoot>
          {photoUrl ? (
            <Button isBusy={remove.isPending} disabled={isBusy} onClick={() => remove.mutate({ input: { params: { studentId: id } } })}>
              {t`Remove photo`}
            </Button>
          ) : null}
          <Button onClick={onClose} disabled={isBusy}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={save.isPending}>
            {t`Save photo`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
