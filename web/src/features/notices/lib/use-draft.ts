import { useLingui } from '@lingui/react/macro';
import { addNotice, attachFile, changeNotice, detachFile } from '@shala/contract/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newKey } from '#lib/new-key';
import { send } from '#lib/send';
import type { NoticeText, NoticeWhole } from '../api.ts';

/** All that stands in the form. */
type Whole = { [Field in keyof NoticeText]-?: Exclude<NoticeText[Field], undefined> };
type Kept = { id: string; version: number } | null;

/** A notice that is being written: what stands in the form, and keeping it on the server, once at a time. */
export function useDraft(notice: NoticeWhole | null) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [text, setText] = useState<Whole>(() => startOf(notice));
  // The editor keeps its own text; only a letter to begin with is put into it, as another editor.
  const [start, setStart] = useState({ html: text.bodyHtml, turn: 0 });
  const [file, setFile] = useState<File | null>(null);
  const [attachment, setAttachment] = useState(notice?.attachment ?? null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const saved = useSaved(text, file);
  const kept = useRef<Kept>(notice ? { id: notice._id, version: notice.version } : null);
  const key = useRef(newKey());
  const problem = text.title.trim() === '' ? t`Enter a title.` : text.bodyHtml === '' ? t`Enter the text of the notice.` : null;

  /** Keeps what is written and its attachment; gives its id, or null when that failed. */
  const keep = async (): Promise<string | null> => {
    if (isBusy) return null;
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { ...text, title: text.title.trim() };
      const done = kept.current
        ? await send(changeNotice, { params: { noticeId: kept.current.id }, body: { ...body, version: kept.current.version } })
        : await send(addNotice, { body }, { headers: { 'Idempotency-Key': key.current } });
      kept.current = { id: done._id, version: done.version };
      if (file) {
        const form = new FormData();
        form.append('file', file);
        const { version, ...added } = await send(attachFile, { params: { noticeId: done._id } }, { form });
        kept.current.version = version;
        setAttachment(added);
        setFile(null);
      }
      saved.markSaved();
      return done._id;
    } catch (error) {
      setFailure(error);
      return null;
    } finally {
      setIsBusy(false);
      void client.invalidateQueries({ queryKey: ['notices'] });
    }
  };
  const detach = async () => {
    if (!kept.current || isBusy) return;
    try {
      const { version } = await send(detachFile, { params: { noticeId: kept.current.id } });
      kept.current.version = version;
      setAttachment(null);
    } catch (error) {
      setFailure(error);
    }
  };
  const set = (part: Partial<Whole>) => setText((now) => ({ ...now, ...part }));
  const begin = (letter: Pick<Whole, 'title' | 'bodyHtml' | 'category' | 'audience'>) => {
    set(letter);
    setStart(({ turn }) => ({ html: letter.bodyHtml, turn: turn + 1 }));
  };
  return {
    text,
    set,
    begin,
    start,
    file,
    setFile,
    attachment,
    detach,
    problem,
    failure,
    isBusy,
    keep,
    ...saved,
  };
}

/** Whether the form holds more than was last kept, or than is still wanted. */
function useSaved(text: Whole, file: File | null) {
  const saved = useRef({ text, file });
  const markSaved = () => {
    saved.current = { text, file };
  };
  const isUnsaved = () => (file !== null && file !== saved.current.file) || JSON.stringify(text) !== JSON.stringify(saved.current.text);
  return { isUnsaved, markSaved };
}

function startOf(notice: NoticeWhole | null): Whole {
  if (!notice)
    return {
      title: '',
      bodyHtml: '',
      audience: { kind: 'all' },
      category: '',
      channels: ['mail'],
      isPinned: false,
      expiresOn: null,
      asksConfirmation: false,
    };
  const { title, bodyHtml, category, channels, isPinned, expiresOn, asksConfirmation, audience } = notice;
  return {
    title,
    bodyHtml,
    category,
    channels,
    isPinned,
    expiresOn,
    asksConfirmation,
    audience: { kind: audience.kind, ...(audience.ids.length > 0 ? { ids: audience.ids } : {}) },
  };
}
