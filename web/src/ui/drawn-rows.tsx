import { useVirtualizer } from '@tanstack/react-virtual';

type Options = {
  count: number;
  /** False draws every row, so that the browser's own search finds them all. */
  isVirtual: boolean;
  scroller: () => HTMLElement | null;
  heightOf: (index: number) => number;
  keyOf?: (index: number) => string | number;
};

/** The height of a table's head, which stays above the rows that scroll. */
const HEAD_HEIGHT = 34;

/** Which rows of a long table are drawn, and how high those before and after them are. The one place where rows are virtual. */
export function useDrawnRows({ count, isVirtual, scroller, heightOf, keyOf }: Options) {
  const virtualizer = useVirtualizer({
    count: isVirtual ? count : 0,
    getScrollElement: scroller,
    estimateSize: heightOf,
    ...(keyOf && { getItemKey: keyOf }),
    overscan: 12,
    scrollPaddingStart: HEAD_HEIGHT,
  });
  const items = virtualizer.getVirtualItems();
  return {
    drawn: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_row, index) => index),
    before: items[0]?.start ?? 0,
    after: isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0,
    /** For rows of differing heights. */
    measure: isVirtual ? virtualizer.measureElement : undefined,
    scrollTo: (index: number) => virtualizer.scrollToIndex(index),
  };
}

/** Stands for the rows that are not drawn. */
export function RowSpace({ height, span }: { height: number; span: number }) {
  return height > 0 ? (
    <tr>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
}
