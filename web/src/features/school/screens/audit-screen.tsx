import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getAuditChoices, searchAuditLog } from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import { IconHistory } from '@tabler/icons-react';
import { formatDateTime, formatNumber } from '#lib/format';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { type Column, DataTable } from '#ui/data-table';
import { DayFilter } from '#ui/day-input';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, prefetchSchoolPages, useSchool, useSchoolPages } from '../api.ts';
import { AuditDrawer } from '../components/audit-drawer.tsx';
import { AuditExport, type AuditFilter } from '../components/audit-export.tsx';
import classes from '../components/school.module.css';
import { shortChanges, wordsOfAct, wordsOfRecord } from '../lib/audit-words.ts';

type Entry = CallAnswer<typeof searchAuditLog>['entries'][number];

/** Who did what, when, to what, and what it was before. */
export function AuditScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const filter = useFilter();
  const list = useSchoolPages(searchAuditLog, { query: filter }, ({ entries }) => entries);
  const columns = useColumns();
  const shown = list.rows.find(({ id }) => id === get('entry'));
  const count = formatNumber(list.rows.length);
  const context = list.first ? (
    list.hasNextPage ? (
      <Trans>The latest {count} changes</Trans>
    ) : (
      <Plural value={list.rows.length} one="# change" other={`${count} changes`} />
    )
  ) : (
    ' '
  );
  return (
    <>
      <PageHeader title={t`Record of changes`} context={context} actions={<AuditExport filter={filter} />} />
      <AuditFilters />
      <LoadState query={{ ...list, data: list.first }} title={t`The record of changes could not be opened`}>
        {() =>
          list.rows.length === 0 ? (
            <Card>
              <EmptyState
                icon={<IconHistory size={24} stroke={1.75} />}
                title={Object.keys(filter).length > 0 ? t`No matching changes` : t`No changes yet`}
              />
            </Card>
          ) : (
            <DataTable
              label={t`Record of changes`}
              columns={columns}
              rows={list.rows}
              rowId={({ id }) => id}
              isTall
              currentId={get('entry')}
              onOpen={({ id }) => change({ entry: id })}
              foot={
                <>
                  <span>{context}</span>
                  {list.hasNextPage ? (
                    <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                      {t`Show more`}
                    </Button>
                  ) : null}
                </>
              }
            />
          )
        }
      </LoadState>
      {shown ? <AuditDrawer entry={shown} onClose={() => change({ entry: null })} /> : null}
    </>
  );
}

function useFilter(): AuditFilter {
  const { get } = useAddress();
  const names = { from: 'from', to: 'to', user: 'user', entity: 'of', entityId: 'id', search: 'q' } as const;
  return Object.fromEntries(Object.entries(names).flatMap(([name, inAddress]) => (get(inAddress) ? [[name, get(inAddress)]] : [])));
}

function AuditFilters() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const { users, entities } = useSchool(getAuditChoices, {}).data ?? { users: [], entities: [] };
  return (
    <FilterRow>
      <SearchBox ref={box} hasKey label={t`Search names, changes and reasons`} value={search} onChange={setSearch} />
      <Select
        label={t`User`}
        value={get('user')}
        choices={[{ value: '', label: t`All users` }, ...users.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(user) => change({ user })}
      />
      <Select
        label={t`Record`}
        value={get('of')}
        choices={[{ value: '', label: t`All records` }, ...entities.map((entity) => ({ value: entity, label: wordsOfRecord(entity) }))]}
        onChange={(of) => change({ of })}
      />
      <DayFilter label={t`From`} value={get('from')} onChange={(from) => change({ from })} />
      <DayFilter label={t`To`} value={get('to')} onChange={(to) => change({ to })} />
    </FilterRow>
  );
}

function useColumns(): Column<Entry>[] {
  const { t } = useLingui();
  return [
    { id: 'at', head: t`Date and time`, width: '148px', cell: ({ at }) => formatDateTime(at) },
    { id: 'user', head: t`User`, width: '13%', cell: ({ user }) => user ?? t`Automatic (no user)` },
    { id: 'act', head: t`Action`, width: '20%', cell: ({ act, action }) => act || wordsOfAct(action) },
    {
      id: 'of',
      head: t`Record`,
      width: '20%',
      cell: ({ entity, about }) => (
        <span className={classes.clamp}>{about ? `${wordsOfRecord(entity)}: ${about}` : wordsOfRecord(entity) || '–'}</span>
      ),
    },
    {
      id: 'change',
      head: t`Change`,
      cell: ({ before, after }) => (
        <span className={classes.clamp}>
          {shortChanges(before, after) || (before && after ? t`No change` : before ? t`Removed` : after ? t`New entry` : '–')}
        </span>
      ),
    },
  ];
}

export function prefetchAudit(_params: unknown, search: URLSearchParams) {
  if (search.size === 0) void prefetchSchoolPages(searchAuditLog, { query: {} });
  return prefetchSchool(getAuditChoices, {});
}
