import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronRight, IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { SearchBox, Select } from '#ui/controls';
import { StatusBadge } from '#ui/status-badge';
import type { Chapter, Content } from '../api.ts';
import { countDoubts, filterChapters, isFiltering, questionTypes } from '../lib/filter-chapters.ts';
import { ChapterContent } from './chapter-content.tsx';
import classes from './chapter-list.module.css';
import type { Picked, Place } from './picked.ts';

type Acts = { onGo: (chapter: Chapter, page: number | null) => void; onEdit: (picked: Picked) => void };
type Props = { content: Content; place: Place } & Acts;

/** The chapters of a book, each opened and closed by itself; a search or filter opens what it finds. */
export function ChapterList({ content, place, ...acts }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const filter = { search, type: get('type'), isReview: get('review') !== '' };
  const isSearch = isFiltering(filter);
  const chapters = filterChapters(content.chapters, filter);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <section className={classes.pane} aria-label={t`Chapters`}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <Trans>Chapters</Trans>
        </h2>
        <Select
          label={t`Type of question`}
          value={filter.type}
          choices={[{ value: '', label: t`Every type` }, ...questionTypes(content.chapters).map((type) => ({ value: type, label: type }))]}
          onChange={(type) => change({ type })}
        />
        <SearchBox ref={box} hasKey label={t`Search this book`} value={search} onChange={setSearch} />
      </div>
      <div className={classes.scroller}>
        {content.chapters.length === 0 ? (
          <p className={classes.none}>
            <Trans>No chapters found in this textbook</Trans>
          </p>
        ) : chapters.length === 0 ? (
          <p className={classes.none} role="status">
            {filter.isReview && search === '' ? (
              <Trans>Nothing is left to be checked.</Trans>
            ) : (
              <Trans>Nothing in this book matches.</Trans>
            )}
          </p>
        ) : null}
        {chapters.map((chapter) => (
          <ChapterRow
            key={chapter._id}
            chapter={chapter}
            isOpen={isSearch !== open.has(chapter._id)}
            onToggle={() => toggle(chapter._id)}
            place={place}
            {...acts}
          />
        ))}
      </div>
    </section>
  );
}

type RowProps = { chapter: Chapter; isOpen: boolean; onToggle: () => void; place: Place } & Acts;

function ChapterRow({ chapter, isOpen, onToggle, place, onGo, onEdit }: RowProps) {
  const id = useId();
  const doubts = countDoubts([chapter]);
  const { chapterNumber, chapterName, topics } = chapter;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.chapter} data-open={isOpen || undefined}>
      <h3 className={classes.row}>
        <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.name}>
            <Trans>
              Chapter {chapterNumber}: {chapterName}
            </Trans>
          </span>
          {doubts > 0 ? (
            <StatusBadge tone="warn" icon={<IconEye size={14} stroke={2} />}>
              <Trans>{doubts} to check</Trans>
            </StatusBadge>
          ) : null}
          <span className={classes.count}>
            <Plural value={topics.length} one="# topic" other="# topics" />
          </span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <ChapterContent chapter={chapter} place={place} onGo={(page) => onGo(chapter, page)} onEdit={onEdit} /> : null}
      </div>
    </div>
  );
}
