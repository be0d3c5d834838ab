import { Trans, useLingui } from '@lingui/react/macro';
import { IMPORT_KINDS, listImports } from '@shala/contract/imports';
import { useState } from 'react';
import { useAddress } from '#lib/use-address';
import { Segmented } from '#ui/controls';
import { PageHeader } from '#ui/page-header';
import { prefetchImports } from '../api.ts';
import { EarlierImports } from '../components/earlier-imports.tsx';
import { ImportFlow } from '../components/import-flow.tsx';

/** Begins loading the earlier imports. */
export function prefetch() {
  return prefetchImports(listImports, {});
}

/** Imports students or employees from a spreadsheet: choose the file, check every row, import, and undo. */
export function ImportScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const kind = IMPORT_KINDS.find((name) => name === get('what')) ?? 'students';
  const [fileName, setFileName] = useState<string | null>(null);
  const kinds = [
    { value: 'students' as const, label: t`Students` },
    { value: 'employees' as const, label: t`Employees` },
  ];
  return (
    <>
      <PageHeader
        title={t`Import`}
        context={fileName ?? <Trans>From an Excel workbook or a CSV file. Nothing is saved until you have checked the rows.</Trans>}
        actions={
          fileName ? null : <Segmented label={t`What to import`} value={kind} choices={kinds} onChange={(what) => change({ what })} />
        }
      />
      <ImportFlow key={kind} kind={kind} onFile={setFileName} />
      {fileName === null ? <EarlierImports /> : null}
    </>
  );
}
