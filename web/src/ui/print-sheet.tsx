import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Column } from './data-table.tsx';
import classes from './print-sheet.module.css';

type Props = {
  /** Whose paper it is. */
  from: string;
  title: string;
  context?: ReactNode;
  children: ReactNode;
  /** Prints as soon as it is there, and says when that is over; without it the sheet waits for the browser's own print command. */
  onPrinted?: () => void;
};

/** What is on paper instead of the screen: A4 with margins, a head and page numbers, and nothing of the app around it. */
export function PrintSheet({ from, title, context, children, onPrinted }: Props) {
  const printed = useRef(onPrinted);
  printed.current = onPrinted;
  useEffect(() => {
    if (!printed.current) return;
    window.print();
    printed.current();
  }, []);
  return createPortal(
    <div className={classes.sheet} data-print-sheet="">
      <div className={classes.head}>
        <p className={classes.from}>{from}</p>
        <p className={classes.title}>{title}</p>
        {context ? <p>{context}</p> : null}
      </div>
      {children}
    </div>,
    document.body,
  );
}

type TableProps<Row> = {
  columns: Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  title?: string;
  sums?: Record<string, ReactNode>;
};

/** A table on paper: its head comes again on every page; row acts are left out. */
export function PaperTable<Row>({ columns, rows, rowId, title, sums }: TableProps<Row>) {
  const shown = columns.filter(({ isHeadHidden }) => !isHeadHidden);
  const align = (isFigure: boolean | undefined) => (isFigure ? 'end' : undefined);
  return (
    <table className={classes.table}>
      {title ? <caption>{title}</caption> : null}
      <thead>
        <tr>
          {shown.map(({ id, head, isFigure }) => (
            <th key={id} scope="col" data-align={align(isFigure)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowId(row)}>
            {shown.map(({ id, cell, isFigure }) => (
              <td key={id} data-align={align(isFigure)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
        {sums ? (
          <tr>
            {shown.map(({ id, isFigure }) => (
              <th key={id} scope="row" data-align={align(isFigure)}>
                {sums[id]}
              </th>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** Lines to sign on. */
export function PaperSigns({ names }: { names: string[] }) {
  return (
    <div className={classes.signs}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
