import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_KINDS, listImports } from '@shala/contract/imports';
import { useState } from 'react';
import { useAddress } from '#lib/use-address';
import { Segmented } from '#ui/controls';
import { PageHeader } from '#ui/page-header';
import { type Done, type Preview, prefetchImports } from '../api.ts';
import { DoneNotice } from '../components/done-notice.tsx';
import { EarlierImports } from '../components/earlier-imports.tsx';
import classes from '../components/import.module.css';
import { PreviewStep } from '../components/preview-step.tsx';
import { UploadStep } from '../components/upload-step.tsx';

/** Begins loading what was brought in before. */
export function prefetch() {
  return prefetchImports(listImports, {});
}

/** Brings students or employees from a spreadsheet: choose the file, look at every row, bring them in; and take it back. */
export function ImportScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const kind = IMPORT_KINDS.find((name) => name === get('what')) ?? 'students';
  const [preview, setPreview] = useState<Preview | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const kinds = [
    { value: 'students' as const, label: t`Students` },
    { value: 'employees' as const, label: t`Employees` },
  ];
  return (
    <>
      <PageHeader
        title={t`Import`}
        context={
          preview ? preview.fileName : <Trans>From an Excel workbook or a CSV file; nothing is saved before you have seen every row.</Trans>
        }
        actions={
          preview ? null : <Segmented label={t`What is brought in`} value={kind} choices={kinds} onChange={(what) => change({ what })} />
        }
      />
      {done && !preview ? (
        <div className={classes.told}>
          <DoneNotice done={done} onUndone={() => setDone(null)} />
        </div>
      ) : null}
      {preview ? (
        <PreviewStep
          key={preview.id}
          preview={preview}
          onPreview={setPreview}
          onCancel={() => setPreview(null)}
          onDone={(counts) => {
            setDone({ id: preview.id, kind: preview.kind, ...counts });
            setPreview(null);
          }}
        />
      ) : (
        <>
          <UploadStep key={kind} kind={kind} onPreview={setPreview} />
          <EarlierImports />
        </>
      )}
    </>
  );
}
