import { Trans, useLingui } from '@lingui/react/macro';
import {
  addReportLayout,
  exportExampleLayout,
  exportReportLayout,
  type listReportLayouts,
  removeReportLayout,
} from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { IconUpload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatDate } from '#lib/format';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { DownloadButtons } from '#ui/download-buttons';
import { TextField } from '#ui/field';
import { FileField } from '#ui/file-field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct, useUpload } from '../api.ts';
import classes from '../components/exams.module.css';

type Layouts = CallAnswer<typeof listReportLayouts>;
type Layout = Layouts['layouts'][number];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const EXAMPLE = '{{student.name}}';

type Props = { data: Layouts; versionId: string; onAdded: (id: string) => void; onClose: () => void };

/** The school's own layouts: upload, download and delete. */
export function OwnLayouts({ data, versionId, onAdded, onClose }: Props) {
  const { t } = useLingui();
  const name = EXAMPLE;
  return (
    <Modal title={t`Own formats`} onClose={onClose} width={760}>
      <p>
        <Trans>
          Make the card in Excel as the school prints it. In each cell that is to be filled automatically, copy a fill-in code from the
          example file, for example {name} for the name of the student. Fonts, borders, merged cells, pictures and the print area stay as
          they are. After the upload, all codes are shown and the wrong ones are marked.
        </Trans>
      </p>
      <p>
        <Trans>The example file has all codes, with the details of one student beside each code.</Trans>{' '}
        <DownloadButtons
          formats={['xlsx']}
          label={t`Download example`}
          onAsk={() => send(exportExampleLayout, { params: { versionId } })}
        />
      </p>
      {data.canPdf ? null : (
        <p className={classes.quiet}>
          <Trans>
            Report cards in your own format are made as Excel files. Print them from Excel. (To get PDF files, your computer person can
            install LibreOffice.)
          </Trans>
        </p>
      )}
      {data.layouts.length > 0 ? <LayoutList layouts={data.layouts} /> : null}
      <AddLayout onAdded={onAdded} />
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
      </ModalFoot>
    </Modal>
  );
}

function LayoutList({ layouts }: { layouts: Layout[] }) {
  const { t } = useLingui();
  const remove = useExamAct(removeReportLayout);
  return (
    <>
      <DataTable
        isBare
        label={t`Own formats`}
        rows={layouts}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', head: t`Format`, cell: ({ name }) => name },
          { id: 'placeholders', head: t`Fill-in codes`, cell: ({ placeholders }) => placeholders, isFigure: true },
          { id: 'at', head: t`Uploaded`, cell: ({ at, by }) => [formatDate(at.slice(0, 10)), by].filter(Boolean).join(' · ') },
          {
            id: 'acts',
            head: t`Actions`,
            isHeadHidden: true,
            isOneLine: true,
            cell: ({ id, name }) => (
              <span className={classes.buttons}>
                <DownloadButtons formats={['xlsx']} onAsk={() => send(exportReportLayout, { params: { layoutId: id } })} />
                <Button
                  size="small"
                  isDanger
                  aria-label={t`Delete ${name}`}
                  isBusy={remove.isPending && remove.variables?.params.layoutId === id}
                  onClick={() => remove.mutate({ params: { layoutId: id } })}
                >{t`Delete`}</Button>
              </span>
            ),
          },
        ]}
      />
      <FormError error={remove.error} />
    </>
  );
}

function AddLayout({ onAdded }: { onAdded: (id: string) => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const add = useUpload(addReportLayout);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file === null || name.trim() === '') return;
    add.mutate(
      { file, fields: { name: name.trim() }, input: { body: { name: name.trim() } } },
      {
        onSuccess: ({ id, placeholders }) => {
          showToast({ tone: 'good', sentence: t`${name} added with ${placeholders} fill-in codes.` });
          onAdded(id);
        },
      },
    );
  };
  return (
    <Form label={t`Upload a format`} onSubmit={submit}>
      <FileField
        label={t`Report card file (Excel)`}
        rule={{ types: [XLSX, ''], words: t`an Excel workbook (.xlsx)`, maxBytes: 5 * 1024 * 1024 }}
        file={file}
        note={t`Excel file (.xlsx), up to 5 MB.`}
        onChange={(chosen) => {
          add.reset();
          setFile(chosen);
          if (chosen && name === '') setName(chosen.name.replace(/\.xlsx$/i, '').slice(0, 80));
        }}
      />
      <TextField label={t`Name of the format`} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      <FormError error={add.error} />
      <span>
        <Button
          type="submit"
          isPrimary
          icon={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
          disabled={file === null || name.trim() === ''}
          isBusy={add.isPending}
        >{t`Upload format`}</Button>
      </span>
    </Form>
  );
}
