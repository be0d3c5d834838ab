import { Trans, useLingui } from '@lingui/react/macro';
import { getFeeStructure } from '@shala/contract/finance';
import { getImportTemplate, type ImportKind, MAX_IMPORT_BYTES, startImport } from '@shala/contract/imports';
import { IconDownload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CallError } from '#lib/call-error';
import { callsOf } from '#lib/calls-of';
import { formatMonth } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { SHEET_TYPES } from '#lib/sheet-types';
import { useDownload } from '#lib/use-download';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import { type Preview, useImportAct } from '../api.ts';
import classes from './import.module.css';
import { ImportProgress } from './import-progress.tsx';

const { useCall: useFees } = callsOf('finance');

type Props = { kind: ImportKind; onPreview: (preview: Preview) => void };

/** The template, and the file. */
export function UploadStep({ kind, onPreview }: Props) {
  return (
    <div className={classes.steps}>
      <TemplateCard kind={kind} />
      <FileCard kind={kind} onPreview={onPreview} />
    </div>
  );
}

function FileCard({ kind, onPreview }: Props) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const [progressId, setProgressId] = useState('');
  const [sheet, setSheet] = useState('');
  const start = useImportAct(startImport, { onDone: onPreview, isPreview: true });
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const asked = sheetsOf(start.error);
  if (asked && asked.join('\n') !== sheets.join('\n')) setSheets(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file) return setProblem(t`Select a file.`);
    if (sheets.length > 0 && sheet === '') return;
    if (start.isPending) return;
    const form = new FormData();
    const progress = newKey();
    setProgressId(progress);
    // Before the file: the server reads what comes first.
    form.set('progress', progress);
    if (sheet) form.set('sheetName', sheet);
    form.set('sheet', file, file.name);
    start.mutate({ input: { params: { kind }, body: { progress, ...(sheet ? { sheetName: sheet } : {}) } }, form });
  };
  return (
    <Card title={t`2. Select your file`}>
      <form className={classes.step} onSubmit={submit} noValidate aria-label={t`Select your file`}>
        <FileField
          label={t`Spreadsheet`}
          rule={{ types: SHEET_TYPES, words: t`an Excel workbook (.xlsx) or a CSV file`, maxBytes: MAX_IMPORT_BYTES }}
          file={file}
          error={problem}
          note={t`A title row and a total row are left out automatically. Headings in two rows can also be read. Up to 10,000 rows.`}
          onChange={(chosen) => {
            setFile(chosen);
            setProblem(undefined);
            setSheets([]);
            setSheet('');
            start.reset();
          }}
        />
        {sheets.length > 0 ? (
          <ChoiceField
            label={t`Sheet to import`}
            placeholder={t`Select a sheet`}
            choices={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet}
            onChange={(event) => setSheet(event.target.value)}
          />
        ) : null}
        {start.isPending ? <ImportProgress progressId={progressId} isPreview /> : null}
        <FormError error={start.error} />
        <Button type="submit" isPrimary isBusy={start.isPending} disabled={sheets.length > 0 && sheet === ''}>
          {start.isPending ? t`Reading and checking every row...` : t`Preview`}
        </Button>
      </form>
    </Card>
  );
}

/** The sheets of a workbook that a refusal asks to choose from. */
function sheetsOf(error: unknown): string[] | null {
  if (!(error instanceof CallError) || error.code !== 'sheetChoice') return null;
  return (error.data as { sheets: string[] }).sheets;
}

function TemplateCard({ kind }: { kind: ImportKind }) {
  const { t } = useLingui();
  const { data: fees } = useFees(getFeeStructure, {}, kind === 'students');
  const month = fees ? formatMonth(fees.rules.firstMonth) : '';
  const { busy, download } = useDownload();
  const take = (format: 'csv' | 'xlsx') =>
    download({ name: format, ask: () => send(getImportTemplate, { params: { kind }, query: { format } }) });
  return (
    <Card title={t`1. Use your own spreadsheet, or the template`}>
      <div className={classes.step}>
        <p>
          {kind === 'students' ? (
            <Trans>
              Headings such as Adm No, Student Name, Class, Sec, DOB, Father Name, Mother Name and Mobile are recognised, in English and
              Hindi. Only name and class are needed. Siblings are linked if the parent’s mobile number and name are the same.
            </Trans>
          ) : (
            <Trans>
              Headings such as Emp Code, Name, Designation, Mobile, DOJ and Salary are recognised. Only the name is needed. Employees
              without a code get the next free code.
            </Trans>
          )}
        </p>
        {kind === 'students' ? (
          <p>
            {month === '' ? (
              <Trans>
                Fees: each new student is charged the fees of the class from the first fee month in{' '}
                <Link to={paths.feeRulesData}>Fee rules</Link>, or from the month of admission if the file has an admission date in this
                year.
              </Trans>
            ) : (
              <Trans>
                Fees: each new student is charged the fees of the class from {month}, the first fee month in{' '}
                <Link to={paths.feeRulesData}>Fee rules</Link>, or from the month of admission if the file has an admission date in this
                year.
              </Trans>
            )}{' '}
            <Trans>
              Have parents already paid for some months? Then set the first fee month in Fee rules before you import: November, if they have
              paid up to October. Nothing is sent to parents.
            </Trans>
          </p>
        ) : null}
        <p>
          <Trans>
            You can import the same file again: students and employees who are already entered are found and stay unchanged. In the preview
            you can select to update them instead.
          </Trans>
        </p>
        <Group gap={8} align="stretch">
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
              isBusy={busy === format}
              onClick={() => void take(format)}
            >
              {format === 'xlsx' ? t`Excel template` : t`CSV template`}
            </Button>
          ))}
        </Group>
      </div>
    </Card>
  );
}
