import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listPublicCertificates } from '@shala/contract/certificates';
import { IconDownload, IconFileUnknown } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Entrance } from '#features/identity';
import { CallError } from '#lib/call-error';
import { formatDate } from '#lib/format';
import { useAsked } from '#lib/use-asked';
import { SearchBox } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import classes from '../components/certificates.module.css';
import { StateBadge } from '../components/state-badge.tsx';

/** The transfer certificates that a school has issued, for anybody, where the school publishes them. */
export function IssuedScreen() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [text, setText] = useState('');
  const { data, error, isAsking, ask } = useAsked(listPublicCertificates, search.get('school') ?? '-');
  const isHidden = error instanceof CallError && (error.status === 404 || error.status === 400);
  const wanted = text.toLowerCase().trim();
  const rows = (data?.certificates ?? []).filter((row) =>
    `${row.name} ${row.number} ${row.admissionNumber}`.toLowerCase().includes(wanted),
  );
  return (
    <Entrance title={t`Transfer certificates issued`} lead={data?.schoolName ?? ''} isWide="list">
      {data ? (
        <div className={classes.issued}>
          <div className={classes.issuedTools}>
            <SearchBox label={t`Name, number or admission no.`} value={text} onChange={setText} />
            <a className={classes.link} href={data.csvUrl}>
              <IconDownload size={16} stroke={1.75} aria-hidden="true" />
              {t`Download list (CSV)`}
            </a>
          </div>
          <DataTable
            label={t`Transfer certificates issued`}
            rows={rows}
            rowId={({ number }) => number}
            columns={[
              { id: 'number', head: t`Number`, isOneLine: true, cell: (row) => row.number },
              { id: 'admission', head: t`Admission no.`, isOneLine: true, cell: (row) => row.admissionNumber },
              { id: 'name', head: t`Name`, cell: (row) => row.name },
              { id: 'place', head: t`Class`, isOneLine: true, cell: (row) => row.place },
              { id: 'on', head: t`Issued on`, isOneLine: true, cell: (row) => formatDate(row.issuedOn) },
              { id: 'state', head: t`Status`, isOneLine: true, cell: (row) => <StateBadge state={row.state} /> },
            ]}
            foot={plural(rows.length, { one: '# certificate', other: '# certificates' })}
          />
        </div>
      ) : isHidden ? (
        <EmptyState icon={<IconFileUnknown size={24} stroke={1.75} />} title={t`This list is not published`}>
          {t`The school does not publish its transfer certificates here, or the link that you opened is not complete. Ask the school.`}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t`The list of transfer certificates could not be opened`} error={error} onRetry={ask} isRetrying={isAsking} />
      ) : (
        <SkeletonRows count={6} height={40} />
      )}
    </Entrance>
  );
}
