import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { readTermSheet } from '@shala/contract/exams';
import { useState } from 'react';
import { send } from '#lib/send';
import { SHEET_TYPES } from '#lib/sheet-types';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import type { SectionResult } from '../api.ts';
import { EntriesPreview, Misnamed, withoutRows } from '../components/sheet-preview.tsx';
import { useSheetEntries } from '../lib/use-sheet-entries.ts';

type Props = { data: SectionResult; sectionId: string; termNo: number; onClose: () => void };

/** Reads a filled sheet of grades and attendance, and shows what would change before it is saved. */
export function UploadEntries({ data, sectionId, termNo, onClose }: Props) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [takesMisnamed, setTakesMisnamed] = useState(false);
  const { enter, error, isSaving } = useSheetEntries(sectionId);
  const read = useSingleMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.set(readTermSheet.upload.part, chosen, chosen.name);
      return send(readTermSheet, { params: { sectionId, termNo }, body: {} }, { form });
    },
  });
  const students = data.students.map(({ studentId, name, admissionNumber }) => ({ id: studentId, name, admissionNumber }));
  const preview = read.data;
  const doubtful = new Set(takesMisnamed ? [] : preview?.misnamed.map(({ studentId }) => studentId));
  const entries = preview ? withoutRows(preview.entries, doubtful) : null;
  const count = entries ? entries.grades.length + entries.attendance.length : 0;
  return (
    <Modal
      title={t`Upload grades and attendance`}
      context={`${data.className} ${data.section} · ${data.term}`}
      onClose={onClose}
      isLocked={read.isPending || isSaving}
      width={560}
    >
      <FileField
        label={t`Filled sheet`}
        rule={{ types: SHEET_TYPES, words: t`an Excel workbook or a CSV file`, maxBytes: readTermSheet.upload.maxBytes }}
        file={file}
        note={t`Use the template of this section. Blank cells change nothing.`}
        onChange={(chosen) => {
          setFile(chosen);
          setTakesMisnamed(false);
          read.reset();
          if (chosen) read.mutate(chosen);
        }}
      />
      <FormError error={read.error ?? error} />
      {entries ? <EntriesPreview entries={entries} students={students} /> : null}
      {preview ? (
        <ul>
          {preview.unknownRows.slice(0, 10).map((row) => (
            <li key={row}>
              <Trans>Not in this section: {row}</Trans>
            </li>
          ))}
          {preview.unknownColumns.map((column) => (
            <li key={column}>
              <Trans>The column “{column}” of the sheet is neither an area of this class nor attendance, so it is left out.</Trans>
            </li>
          ))}
        </ul>
      ) : null}
      <Misnamed rows={preview?.misnamed ?? []} students={students} isTaken={takesMisnamed} onTake={setTakesMisnamed} />
      <ModalFoot>
        <Button onClick={onClose} disabled={read.isPending || isSaving}>{t`Cancel`}</Button>
        <Button isPrimary disabled={count === 0} isBusy={read.isPending || isSaving} onClick={() => entries && enter(entries, onClose)}>
          <Plural value={count} one="Enter # entry" other="Enter # entries" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}
