import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { HiddenText } from './controls.tsx';
import classes from './data-table.module.css';
import { RowSpace, useDrawnRows } from './drawn-rows.tsx';

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
  /** Stays in sight when the table scrolls to the right, this far from its beginning. For the first columns alone. */
  pinnedAt?: string;
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
              {columns.map(({ id, head, isFigure, width, isHeadHidden, headCell, pinnedAt }) => (
                <th
                  key={id}
                  scope="col"
                  data-align={isFigure ? 'end' : undefined}
                  data-pinned={pinnedAt === undefined ? undefined : true}
                  style={{ width, minWidth: pinnedAt === undefined ? undefined : width, insetInlineStart: pinnedAt }}
                >
                  {headCell ?? (isHeadHidden ? <HiddenText>{head}</HiddenText> : head)}
                </th>
              ))}
            </tr>
          </thead>
          <Body {...list} columns={columns} isVirtual={isVirtual} scroller={scroller} />
        </table>
      </section>
      {foot ? <div className={classes.foot}>{foot}</div> : null}
    </div>
  );
}

type BodyProps<Row> = Omit<Props<Row>, 'label' | 'foot' | 'isTall' | 'isBare' | 'isCompact'>;

function Body<Row>({ rows, isVirtual, scroller, onRange, ...body }: BodyProps<Row> & { isVirtual: boolean; scroller: HTMLElement | null }) {
  const { drawn, before, after } = useDrawnRows({ count: rows.length, isVirtual, scroller: () => scroller, heightOf: () => ROW_HEIGHT });
  useRange(onRange, drawn[0] ?? 0, drawn.at(-1) ?? -1);
  return (
    <tbody>
      <RowSpace height={before} span={body.columns.length} />
      {drawn.map((index) => {
        const row = rows[index];
        return row === undefined ? null : <TableRow key={body.rowId(row)} row={row} place={isVirtual ? index + 2 : undefined} {...body} />;
      })}
      <RowSpace height={after} span={body.columns.length} />
    </tbody>
  );
}

function useRange(onRange: ((first: number, last: number) => void) | undefined, first: number, last: number): void {
  useEffect(() => void onRange?.(first, last), [onRange, first, last]);
}

type RowProps<Row> = Omit<BodyProps<Row>, 'rows' | 'onRange'> & { row: Row; place: number | undefined };

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
      {columns.map(({ id, cell, isFigure, isOneLine, isHeadHidden, pinnedAt }, index) => (
        <td
          key={id}
          data-align={isFigure ? 'end' : undefined}
          data-one-line={isFigure || isOneLine || undefined}
          data-pinned={pinnedAt === undefined ? undefined : true}
          style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
        >
          {index === 0 && onOpen ? (
            <button type="button" className={classes.open} onClick={() => onOpen(row)}>
              {cell(row)}
            </button>
          ) : (
            shown(cell(row), isHeadHidden)
          )}
        </td>
      ))}
    </tr>
  );
}

/** A blank cell would leave open whether something is missing. */
function shown(content: ReactNode, isHeadHidden = false): ReactNode {
  return !isHeadHidden && (content === '' || content === null || content === undefined) ? '–' : content;
}
