import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { formatPercent } from '#lib/format';
import { API_BASE_URL } from '#lib/send';
import { Select } from '#ui/controls';
import { Text } from '#ui/layout';
import type { Content } from '../api.ts';
import { PageMarks } from './page-marks.tsx';
import classes from './page-pane.module.css';

type File = Content['files'][number];
type Props = {
  textId: string;
  file: File;
  files: File[];
  page: number;
  itemId: string;
  onPage: (page: number) => void;
  onFile: (fileId: string) => void;
};
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** A page of the book as it was printed; arrows and Page Up/Down leaf through it. */
export function PagePane({ textId, itemId, file, files, page, onPage, onFile }: Props) {
  const { t } = useLingui();
  const [zoom, setZoom] = useState(2);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its head
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [page, file._id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen item's mark comes with the page
  useEffect(() => showChosen(scroller.current), [itemId, page, file._id]);
  const share = ZOOMS[zoom] ?? 1;
  const go = (to: number) => onPage(Math.max(1, Math.min(file.pages, to)));
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    go(page + by);
  };
  return (
    <section className={classes.pane} aria-label={t`Pages of the book`} onKeyDown={handleKeyDown}>
      <div className={classes.head}>
        <IconButton label={t`Previous page`} isDisabled={page <= 1} onClick={() => go(page - 1)}>
          <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <span className={classes.where} aria-live="polite">
          <Trans>
            Page <b>{page}</b> of {file.pages}
          </Trans>
        </span>
        <IconButton label={t`Next page`} isDisabled={page >= file.pages} onClick={() => go(page + 1)}>
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {files.length > 1 ? (
          <Select
            label={t`File`}
            value={file._id}
            choices={files.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={onFile}
          />
        ) : null}
        <span className={classes.end}>
          <IconButton label={t`Smaller`} isDisabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
            <IconZoomOut size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
          <span className={classes.zoom}>{formatPercent(share)}</span>
          <IconButton label={t`Larger`} isDisabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
            <IconZoomIn size={16} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <div className={classes.scroller} ref={scroller} tabIndex={0}>
        <PagePicture key={`${file._id} ${page}`} file={file} page={page} share={share}>
          <PageMarks textId={textId} fileId={file._id} page={page} itemId={itemId} />
        </PagePicture>
      </div>
    </section>
  );
}

type PictureProps = { file: File; page: number; share: number; children: ReactNode };

function PagePicture({ file, page, share, children }: PictureProps) {
  const { t } = useLingui();
  const [isMissing, setIsMissing] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  if (isMissing) {
    return (
      <Text py={48} px={16} c="dimmed" fz="sm">
        <Trans>This page could not be shown.</Trans>{' '}
        <a href={`${API_BASE_URL}${file.pdfUrl}#page=${page}`} target="_blank" rel="noreferrer">
          <Trans>Open the PDF</Trans>
        </a>
      </Text>
    );
  }
  return (
    <div className={classes.sheet} style={{ width: `${share * 100}%` }}>
      <img
        className={classes.page}
        src={`${API_BASE_URL}${file.pageUrl}${page}`}
        alt={t`Page ${page} of ${file.name}`}
        onLoad={() => setIsDrawn(true)}
        onError={() => setIsMissing(true)}
      />
      <div hidden={!isDrawn}>{children}</div>
    </div>
  );
}

/** Brings the mark of the chosen item into view once it is there. */
function showChosen(scroller: HTMLElement | null): (() => void) | undefined {
  if (scroller === null) return undefined;
  const show = () => {
    const mark = scroller.querySelector<HTMLElement>('[data-chosen]');
    if (mark === null) return false;
    const [frame, box] = [scroller.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom) scroller.scrollTop += box.top - frame.top - frame.height / 3;
    return true;
  };
  if (show()) return undefined;
  const watch = new MutationObserver(() => show() && watch.disconnect());
  watch.observe(scroller, { childList: true, subtree: true, attributes: true });
  return () => watch.disconnect();
}

type IconButtonProps = { label: string; isDisabled: boolean; onClick: () => void; children: ReactNode };

function IconButton({ label, isDisabled, onClick, children }: IconButtonProps) {
  return (
    <button type="button" className={classes.icon} aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
