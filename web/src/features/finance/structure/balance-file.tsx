import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_BALANCE_SHEET_BYTES, readBalanceSheet } from '@shala/contract/finance';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { sendForMessage } from '#lib/send';
import { SHEET_TYPES } from '#lib/sheet-types';
import { useSingleMutation } from '#lib/use-single-mutation';
import { FileField } from '#ui/file-field';
import { Group } from '#ui/layout';
import { ExportButtons } from '../components/export-buttons.tsx';

/** Takes the lines from a workbook or CSV file, and gives the sheet to fill in: everybody, with the arrears entered so far. */
export function BalanceFile({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const read = useSingleMutation({
    mutationFn: (sheet: File) => {
      const form = new FormData();
      form.set(readBalanceSheet.upload.part, sheet, sheet.name);
      return sendForMessage(readBalanceSheet, {}, { form });
    },
    onSuccess: ({ data }) => onRead(data.text),
  });
  const choose = (chosen: File | null) => {
    setFile(chosen);
    if (chosen) read.mutate(chosen);
    else read.reset();
  };
  return (
    <>
      <FileField
        label={t`From a file`}
        rule={{ types: SHEET_TYPES, words: t`an Excel workbook (.xlsx) or a CSV file`, maxBytes: MAX_BALANCE_SHEET_BYTES }}
        file={file}
        error={read.error ? errorText(read.error) : undefined}
        note={t`Only the first sheet is read. After selecting the file, its rows appear in the box above. Check them, then press Preview.`}
        isDisabled={read.isPending}
        onChange={choose}
      />
      <Group gap={12} wrap="nowrap">
        <ExportButtons table="opening-balances" />
        <span>
          <Trans>Download the student list, fill in the amounts, and upload it here</Trans>
        </span>
      </Group>
    </>
  );
}
