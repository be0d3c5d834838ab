import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { exportCertificates, listCertificates, listCertificateTypes } from '@shala/contract/certificates';
import { yearName } from '@shala/contract/shared';
import { IconCertificate, IconPlus } from '@tabler/icons-react';
import { formatDate, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { send } from '#lib/send';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button, LinkButton } from '#ui/button';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { DownloadButtons } from '#ui/download-buttons';
import { EmptyState } from '#ui/empty-state';
import { Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type CertificateRow, prefetchCertificates, useCertificates } from '../api.ts';
import { CertificateDrawer } from '../components/certificate-drawer.tsx';
import { CertificateWays } from '../components/certificate-ways.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { useCertificateWords } from '../lib/words.tsx';

const PAGE = 50;

/** Begins loading it before it is shown. */
export function prefetch(_params: unknown, search: URLSearchParams) {
  void prefetchCertificates(listCertificateTypes, {});
  return search.size === 0 ? prefetchCertificates(listCertificates, { query: { limit: String(PAGE) } }) : undefined;
}

/** The register: every certificate that was issued, by number and by name. */
export function CertificatesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [type, year, state, personId, id, pages] = [
    get('type'),
    get('year'),
    get('state'),
    get('person'),
    get('id'),
    Number(get('pages') || 1),
  ];
  const asked = get('q');
  const filter = {
    ...(asked ? { search: asked } : {}),
    ...(type ? { type } : {}),
    ...(year ? { year: Number(year) } : {}),
    ...(state === 'issued' || state === 'cancelled' ? { state: state as CertificateRow['state'] } : {}),
    ...(personId ? { personId } : {}),
  };
  const query = useCertificates(listCertificates, { query: { ...filter, limit: String(Math.min(200, PAGE * pages)) } });
  const total = query.data?.total ?? 0;
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <>
      <PageHeader
        title={t`Certificates`}
        context={t`Every certificate the school has issued, by number and by name`}
        actions={
          <>
            <DownloadButtons
              formats={['xlsx', 'csv'] as const}
              onAsk={(format) => send(exportCertificates, { query: { ...filter, format } })}
            />
            <LinkButton to={paths.newCertificate} isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}>
              {t`New certificate`}
            </LinkButton>
          </>
        }
      />
      <CertificateWays />
      <Filters total={query.data?.total} years={query.data?.years ?? []} />
      <LoadState query={query} title={t`The certificate register could not be opened`}>
        {({ certificates }) =>
          certificates.length === 0 ? (
            <Nothing isNarrowed={isNarrowed} />
          ) : (
            <Register
              rows={certificates}
              total={total}
              currentId={id}
              onOpen={(row) => change({ id: row.id })}
              onMore={() => change({ pages: String(pages + 1) })}
            />
          )
        }
      </LoadState>
      {id ? <CertificateDrawer id={id} onClose={() => change({ id: null })} /> : null}
    </>
  );
}

/** Search, type, year and state, kept in the address. */
function Filters({ total, years }: { total: number | undefined; years: readonly number[] }) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const { typeOf } = useCertificateWords();
  const types = useCertificates(listCertificateTypes, {}).data?.types ?? [];
  const [type, year, state, personId] = [get('type'), get('year'), get('state'), get('person')];
  return (
    <FilterRow end={total === undefined ? '' : plural(total, { one: '# certificate', other: '# certificates' })}>
      <SearchBox ref={box} label={t`Name, number or admission no.`} value={search} onChange={setSearch} hasKey />
      <Select
        label={t`Type`}
        value={type}
        choices={[{ value: '', label: t`All types` }, ...types.map((item) => ({ value: item.type, label: typeOf(item.type, item.name) }))]}
        onChange={(value) => change({ type: value, pages: null })}
      />
      <Select
        label={t`Year`}
        value={year}
        choices={[{ value: '', label: t`All years` }, ...years.map((first) => ({ value: String(first), label: yearName(first) }))]}
        onChange={(value) => change({ year: value, pages: null })}
      />
      <Select
        label={t`Status`}
        value={state}
        choices={[
          { value: '', label: t`Issued and cancelled` },
          { value: 'issued', label: t`Issued` },
          { value: 'cancelled', label: t`Cancelled` },
        ]}
        onChange={(value) => change({ state: value, pages: null })}
      />
      {personId ? <Button size="small" onClick={() => change({ person: null })}>{t`Show all`}</Button> : null}
    </FilterRow>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
    <EmptyState icon={<IconCertificate size={24} stroke={1.75} />} title={t`No matching certificates`}>
      {t`Search for something else, or select less.`}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<IconCertificate size={24} stroke={1.75} />}
      title={t`No certificates yet`}
      action={<LinkButton to={paths.newCertificate} isPrimary>{t`New certificate`}</LinkButton>}
    >
      {t`Issued certificates are listed here with number, duplicates and who issued them.`}
    </EmptyState>
  );
}

type RegisterProps = {
  rows: readonly CertificateRow[];
  total: number;
  currentId: string;
  onOpen: (row: CertificateRow) => void;
  onMore: () => void;
};

function Register({ rows, total, currentId, onOpen, onMore }: RegisterProps) {
  const { t } = useLingui();
  const { typeOf } = useCertificateWords();
  const columns: Column<CertificateRow>[] = [
    { id: 'number', head: t`Number`, isOneLine: true, cell: (row) => row.number },
    {
      id: 'name',
      head: t`Name`,
      cell: (row) => (
        <Stack component="span" gap={0}>
          {row.personName}
          <Text span c="dimmed" fz="xs">
            {row.personNumber}
          </Text>
        </Stack>
      ),
    },
    { id: 'type', head: t`Certificate`, cell: (row) => typeOf(row.type, row.typeName) },
    { id: 'place', head: t`Class or designation`, cell: (row) => row.place },
    { id: 'issued', head: t`Issued on`, isOneLine: true, cell: (row) => formatDate(row.issuedOn) },
    { id: 'by', head: t`Issued by`, cell: (row) => row.issuedBy },
    { id: 'copies', head: t`Duplicates`, isFigure: true, cell: (row) => (row.copies === 0 ? '–' : formatNumber(row.copies)) },
    { id: 'state', head: t`Status`, isOneLine: true, cell: (row) => <StateBadge state={row.state} /> },
  ];
  const left = total - rows.length;
  return (
    <DataTable
      label={t`Certificate register`}
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      onOpen={onOpen}
      currentId={currentId}
      isQuiet={(row) => row.state === 'cancelled'}
      foot={
        left > 0 ? (
          <Button size="small" onClick={onMore}>
            {rows.length < 200
              ? t`Show more`
              : plural(left, {
                  one: '# more certificate. Search by name or number to see it.',
                  other: '# more certificates. Search by name or number to see them.',
                })}
          </Button>
        ) : (
          plural(total, { one: '# certificate', other: '# certificates' })
        )
      }
    />
  );
}
