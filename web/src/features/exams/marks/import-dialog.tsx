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
import { Notice } from '#ui/notice';
import type { Sheet } from '../api.ts';
import { EntriesPreview, Misnamed, withoutRows } from '../components/sheet-preview.tsx';
import { keyOf, type MarkGrid } from '../lib/mark-grid.ts';
import { useSheetEntries } from '../lib/use-sheet-entries.ts';
import { problemText } from '../lib/words.ts';
import classes from './grid.module.css';

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
  const [takesMisnamed, setTakesMisnamed] = useState(false);
  const preview: Preview | undefined = read.data;
  const doubtful = new Set(takesMisnamed ? [] : preview?.misnamed.map(({ studentId }) => studentId));
  const cells = (preview?.cells ?? []).filter(({ studentId }) => !doubtful.has(studentId));
  const entries = preview?.entries ? withoutRows(preview.entries, doubtful) : null;
  const entryCount = entries ? entries.grades.length + entries.attendance.length : 0;
  const { enter, error, isSaving } = useSheetEntries(sectionId);
  const take = () => {
    const setMarks = () => {
      grid.set(cells.map(({ paperId, studentId, value }) => ({ key: keyOf(paperId, studentId), value })));
      onClose();
    };
    if (entries && entryCount > 0) enter(entries, setMarks);
    else setMarks();
  };
  return (
    <Modal
      title={t`Upload mark sheet`}
      context={`${sheet.exam.name} · ${sheet.className} ${sheet.section}`}
      onClose={onClose}
      isLocked={read.isPending || isSaving}
      width={560}
    >
      <FileField
        label={t`Filled sheet`}
        rule={{ types: SHEET_TYPES, words: t`an Excel workbook or a CSV file`, maxBytes: 5 * 1024 * 1024 }}
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
      {preview ? <PreviewList preview={preview} sheet={sheet} /> : null}
      <Replaced cells={cells} sheet={sheet} />
      {entries ? <EntriesPreview entries={entries} students={sheet.students} /> : null}
      <Misnamed rows={preview?.misnamed ?? []} students={sheet.students} isTaken={takesMisnamed} onTake={setTakesMisnamed} />
      <ModalFoot>
        <Button onClick={onClose} disabled={read.isPending || isSaving}>{t`Cancel`}</Button>
        <Button isPrimary disabled={cells.length + entryCount === 0} isBusy={read.isPending || isSaving} onClick={take}>
          {entryCount === 0 ? (
            <Plural value={cells.length} one="Enter # mark" other="Enter # marks" />
          ) : (
            <Plural value={cells.length + entryCount} one="Enter # entry" other="Enter # entries" />
          )}
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** Marks that are there already and would be replaced: the sheet may be an old one. */
function Replaced({ cells, sheet }: { cells: Preview['cells']; sheet: Sheet }) {
  const { t } = useLingui();
  const replaced = cells.filter(({ before }) => before !== '');
  if (replaced.length === 0) return null;
  return (
    <div>
      <Notice>
        <Plural
          value={replaced.length}
          one="# mark is entered already and will be replaced:"
          other="# marks are entered already and will be replaced:"
        />
      </Notice>
      <ul className={classes.replaced} aria-label={t`Marks to be replaced`}>
        {replaced.map(({ studentId, paperId, before, value }) => {
          const name = sheet.students.find(({ id }) => id === studentId)?.name ?? '';
          const subject = sheet.papers.find(({ id }) => id === paperId)?.subject ?? '';
          return <li key={`${studentId} ${paperId}`}>{t`${name}, ${subject}: ${before} → ${value}`}</li>;
        })}
      </ul>
    </div>
  );
}

function PreviewList({ preview, sheet }: { preview: Preview; sheet: Sheet }) {
  const name = (id: string) => sheet.students.find((student) => student.id === id)?.name ?? '';
  const paper = (id: string) => sheet.papers.find((one) => one.id === id);
  return (
    <div role="status">
      <p>
        <Trans>
          New or changed marks: {preview.cells.length}. Unchanged: {preview.unchanged}. Cannot be read: {preview.refused.length}.
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
            <Trans>The column “{column}” of the sheet is not a paper of this exam, so it is left out.</Trans>
          </li>
        ))}
      </ul>
    </div>
  );
}
