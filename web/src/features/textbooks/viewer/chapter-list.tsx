import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronRight, IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { SearchBox, Select } from '#ui/controls';
import { Text } from '#ui/layout';
import { StatusBadge } from '#ui/status-badge';
import type { Chapter, Content } from '../api.ts';
import { countItems, countLowConfidence, filterChapters, isFiltering, questionTypes } from '../lib/filter-chapters.ts';
import { ChapterContent } from './chapter-content.tsx';
import classes from './chapter-list.module.css';
import { MoveGrip, useMoving } from './move-grip.tsx';
import type { Picked, Place, Placed } from './picked.ts';

type Acts = { onGo: (chapter: Chapter, item: Placed) => void; onEdit: (picked: Picked) => void };
type Props = { content: Content; place: Place } & Acts;

/** The chapters of a book, each opened and closed by itself; a search or filter opens what it finds. */
export function ChapterList({ content, place, ...acts }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const filter = { search, type: get('type') };
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
          choices={[{ value: '', label: t`All types` }, ...questionTypes(content.chapters).map((type) => ({ value: type, label: type }))]}
          onChange={(type) => change({ type })}
        />
        <SearchBox ref={box} hasKey label={t`Search this book`} value={search} onChange={setSearch} />
      </div>
      <div className={classes.scroller}>
        {content.chapters.length === 0 ? (
          <Text py={32} px={16} c="dimmed" fz="sm" ta="center">
            <Trans>No chapters found in this textbook</Trans>
          </Text>
        ) : chapters.length === 0 ? (
          <Text py={32} px={16} c="dimmed" fz="sm" ta="center" role="status">
            <Trans>No matches in this book.</Trans>
          </Text>
        ) : null}
        {chapters.map((chapter) => (
          <ChapterRow
            key={chapter._id}
            chapter={chapter}
            siblings={isSearch ? null : content.chapters.map(({ _id }) => _id)}
            isOpen={(isSearch || get('open') === 'all') !== open.has(chapter._id)}
            onToggle={() => toggle(chapter._id)}
            place={place}
            {...acts}
          />
        ))}
      </div>
    </section>
  );
}

type RowProps = { chapter: Chapter; siblings: string[] | null; isOpen: boolean; onToggle: () => void; place: Place } & Acts;

function ChapterRow({ chapter, siblings, isOpen, onToggle, place, onGo, onEdit }: RowProps) {
  const id = useId();
  const toCheck = countLowConfidence([chapter]);
  const found = countItems(chapter);
  const { chapterNumber, chapterName, topics } = chapter;
  const moving = useMoving({ kind: 'chapter', id: chapter._id, siblings });
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.chapter} data-open={isOpen || undefined}>
      <h3 className={classes.row} {...moving.target}>
        <button type="button" className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span className={classes.name}>
            <Trans>
              Chapter {chapterNumber}: {chapterName}
            </Trans>
          </span>
          {toCheck > 0 ? (
            <StatusBadge tone="warn" icon={<IconEye size={14} stroke={2} />}>
              <Trans>{toCheck} to check</Trans>
            </StatusBadge>
          ) : null}
          <span className={classes.count}>
            {siblings === null ? <Trans>{found} found</Trans> : <Plural value={topics.length} one="# topic" other="# topics" />}
          </span>
        </button>
        <MoveGrip moving={moving} name={chapterName} />
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <ChapterContent
            chapter={chapter}
            place={place}
            isWhole={siblings !== null}
            onGo={(item) => onGo(chapter, item)}
            onEdit={onEdit}
          />
        ) : null}
      </div>
    </div>
  );
}
