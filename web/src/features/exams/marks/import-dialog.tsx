import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { readMarkSheet } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { useState } from 'react';
import { send } from '#lib/send';
import { SHEET_TYPES } from '#lib/sheet-types';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import type { Sheet } from '../api.ts';
import { keyOf, type MarkGrid } from '../lib/mark-grid.ts';
import { problemText } from '../lib/words.ts';

type Preview = CallAnswer<typeof readMarkSheet>;
type Props = { sheet: Sheet; sectionId: string; grid: MarkGrid; onClose: () => void };

/** Reads a filled sheet and shows what would change before it goes into the grid. */
export function ImportDialog({ sheet, sectionId, grid, onClose }: Props) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const read = useSingleMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.set(readMarkSheet.upload.part, chosen, chosen.name);
      return send(readMarkSheet, { params: { examId: sheet.exam.id, sectionId }, body: {} }, { form });
    },
  });
  const preview: Preview | undefined = read.data;
  const take = () => {
    grid.set((preview?.cells ?? []).map(({ paperId, studentId, value }) => ({ key: keyOf(paperId, studentId), value })));
    onClose();
  };
  return (
    <Modal
      title={t`Upload mark sheet`}
      context={`${sheet.exam.name} · ${sheet.className} ${sheet.section}`}
      onClose={onClose}
      isLocked={read.isPending}
      width={560}
    >
      <FileField
        label={t`Filled sheet`}
        rule={{ types: SHEET_TYPES, words: t`an Excel workbook or a CSV file`, maxBytes: 5 * 1024 * 1024 }}
        file={file}
        note={t`Use the template of this section. Blank cells change nothing.`}
        onChange={(chosen) => {
          setFile(chosen);
          read.reset();
          if (chosen) read.mutate(chosen);
        }}
      />
      <FormError error={read.error} />
      {preview ? <PreviewList preview={preview} sheet={sheet} /> : null}
      <ModalFoot>
        <Button onClick={onClose} disabled={read.isPending}>{t`Cancel`}</Button>
        <Button isPrimary disabled={!preview || preview.cells.length === 0} isBusy={read.isPending} onClick={take}>
          <Plural value={preview?.cells.length ?? 0} one="Enter # mark" other="Enter # marks" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}

function PreviewList({ preview, sheet }: { preview: Preview; sheet: Sheet }) {
  const name = (id: string) => sheet.students.find((student) => student.id === id)?.name ?? '';
  const paper = (id: string) => sheet.papers.find((one) => one.id === id);
  return (
    <div role="status">
      <p>
        <Trans>
          {preview.cells.length} new or changed, {preview.unchanged} as they are, {preview.refused.length} cannot be read.
        </Trans>
      </p>
      <ul>
        {preview.refused.slice(0, 20).map(({ studentId, paperId, value, problem }) => (
          <li key={`${studentId} ${paperId}`}>
            {name(studentId)}, {paper(paperId)?.subject}: “{value}”. {problemText(problem, paper(paperId)?.maxMarks ?? 0)}
          </li>
        ))}
        {preview.unknownRows.slice(0, 10).map((row) => (
          <li key={row}>
            <Trans>Not in this section: {row}</Trans>
          </li>
        ))}
        {preview.unknownColumns.map((column) => (
          <li key={column}>
            <Trans>No paper is named “{column}”.</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
