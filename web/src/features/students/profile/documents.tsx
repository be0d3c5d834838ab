import { Trans, useLingui } from '@lingui/react/macro';
import {
  DOCUMENT_KINDS,
  MAX_DOCUMENT_BYTES,
  openStudentDocument,
  removeStudentDocument,
  uploadStudentDocument,
} from '@shala/contract/students';
import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatBytes, formatDate } from '#lib/format';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ChoiceField, TextField } from '#ui/field';
import { FileField } from '#ui/file-field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Text } from '#ui/layout';
import { Modal, ModalFoot } from '#ui/modal';
import { type Student, useStudentAct } from '../api.ts';
import facts from './facts.module.css';
import classes from './profile.module.css';

type Document = Student['documents'][number];

/** The papers of a student: opening one is on record. */
export function Documents({ student }: { student: Student }) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<'add' | Document | null>(null);
  const open = async (documentId: string) => {
    // Opened within the press, since a browser blocks what comes later.
    const tab = window.open('', '_blank');
    try {
      const { url } = await send(openStudentDocument, { params: { studentId: student.id, documentId } });
      if (tab) tab.location.href = API_BASE_URL + url;
    } catch (error) {
      tab?.close();
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  return (
    <section>
      <h2 className={classes.title}>
        {t`Documents`}
        {student.isAnonymised ? null : (
          <Button size="small" icon={<IconPlus size={14} stroke={2} aria-hidden="true" />} onClick={() => setDialog('add')}>
            {t`Add`}
          </Button>
        )}
      </h2>
      {student.documents.length === 0 ? <Text c="dimmed" fz="sm">{t`No documents yet.`}</Text> : null}
      <ul className={classes.papers}>
        {student.documents.map((document) => (
          <li key={document.id}>
            <button type="button" className={classes.paper} onClick={() => void open(document.id)}>
              <IconFileText size={16} stroke={1.75} aria-hidden="true" />
              <span className={classes.person}>
                <strong>{document.title || document.kind}</strong>
                <span>{[document.kind, formatDate(document.addedAt), formatBytes(document.sizeBytes)].join(' · ')}</span>
              </span>
            </button>
            <button
              type="button"
              className={facts.act}
              aria-label={t`Delete: ${document.title || document.kind}`}
              onClick={() => setDialog(document)}
            >
              <IconTrash size={14} stroke={2} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {dialog === 'add' ? <AddDialog student={student} onClose={() => setDialog(null)} /> : null}
      {dialog !== null && dialog !== 'add' ? <DeleteDialog student={student} document={dialog} onClose={() => setDialog(null)} /> : null}
    </section>
  );
}

function AddDialog({ student, onClose }: { student: Student; onClose: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState<string>('');
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const act = useStudentAct(uploadStudentDocument, () => {
    showToast({ tone: 'good', sentence: t`The document was added to ${student.name}.` });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!file || kind === '' || act.isPending) return;
    const form = new FormData();
    // Fields come before the file, so that they are there when it is read.
    form.set('kind', kind);
    if (title.trim()) form.set('title', title.trim());
    form.set('document', file);
    act.mutate({ input: { params: { studentId: student.id }, body: { kind: kind as (typeof DOCUMENT_KINDS)[number] } }, form });
  };
  const rule = {
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
    words: t`a photo (JPEG, PNG, WebP) or a PDF`,
    maxBytes: MAX_DOCUMENT_BYTES,
  };
  return (
    <Modal title={t`Add document`} context={student.name} isLocked={act.isPending} onClose={onClose}>
      <Form label={t`Add document`} onSubmit={submit}>
        <ChoiceField
          label={t`Type of document`}
          data-autofocus
          placeholder={t`Select the type`}
          value={kind}
          error={isTried && kind === '' ? t`Enter what the document is.` : undefined}
          choices={DOCUMENT_KINDS.map((value) => ({ value, label: value }))}
          onChange={(event) => setKind(event.target.value)}
        />
        <TextField
          label={t`Title`}
          description={t`Optional.`}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <FileField
          label={t`File`}
          rule={rule}
          file={file}
          note={t`Up to 10 MB.`}
          error={isTried && !file ? t`Select a file.` : undefined}
          onChange={setFile}
        />
        <FormError error={act.error} />
        <ModalFoot>
          <Button onClick={onClose} disabled={act.isPending}>
            {t`Cancel`}
          </Button>
          <Button type="submit" isPrimary isBusy={act.isPending}>
            {t`Add document`}
          </Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}

function DeleteDialog({ student, document, onClose }: { student: Student; document: Document; onClose: () => void }) {
  const { t } = useLingui();
  const act = useStudentAct(removeStudentDocument, () => {
    showToast({ tone: 'good', sentence: t`The document was deleted.` });
    onClose();
  });
  return (
    <Modal title={t`Delete this document?`} context={document.title || document.kind} isLocked={act.isPending} onClose={onClose}>
      <Text c="dimmed" fz="sm">
        <Trans>You cannot open it after this. A note of who deleted it remains in the history.</Trans>
      </Text>
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={act.isPending}>
          {t`Cancel`}
        </Button>
        <Button
          isDanger
          isBusy={act.isPending}
          onClick={() => act.mutate({ input: { params: { studentId: student.id, documentId: document.id } } })}
        >
          {t`Delete document`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
