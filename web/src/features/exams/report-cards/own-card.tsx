import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { checkReportLayout, exportOwnCard, previewOwnCard } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { IconAlertTriangle } from '@tabler/icons-react';
import { send } from '#lib/send';
import { DataTable } from '#ui/data-table';
import { DownloadButtons } from '#ui/download-buttons';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { useSheet } from '../api.ts';
import classes from '../components/exams.module.css';

type Props = { versionId: string; layoutId: string; studentId: string; canPdf: boolean };
type Check = CallAnswer<typeof checkReportLayout>;

const inBraces = (name: string) => `{{${name}}}`;

/** What the school's own layout fills in for a student, and how the card looks. */
export function OwnCard({ versionId, layoutId, studentId, canPdf }: Props) {
  const { t } = useLingui();
  const check = useSheet(checkReportLayout, { params: { versionId, layoutId }, query: studentId === '' ? {} : { studentId } });
  return (
    <LoadState query={check} title={t`The format could not be read`} rows={8}>
      {(data) => (
        <div className={classes.stack}>
          {studentId === '' ? null : (
            <span className={classes.buttons}>
              {t`Card of ${data.student}`}
              <DownloadButtons
                formats={canPdf ? ['xlsx', 'pdf'] : ['xlsx']}
                onAsk={(format) => send(exportOwnCard, { params: { versionId, layoutId, studentId }, query: { format } })}
              />
            </span>
          )}
          {studentId !== '' && canPdf ? <Pages versionId={versionId} layoutId={layoutId} studentId={studentId} /> : null}
          <Filled data={data} />
          <Known known={data.known} />
        </div>
      )}
    </LoadState>
  );
}

/** Warns of placeholders that would be printed as they are, before cards are made with the layout. */
export function UnknownPlaceholders({ versionId, layoutId }: Pick<Props, 'versionId' | 'layoutId'>) {
  const { t } = useLingui();
  const check = useSheet(checkReportLayout, { params: { versionId, layoutId }, query: {} });
  const places = check.data?.unknown ?? [];
  if (places.length === 0) return null;
  return (
    <div role="alert">
      <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
        <Plural
          value={places.length}
          one="# fill-in code is not known and will be printed as it is. Correct it in Excel and upload the format again."
          other="# fill-in codes are not known and will be printed as they are. Correct them in Excel and upload the format again."
        />
      </Notice>
      <ul aria-label={t`Unknown fill-in codes`}>
        {places.map(({ name, sheet, cell }) => {
          const written = inBraces(name);
          return (
            <li key={`${sheet} ${cell} ${name}`}>
              <Trans>
                {written} in {sheet}, {cell}
              </Trans>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Pages({ versionId, layoutId, studentId }: Omit<Props, 'canPdf'>) {
  const { t } = useLingui();
  const query = useSheet(previewOwnCard, { params: { versionId, layoutId, studentId } });
  return (
    <LoadState query={query} title={t`The preview of the report card could not be made`} rows={12}>
      {({ pages }) =>
        pages.map((page, index) => {
          const number = index + 1;
          return <img key={number} className={classes.page} src={page} alt={t`Page ${number} of the report card`} />;
        })
      }
    </LoadState>
  );
}

function Filled({ data: { filled, student } }: { data: Check }) {
  const { t } = useLingui();
  return (
    <DataTable
      isCompact
      label={t`What is filled in for ${student}`}
      rows={filled}
      rowId={({ sheet, cell, name }) => `${sheet} ${cell} ${name}`}
      columns={[
        { id: 'cell', head: t`Cell`, cell: ({ cell, sheet }) => `${sheet}, ${cell}`, isOneLine: true },
        { id: 'name', head: t`Fill-in code`, cell: ({ name }) => inBraces(name) },
        { id: 'value', head: student, cell: ({ value }) => value || t`blank` },
      ]}
    />
  );
}

/** All placeholders of this result, so that a layout can be made. */
function Known({ known }: { known: Check['known'] }) {
  const { t } = useLingui();
  return (
    <details>
      <summary>
        <Plural value={known.length} one="# fill-in code can be used" other="# fill-in codes can be used" />
      </summary>
      <DataTable
        isCompact
        isTall
        label={t`Fill-in codes`}
        rows={known}
        rowId={({ name }) => name}
        columns={[
          { id: 'name', head: t`Fill-in code`, cell: ({ name }) => inBraces(name) },
          { id: 'example', head: t`Example`, cell: ({ example }) => example || t`blank` },
        ]}
      />
    </details>
  );
}
