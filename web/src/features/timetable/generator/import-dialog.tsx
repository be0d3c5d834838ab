import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { addTimetableSheet, readTimetableSheet } from '@shala/contract/timetable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { send } from '#lib/send';
import { SHEET_TYPES } from '#lib/sheet-types';
import { showToast } from '#lib/toasts';
import { useSingleMutation } from '#lib/use-single-mutation';
import { Button } from '#ui/button';
import { FileField } from '#ui/file-field';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { timetableQueries } from '../api.ts';
import classes from './generator.module.css';

type Preview = CallAnswer<typeof readTimetableSheet>;

/** Reads a finished timetable from a file, shows what was not understood, and keeps the rest as a draft. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const formOf = (chosen: File) => {
    const form = new FormData();
    form.set(readTimetableSheet.upload.part, chosen, chosen.name);
    return form;
  };
  const read = useSingleMutation({ mutationFn: (chosen: File) => send(readTimetableSheet, { body: {} }, { form: formOf(chosen) }) });
  const add = useSingleMutation({
    mutationFn: (chosen: File) => send(addTimetableSheet, { body: {} }, { form: formOf(chosen) }),
    onSuccess: async ({ lessons }) => {
      await client.invalidateQueries({ queryKey: timetableQueries });
      const sentence = plural(lessons, {
        one: '# period was imported as a draft. Check it under Drafts.',
        other: '# periods were imported as a draft. Check it under Drafts.',
      });
      showToast({ tone: 'good', sentence });
      onClose();
    },
  });
  const preview = read.data;
  return (
    <Modal title={t`Import timetable from Excel`} onClose={onClose} isLocked={read.isPending || add.isPending} width={560}>
      <FileField
        label={t`Timetable (Excel file)`}
        rule={{ types: SHEET_TYPES, words: t`an Excel workbook or a CSV file`, maxBytes: readTimetableSheet.upload.maxBytes }}
        file={file}
        note={t`Select the Excel file. It can have a separate table for each class (days and periods), or one row for each period (Class, Section, Day, Period, Subject, Teacher). Subject and teacher may be in one cell. The current timetable does not change.`}
        onChange={(chosen) => {
          setFile(chosen);
          read.reset();
          add.reset();
          if (chosen) read.mutate(chosen);
        }}
      />
      <FormError error={read.error ?? add.error} />
      {preview ? <PreviewList preview={preview} /> : null}
      <ModalFoot>
        <Button onClick={onClose} disabled={add.isPending}>{t`Cancel`}</Button>
        <Button
          isPrimary
          disabled={!file || !preview || preview.lessons === 0}
          isBusy={read.isPending || add.isPending}
          onClick={() => file && add.mutate(file)}
        >
          {t`Import as draft`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}

function PreviewList({ preview: { sections, lessons, withoutTeacher, problems, problemCount, newGroups } }: { preview: Preview }) {
  const { t } = useLingui();
  const words: Record<Preview['problems'][number]['kind'], (row: string, text: string) => string> = {
    subject: (row, text) => t`Row ${row}: “${text}” is not a subject of the class. The period stays vacant.`,
    teacher: (row, text) => t`Row ${row}: “${text}” is not the name of one teacher. The period has no teacher.`,
    busy: (row, text) => t`Row ${row}: “${text}” teaches another class in the same period. The period has no teacher.`,
    section: (row, text) => t`Row ${row}: no section is known for “${text}”. The row is left out.`,
    groups: (row, text) =>
      t`Row ${row}: no groups are known for “${text}”. Write a teacher for each subject, or add the groups in Timetable rules, then import the file again. The period is left out.`,
    inGroups: (row, text) => t`Row ${row}: “${text}” is left out, because this class is taught in groups in that period.`,
    place: (row, text) => t`Row ${row}: day or period of “${text}” is not known. The period is left out.`,
  };
  const [found, without] = [
    plural(lessons, { one: '# period', other: '# periods' }),
    plural(withoutTeacher, { one: '# without a teacher', other: '# without a teacher' }),
  ];
  const of = plural(sections, { one: '# section', other: '# sections' });
  return (
    <div role="status">
      <p className={classes.text}>{t`${found} of ${of}, ${without}.`}</p>
      {newGroups.length > 0 ? (
        <>
          <p className={classes.text}>{t`These groups are added to Timetable rules:`}</p>
          <ul className={classes.findings}>
            {newGroups.map(({ name, periods }) => (
              <li key={name}>
                {name} · <Plural value={periods} one="# period a week" other="# periods a week" />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <ul className={`${classes.findings} ${classes.problems}`}>
        {problems.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and rows may say the same twice
          <li key={index}>{words[problem.kind](formatNumber(problem.row), problem.text.replaceAll('\n', ' '))}</li>
        ))}
      </ul>
      {problemCount > problems.length ? (
        <p className={classes.text}>
          <Plural value={problemCount - problems.length} one="# more row was not understood." other="# more rows were not understood." />
        </p>
      ) : null}
    </div>
  );
}
