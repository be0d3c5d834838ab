import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { HiddenText } from './controls.tsx';
import classes from './data-table.module.css';

/** One column: its head, what a row shows in it, and whether figures stand at its end. */
export type Column<Row> = {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  width?: string;
  /** A date, a number, a class: short, and hard to read in two lines. */
  isOneLine?: boolean;
  /** The head is heard, not seen, as over row actions. */
  isHeadHidden?: boolean;
  /** Stands in the place of the head's words, such as a box that chooses all rows. */
  headCell?: ReactNode;
};

type Props<Row> = {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The count and the sum of what is shown. */
  foot?: ReactNode;
  onOpen?: (row: Row) => void;
  currentId?: string | null | undefined;
  isQuiet?: (row: Row) => boolean;
  /** Scrolls within the window, under a head that stays. */
  isTall?: boolean;
  /** Stands in a card that has the outline already. */
  isBare?: boolean;
  /** Low rows, where a few of them stand beside other things. */
  isCompact?: boolean;
  /** Hears which rows of a long list are drawn, so that only those need to be loaded. */
  onRange?: (first: number, last: number) => void;
};

const ROW_HEIGHT = 41;
/** Up to here all rows are drawn, and the browser's own search finds them. */
const VIRTUAL_FROM = 120;
/** Of a list that is loaded by what is in sight: what is drawn is asked for, and as little as possible is drawn anew at each key. */
const VIRTUAL_FROM_OF_PAGES = 40;

/** A list as a table: its head stays, its foot says count and sum, long lists draw only what is in sight. */
export function DataTable<Row>({ label, columns, foot, isTall = false, isBare = false, isCompact = false, ...list }: Props<Row>) {
  // State, not a ref: the rows below are laid out before it is there, and must hear of it.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isVirtual = list.rows.length > (list.onRange ? VIRTUAL_FROM_OF_PAGES : VIRTUAL_FROM);
  return (
    <div className={classes.frame} data-bare={isBare || undefined} data-compact={isCompact || undefined}>
      <section
        ref={setScroller}
        className={classes.scroll}
        data-tall={isTall || isVirtual || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
      >
        <table className={classes.table} aria-label={label} aria-rowcount={list.rows.length + 1}>
          <thead>
            <tr>
              {columns.map(({ id, head, isFigure, width, isHeadHidden, headCell }) => (
                <th key={id} scope="col" data-align={isFigure ? 'end' : undefined} style={width ? { width } : undefined}>
                  {headCell ?? (isHeadHidden ? <HiddenText>{head}</HiddenText> : head)}
                </th>
              ))}
            </tr>
          </thead>
          {isVirtual ? <VirtualBody {...list} columns={columns} scroller={scroller} /> : <AllRows {...list} columns={columns} />}
        </table>
      </section>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </div>
  );
}

type BodyProps<Row> = Omit<Props<Row>, 'label' | 'foot' | 'isTall' | 'isBare' | 'isCompact'>;

function AllRows<Row>({ rows, onRange, ...body }: BodyProps<Row>) {
  useRange(onRange, 0, rows.length - 1);
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow key={body.rowId(row)} row={row} {...body} />
      ))}
    </tbody>
  );
}

function VirtualBody<Row>({ rows, scroller, onRange, ...body }: BodyProps<Row> & { scroller: HTMLElement | null }) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const shown = virtualizer.getVirtualItems();
  useRange(onRange, shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0);
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    <tbody>
      <Space height={before} span={body.columns.length} />
      {shown.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : <TableRow key={body.rowId(row)} row={row} place={index + 2} {...body} />;
      })}
      <Space height={after} span={body.columns.length} />
    </tbody>
  );
}

function useRange(onRange: ((first: number, last: number) => void) | undefined, first: number, last: number): void {
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
}

/** Stands for the rows that are not drawn. */
function Space({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr className={classes.space}>
      <td colSpan={span} style={{ height }} />
    </tr>
  ) : null;
}

type RowProps<Row> = Omit<BodyProps<Row>, 'rows' | 'onRange'> & { row: Row; place?: number };

function TableRow<Row>({ row, columns, rowId, onOpen, currentId, isQuiet, place }: RowProps<Row>) {
  const handleClick = (event: MouseEvent) => {
    // What can be pressed within the row has an act of its own.
    if (!(event.target instanceof Element) || !event.target.closest('a, button, input, select, label')) onOpen?.(row);
  };
  return (
    <tr
      className={classes.row}
      data-opens={onOpen ? true : undefined}
      data-current={currentId === rowId(row) || undefined}
      data-quiet={isQuiet?.(row) || undefined}
      aria-rowindex={place}
      onClick={onOpen ? handleClick : undefined}
    >
      {columns.map(({ id, cell, isFigure, isOneLine }, index) => (
        <td key={id} data-align={isFigure ? 'end' : undefined} data-one-line={isFigure || isOneLine || undefined}>
          {index === 0 && onOpen ? (
            <button type="button" className={classes.open} onClick={() => onOpen(row)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
