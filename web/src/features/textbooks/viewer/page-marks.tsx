import { listPageMarks } from '@shala/contract/textbooks';
import { useTextbooks } from '../api.ts';
import classes from './page-marks.module.css';

type Props = { textId: string; fileId: string; page: number; itemId: string };

/** What was found on a page, marked on its picture; the chosen item more strongly. The list beside it says the same in words. */
export function PageMarks({ textId, fileId, page, itemId }: Props) {
  const marks = useTextbooks(listPageMarks, { params: { textId }, query: { file: fileId, page: String(page) } });
  return (
    <div className={classes.layer} aria-hidden="true">
      {marks.data?.flatMap(({ _id, kind, boxes }) =>
        boxes.map(({ x, y, width, height }) => (
          <span
            key={`${_id} ${x} ${y}`}
            className={classes.mark}
            data-kind={kind}
            data-item={_id}
            data-chosen={_id === itemId || undefined}
            style={{ insetInlineStart: percent(x), insetBlockStart: percent(y), width: percent(width), height: percent(height) }}
          />
        )),
      )}
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
