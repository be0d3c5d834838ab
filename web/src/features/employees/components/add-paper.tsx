import { useLingui } from '@lingui/react/macro';
import { EMPLOYEE_PAPERS, MAX_EMPLOYEE_PAPER_BYTES, uploadEmployeePaper } from '@shala/contract/employees';
import { type FormEvent, useState } from 'react';
import { closeWith } from '#lib/close-with';
import { Button } from '#ui/button';
import { DayField } from '#ui/day-field';
import { ChoiceField } from '#ui/field';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { useEmployeeAct } from '../api.ts';
import classes from '../screens/employee-profile-screen.module.css';
import { usePaperWords } from './paper-words.ts';

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'];

/** Adds one paper: what it is, until when it is good, the file. */
export function AddPaper({ employeeId, onClose }: { employeeId: string; onClose: () => void }) {
  const { t } = useLingui();
  const words = usePaperWords();
  const [kind, setKind] = useState<string>(EMPLOYEE_PAPERS[0]);
  const [expiresOn, setExpiresOn] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const add = useEmployeeAct(uploadEmployeePaper, { onDone: () => closeWith(onClose, t`The document was saved.`) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblem(t`Select a file.`);
    if (add.isPending) return;
    const form = new FormData();
    form.set('kind', kind);
    if (expiresOn) form.set('expiresOn', expiresOn);
    form.set('paper', file, file.name);
    // The fields travel as parts of the form.
    add.mutate({ input: { params: { employeeId } } as Parameters<typeof add.mutate>[0]['input'], form });
  };
  return (
    <form className={classes.addPaper} onSubmit={submit} noValidate aria-label={t`Add document`}>
      <ChoiceField
        label={t`Document type`}
        placeholder={t`Select a type`}
        choices={EMPLOYEE_PAPERS.map((name) => ({ value: name, label: words[name] ?? name }))}
        value={kind}
        onChange={(event) => setKind(event.target.value)}
      />
      <DayField label={t`Valid until`} value={expiresOn} onChange={setExpiresOn} />
      <FileField
        label={t`File`}
        rule={{ types: TYPES, words: t`a photo (JPEG, PNG, WebP) or a PDF`, maxBytes: MAX_EMPLOYEE_PAPER_BYTES }}
        file={file}
        error={problem}
        note={t`Up to 10 MB.`}
        onChange={(chosen) => {
          setFile(chosen);
          setProblem(undefined);
        }}
      />
      <div>
        <FormError error={add.error} />
        <Button onClick={onClose} disabled={add.isPending}>{t`Cancel`}</Button>{' '}
        <Button type="submit" isPrimary isBusy={add.isPending}>{t`Save the document`}</Button>
      </div>
    </form>
  );
}
