import { useState } from 'react';
import { useAddress } from '#lib/use-address';
import { useSpaceAbove } from '#lib/use-space-above';
import type { Chapter, Content } from '../api.ts';
import classes from './book-view.module.css';
import { ChapterList } from './chapter-list.tsx';
import { EditDrawer } from './edit-drawer.tsx';
import { PagePane } from './page-pane.tsx';
import type { Picked, Placed } from './picked.ts';
import { ReviewList } from './review-list.tsx';

/** The page on which two lists of chapters of a file first differ; else the first page. */
function firstDifference({ readings, chapters }: Content, fileId: string | undefined): number {
  const other = readings.find((reading) => reading.fileId === fileId)?.other;
  if (!other) return 1;
  const own = chapters.flatMap((chapter) => (chapter.fileId === fileId && chapter.page !== null ? [chapter.page] : []));
  const listed = other.chapters.map(({ page }) => page);
  const differing = [...own.filter((page) => !listed.includes(page)), ...listed.filter((page) => !own.includes(page))];
  return differing.length > 0 ? Math.min(...differing) : 1;
}

/** The pages and the extract side by side, each scrolling alone: a click in the extract goes to the page. */
export function BookPanes({ content }: { content: Content }) {
  const { get, change } = useAddress();
  const above = useSpaceAbove();
  const [editing, setEditing] = useState<Picked | null>(null);
  const file = content.files.find(({ _id }) => _id === get('file')) ?? content.files[0];
  const first = get('review') ? firstDifference(content, file?._id) : 1;
  const page = Math.max(1, Math.min(file?.pages ?? 1, Number(get('page')) || first));
  const goTo = (chapter: Chapter, item: Placed) => {
    const fileId = chapter.fileId === content.files[0]?._id ? null : chapter.fileId;
    if (item.page !== null) change({ page: String(item.page), file: fileId, item: item._id });
  };
  const place = { fileId: file?._id ?? null, page: get('page') ? page : null, itemId: get('item') };
  return (
    <div ref={above} className={classes.panes} data-single={file ? undefined : true}>
      {file ? (
        <PagePane
          textId={content.textId}
          itemId={get('item')}
          file={file}
          files={content.files}
          page={page}
          onPage={(next) => change({ page: String(next), item: null })}
          onFile={(id) => change({ file: id, page: null, item: null })}
        />
      ) : null}
      {get('review') ? (
        <ReviewList
          content={content}
          place={place}
          onGo={goTo}
          onEdit={setEditing}
          onPage={(fileId, next) => change({ page: String(next), file: fileId === content.files[0]?._id ? null : fileId, item: null })}
        />
      ) : (
        <ChapterList content={content} place={place} onGo={goTo} onEdit={setEditing} />
      )}
      {editing ? <EditDrawer key={editing.item._id} picked={editing} content={content} onClose={() => setEditing(null)} /> : null}
    </div>
  );
}
