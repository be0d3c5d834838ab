import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';

type Pages<Row> = { rows: Row[]; hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
type Props<Row> = {
  label: string;
  list: Pages<Row>;
  columns: Column<Row>[];
  rowId: (row: Row) => string;
  /** The count and the sum, at the foot. */
  count: ReactNode;
  empty: ComponentProps<typeof EmptyState>;
  isTall?: boolean;
  isQuiet?: (row: Row) => boolean;
  currentId?: string;
  onOpen?: (row: Row) => void;
};

/** A list that comes by pages, or the reason why there is nothing in it. */
export function PagedTable<Row>({ list, count, empty, ...table }: Props<Row>) {
  const { t } = useLingui();
  if (list.rows.length === 0) {
    return (
      <Card>
        <EmptyState {...empty} />
      </Card>
    );
  }
  const foot = (
    <>
      <span>{count}</span>
      {list.hasNextPage ? (
        <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t`Show more`}
        </Button>
      ) : null}
    </>
  );
  return <DataTable {...table} rows={list.rows} foot={foot} />;
}
