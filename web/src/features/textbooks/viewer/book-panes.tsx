import { useState } from 'react';
import { useAddress } from '#lib/use-address';
import type { Chapter, Content } from '../api.ts';
import classes from './book-view.module.css';
import { ChapterList } from './chapter-list.tsx';
import { EditDrawer } from './edit-drawer.tsx';
import { PagePane } from './page-pane.tsx';
import type { Picked } from './picked.ts';

/** The pages and the extract side by side, each scrolling alone: a click in the extract goes to the page. */
export function BookPanes({ content }: { content: Content }) {
  const { get, change } = useAddress();
  const [editing, setEditing] = useState<Picked | null>(null);
  const file = content.files.find(({ _id }) => _id === get('file')) ?? content.files[0];
  const page = Math.max(1, Math.min(file?.pages ?? 1, Number(get('page')) || 1));
  const goTo = (chapter: Chapter, to: number | null) => {
    if (to !== null) change({ page: String(to), file: chapter.fileId === content.files[0]?._id ? null : chapter.fileId });
  };
  return (
    <div className={classes.panes} data-single={file ? undefined : true}>
      {file ? (
        <PagePane
          file={file}
          files={content.files}
          page={page}
          onPage={(next) => change({ page: String(next) })}
          onFile={(id) => change({ file: id, page: null })}
        />
      ) : null}
      <ChapterList
        content={content}
        place={{ fileId: file?._id ?? null, page: get('page') ? page : null }}
        onGo={goTo}
        onEdit={setEditing}
      />
      {editing ? <EditDrawer key={editing.item._id} picked={editing} content={content} onClose={() => setEditing(null)} /> : null}
    </div>
  );
}
