import { t as sentence } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getAllClasses, getSubjectList } from '@shala/contract/classes';
import { MAX_PDF_BYTES } from '@shala/contract/shared';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ErrorState } from '#ui/error-state';
import { ChoiceField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { Stack } from '#ui/layout';
import { useLoggedError, useTextbooks } from '../api.ts';
import { DropZone } from './drop-zone.tsx';
import { type Mode, ModeChoice } from './mode-choice.tsx';
import { ScanJobs } from './scan-jobs.tsx';
import { SubjectField } from './subject-field.tsx';
import classes from './upload.module.css';
import { UploadBanner } from './upload-banner.tsx';
import { useUpload } from './use-upload.ts';

/** Chooses class, subject and file, sends the book and follows its analysis. */
export function UploadTab() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [classId, setClassId] = useState('');
  const [subject, setSubject] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [mode, setMode] = useState<Mode>('replace');
  const classList = useTextbooks(getAllClasses, {});
  const subjects = useTextbooks(getSubjectList, { params: { classId } }, classId !== '');
  useLoggedError('classes', classList.error);
  useLoggedError('subjects', subjects.error);
  const schoolClass = classList.data?.find(({ _id }) => _id === classId);
  const chosen = subjects.data?.find(({ name }) => name === subject);
  const chooseClass = (id: string) => {
    setSubject('');
    setClassId(id);
  };
  const clearFile = () => {
    setFile(null);
    if (input.current) input.current.value = '';
  };
  const { state, upload, setError, clear } = useUpload(() => {
    clearFile();
    chooseClass('');
    setMode('replace');
  });
  const isUploading = state.kind === 'uploading';

  const chooseFile = (next: File | null) => {
    clear();
    if (next === null) return clearFile();
    const refusal = refusalOf(next);
    if (refusal === null) return setFile(next);
    clearFile();
    setError(refusal);
  };
  const handleSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isUploading) return;
    if (!file || !schoolClass || subject.trim() === '') return setError(t`Please fill all fields and select a PDF file`);
    void upload({ file, std: schoolClass.className, subject: subject.trim(), mode: chosen?.textId ? mode : 'replace' });
  };
  return (
    <Stack gap={16} maw={760}>
      <Card title={t`Upload a textbook`}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what the form's own fields let through */}
        <div className={classes.body} onKeyDown={(event) => (isEnterInText(event) ? handleSubmit(event) : undefined)}>
          {classList.error && !classList.data ? <NoClasses query={classList} /> : null}
          <Form label={t`Upload a textbook`} onSubmit={handleSubmit}>
            <UploadBanner state={state} />
            <div className={classes.pair}>
              <ChoiceField
                label={t`Class`}
                placeholder={classList.isPending ? t`Loading classes...` : t`Select a class`}
                value={classId}
                disabled={isUploading}
                choices={(classList.data ?? []).map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` }))}
                onChange={({ target }) => chooseClass(target.value)}
              />
              <SubjectField
                key={classId}
                hasClass={classId !== ''}
                names={subjects.data?.map(({ name }) => name) ?? []}
                isLoading={classId !== '' && subjects.isPending}
                value={subject}
                isDisabled={isUploading}
                onChange={setSubject}
              />
            </div>
            {chosen?.textId ? <ModeChoice subject={subject} mode={mode} onChange={setMode} /> : null}
            <DropZone file={file} input={input} isDisabled={isUploading} onChange={chooseFile} />
            <FormFoot>
              <Button
                type="submit"
                isPrimary
                size="large"
                isWide
                disabled={!file || classId === '' || subject.trim() === '' || isUploading}
              >
                {isUploading ? t`Analyzing PDF...` : t`Upload & Analyze`}
              </Button>
            </FormFoot>
          </Form>
        </div>
      </Card>
      <ScanJobs />
    </Stack>
  );
}

function NoClasses({ query }: { query: { error: unknown; isFetching: boolean; refetch: () => unknown } }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t`The classes could not be opened`}
      error={query.error}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

function refusalOf({ type, size }: File): string | null {
  if (type !== 'application/pdf') return sentence`Please select a valid PDF file`;
  return size > MAX_PDF_BYTES ? sentence`File size must be less than 50MB` : null;
}

/** While its button is disabled a form does not hear Enter by itself, and nobody would say what is missing. */
function isEnterInText({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text';
}
