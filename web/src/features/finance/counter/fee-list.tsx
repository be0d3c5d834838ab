import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react';
import { formatMonth } from '#lib/format';
import { HiddenText } from '#ui/controls';
import { RowSpace, useDrawnRows } from '#ui/drawn-rows';
import { thisMonth } from '../lib/today.ts';
import type { Order } from '../payment/use-pay.ts';
import classes from './fee-list.module.css';
import type { WantedReceipt } from './order-of.ts';
import { StudentRow } from './student-row.tsx';
import type { CounterRow } from './use-counter-list.ts';

const ROW_HEIGHT = 41;
const OPEN_HEIGHT = 480;
/** So many pixels on a small screen, and more on a wide one, so that a name is not far from its sums. */
const wide = (least: number) => `clamp(${least}px, 30vw - 440px, 150px)`;
/** As wide as "balance (fee ₹4,100)" where there is room for it. */
const AMOUNT = 'clamp(94px, 14vw - 58px, 150px)';
const COLUMNS = [40, 44, undefined, wide(84), wide(92), AMOUNT, wide(84), 196];
/** Smaller classes are drawn whole, so that the browser's own search finds everybody. */
const VIRTUAL_FROM = 60;

export type FeeListHandle = { focusRow: (id: string) => void };

type Props = {
  students: CounterRow[];
  currentId: string | undefined;
  openIds: ReadonlySet<string>;
  foot: ReactNode;
  hasNotice: boolean;
  onToggle: (id: string) => void;
  onChoose: (id: string) => void;
  onPay: (order: Order) => void;
  onReceipt: (wanted: WantedReceipt) => void;
  /** Asked for when the end of the list is near, where there is more. */
  onEnd?: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  ref: Ref<FeeListHandle>;
};

/** The class at the counter. Of a large one only what is in sight is drawn. */
export function FeeList({ students, openIds, currentId, foot, hasNotice, onKeyDown, onEnd, ref, ...acts }: Props) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = students.length > VIRTUAL_FROM;
  const { drawn, before, after, measure, scrollTo } = useDrawnRows({
    count: students.length,
    isVirtual,
    scroller: () => scroller.current,
    heightOf: (index) => ROW_HEIGHT + (openIds.has(students[index]?._id ?? '') ? OPEN_HEIGHT : 0),
    keyOf: (index) => students[index]?._id ?? index,
  });
  useFocusRow(ref, scroller, (id) => {
    if (isVirtual) scrollTo(students.findIndex(({ _id }) => _id === id));
  });
  useEnd(onEnd, isVirtual && (drawn.at(-1) ?? 0) >= students.length - 5);
  return (
    <div className={classes.frame} data-notice={hasNotice || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows in it */}
      <div ref={scroller} className={classes.scroll} onKeyDown={onKeyDown}>
        <table className={classes.table} aria-label={t`Students`} aria-rowcount={students.length + 1}>
          <Columns />
          {before > 0 ? (
            <tbody aria-hidden="true">
              <RowSpace height={before} span={COLUMNS.length} />
            </tbody>
          ) : null}
          {drawn.map((index) => {
            const student = students[index];
            return student ? (
              <tbody key={student._id} data-index={index} ref={measure}>
                <StudentRow
                  student={student}
                  place={index + 2}
                  isCurrent={student._id === currentId}
                  isOpen={openIds.has(student._id)}
                  {...acts}
                />
              </tbody>
            ) : null;
          })}
          {after > 0 ? (
            <tbody aria-hidden="true">
              <RowSpace height={after} span={COLUMNS.length} />
            </tbody>
          ) : null}
        </table>
      </div>
      {foot}
    </div>
  );
}

/** Asks for more once the end is in sight. */
function useEnd(onEnd: (() => void) | undefined, isNear: boolean): void {
  useEffect(() => {
    if (isNear) onEnd?.();
  }, [isNear, onEnd]);
}

/** Brings a row into sight and gives it the focus. */
function useFocusRow(ref: Ref<FeeListHandle>, scroller: { current: HTMLDivElement | null }, reveal: (id: string) => void): void {
  const revealRow = useRef(reveal);
  revealRow.current = reveal;
  const focusRow = useCallback(
    (id: string) => {
      const rowOf = () => {
        const rows = scroller.current?.querySelectorAll<HTMLElement>('[data-student]') ?? [];
        return [...rows].find(({ dataset }) => dataset.student === id);
      };
      const take = (row: HTMLElement) => {
        row.focus({ preventScroll: true });
        row.scrollIntoView({ block: 'nearest' });
      };
      const row = rowOf();
      if (row) take(row);
      else {
        revealRow.current(id);
        // It is drawn with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => rowOf()?.focus({ preventScroll: true })));
      }
    },
    [scroller],
  );
  useImperativeHandle(ref, () => ({ focusRow }), [focusRow]);
}

function Columns() {
  const { t } = useLingui();
  const month = formatMonth(thisMonth());
  return (
    <>
      <colgroup>
        {COLUMNS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing but their place
          <col key={index} style={width ? { width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <HiddenText>{t`Months`}</HiddenText>
          </th>
          <th scope="col" data-align="end">{t`Roll`}</th>
          <th scope="col">{t`Student`}</th>
          <th scope="col">{t`Section`}</th>
          <th scope="col">{month}</th>
          <th scope="col" data-align="end">{t`Amount`}</th>
          <th scope="col" data-align="end">{t`Balance till ${month}`}</th>
          <th scope="col">{t`Paid on`}</th>
        </tr>
      </thead>
    </>
  );
}
