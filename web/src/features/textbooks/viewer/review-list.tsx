import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { removeTextbookItem } from '@shala/contract/textbooks';
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { formatPercent } from '#lib/format';
import { Text } from '#ui/layout';
import { type Chapter, type Content, useTextbooksAct } from '../api.ts';
import { type LowConfidenceItem, listLowConfidenceItems } from '../lib/list-low-confidence-items.ts';
import list from './chapter-list.module.css';
import type { Picked, Place, Placed } from './picked.ts';
import { ReadingChoice } from './reading-choice.tsx';
import classes from './review-list.module.css';
import { useConfirm, useUndoToast } from './use-item-acts.ts';

type Acts = { onGo: (chapter: Chapter, item: Placed) => void; onEdit: (picked: Picked) => void };
type ReviewProps = { content: Content; place: Place; onPage: (fileId: string, page: number) => void } & Acts;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What the analysis was unsure of, least certain first. Arrow keys go from one to the next; its page is shown beside it. */
export function ReviewList({ content, place, onGo, onEdit, onPage }: ReviewProps) {
  const { t } = useLingui();
  const items = listLowConfidenceItems(content.chapters);
  // What has to be decided comes before what is only explained.
  const readings = content.readings.toSorted((a, b) => Number(b.other !== null) - Number(a.other !== null));
  const rows = useRef<HTMLOListElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown'];
    if (by === undefined || !(event.target instanceof HTMLElement)) return;
    const all = [...(rows.current?.querySelectorAll<HTMLElement>('[data-words]') ?? [])];
    const here = all.findIndex((one) => one.closest('li') === (event.target as HTMLElement).closest('li'));
    event.preventDefault();
    all[here + by]?.focus();
  };
  return (
    <section className={list.pane} aria-label={t`To check`}>
      <div className={list.head}>
        <h2 className={list.title}>
          <Trans>To check</Trans>
        </h2>
        <span className={list.count}>
          <Plural value={items.length} one="# item, least certain first" other="# items, least certain first" />
        </span>
      </div>
      <div className={list.scroller}>
        {readings.map((reading) => (
          <ReadingChoice key={reading.fileId} content={content} reading={reading} onPage={(page) => onPage(reading.fileId, page)} />
        ))}
        {items.length === 0 ? (
          <Text py={32} px={16} c="dimmed" fz="sm" ta="center" role="status">
            <Trans>Nothing to check.</Trans>
          </Text>
        ) : null}
        <ol ref={rows} onKeyDown={handleKeyDown}>
          {items.map((entry) => (
            <ItemRow key={entry.item._id} entry={entry} isHere={place.itemId === entry.item._id} onGo={onGo} onEdit={onEdit} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ItemRow({ entry, isHere, onGo, onEdit }: { entry: LowConfidenceItem; isHere: boolean } & Acts) {
  const { t } = useLingui();
  const { kind, item, text, chapter, mark } = entry;
  const say = useUndoToast();
  const { isConfirming, confirm } = useConfirm(entry);
  const remove = useTextbooksAct(removeTextbookItem, (done) => say.done(t`Deleted.`, done));
  const isBusy = isConfirming || remove.isPending;
  const go = () => onGo(chapter, item);
  return (
    <li className={list.item} data-mark={mark} data-here={isHere || undefined}>
      <button type="button" className={list.words} data-words="" onClick={go} onFocus={go}>
        <b className={list.clamped}>{text}</b>
        <Text span display="block" c="dimmed" fz="xs">
          <ItemFacts entry={entry} />
        </Text>
      </button>
      {item.page === null ? null : (
        <span className={classes.page}>
          <Trans>p. {item.page}</Trans>
        </span>
      )}
      <Act label={t`Confirm: ${text}`} title={t`This is correct`} isBusy={isBusy} onClick={confirm}>
        <IconCheck {...ICON} />
      </Act>
      <Act label={t`Edit: ${text}`} title={t`Edit`} isBusy={isBusy} onClick={() => onEdit(entry)}>
        <IconPencil {...ICON} />
      </Act>
      <Act
        label={t`Delete: ${text}`}
        title={t`Delete`}
        isBusy={isBusy}
        onClick={() => remove.mutate({ params: { kind, itemId: item._id } }, { onError: say.error })}
      >
        <IconTrash {...ICON} />
      </Act>
    </li>
  );
}

function ItemFacts({ entry: { mark, chapter, item } }: { entry: LowConfidenceItem }) {
  const { t } = useLingui();
  const kind = { chapter: t`Chapter`, topic: t`Topic`, question: t`Question`, example: t`Example` }[mark];
  const sure = formatPercent(item.confidence);
  return (
    <Trans>
      {kind} · chapter {chapter.chapterNumber} · {sure} sure
    </Trans>
  );
}

type ActProps = { label: string; title: string; isBusy: boolean; onClick: () => void; children: ReactNode };

function Act({ label, title, isBusy, onClick, children }: ActProps) {
  return (
    <button type="button" className={classes.act} aria-label={label} title={title} disabled={isBusy} onClick={onClick}>
      {children}
    </button>
  );
}
