import { t } from '@lingui/core/macro';
import { analyzePdf, getTextbookJob } from '@shala/contract/textbooks';
import { useEffect, useSyncExternalStore } from 'react';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { queryClient } from '#lib/query-client';
import { send } from '#lib/send';
import { onForget } from '#lib/session-events';
import { ALL_TEXTBOOKS } from '../api.ts';

/** What goes up: a file for a class and subject, in the place of what the subject has, or beside it. */
export type Wanted = { file: File; std: string; subject: string; mode: 'replace' | 'add' };
export type UploadState =
  | { kind: 'none' }
  | { kind: 'uploading'; share: number; pagesDone: number; pagesTotal: number }
  | {
      kind: 'success';
      chapters: number;
      topics: number;
      className: string;
      subject: string;
      isReplaced: boolean;
      scannedPages: number;
      brokenPages: number;
    }
  | { kind: 'scan' }
  | { kind: 'error'; sentence: string };

/** How often the pages that were read are asked for, in milliseconds. */
const ASK_MS = 400;
/** The bytes are the first half of the way, the pages the second. */
const HALF = 0.5;

const NO_ANSWER: ReadonlySet<string> = new Set(['unexpected', 'unreachable']);

/** Outside of any screen: an upload goes on, and is shown again, when a person looks at something else meanwhile. */
let current: UploadState = { kind: 'none' };
const listeners = new Set<() => void>();

function set(change: UploadState | ((old: UploadState) => UploadState)): void {
  current = typeof change === 'function' ? change(current) : change;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onForget(() => set({ kind: 'none' }));

/** A scan that was stopped is not read in the background any more. */
export function forgetScan(): void {
  if (current.kind === 'scan') set({ kind: 'none' });
}

/** Sends a textbook and follows it: first its bytes, then the pages that were read. One at a time. `onDone` is for what was typed. */
export function useUpload(onDone: () => void) {
  const state = useSyncExternalStore(listen, () => current);
  useLeaveWarning(state.kind === 'uploading');
  const upload = async (wanted: Wanted) => {
    if (current.kind !== 'uploading' && (await sendBook(wanted))) onDone();
  };
  return { state, upload, setError: (sentence: string) => set({ kind: 'error', sentence }), clear: () => set({ kind: 'none' }) };
}

async function sendBook({ file, std, subject, mode }: Wanted): Promise<boolean> {
  const uploadId = crypto.randomUUID();
  const form = new FormData();
  // Fields first, so that they are known before the bytes of the file arrive.
  for (const [name, value] of Object.entries({ std, subject, uploadId, mode })) form.append(name, value);
  form.append('pdfFile', file, file.name);
  set({ kind: 'uploading', share: 0, pagesDone: 0, pagesTotal: 0 });
  const pages = followPages(uploadId);
  try {
    const onSent = (share: number) => {
      set((old) => forward(old, share * HALF));
      // Before its last byte has left nobody reads the book, and nothing can be told of it.
      if (share === 1) pages.begin();
    };
    const answer = await send(analyzePdf, { body: { std, subject } }, { form, onSent });
    const done = { chapters: answer.chaptersProcessed, topics: answer.totalTopics, className: std, subject };
    const { jobId, scannedPages = 0, brokenPages = 0, isReplaced = false } = answer;
    // Of a book with some pages of pictures the rest is there already.
    set(jobId === undefined || scannedPages > 0 ? { kind: 'success', ...done, isReplaced, scannedPages, brokenPages } : { kind: 'scan' });
    void queryClient.invalidateQueries({ queryKey: ALL_TEXTBOOKS });
    return true;
  } catch (error) {
    set({ kind: 'error', sentence: failureText(error) });
    return false;
  } finally {
    pages.end();
  }
}

/** The server's sentence, else the specification's: also where no answer came, or none that Shala gave. */
function failureText(error: unknown): string {
  if (!(error instanceof CallError) || NO_ANSWER.has(error.code) || error.sentence === '') return t`Failed to analyze PDF`;
  // That the school has too many under way is said better by the server than by a general "too often".
  return error.status === 429 ? error.sentence : errorText(error);
}

function forward(old: UploadState, share: number, pages?: { pagesDone: number; pagesTotal: number }): UploadState {
  return old.kind === 'uploading' ? { ...old, ...pages, share: Math.max(old.share, Math.min(1, share)) } : old;
}

/** Asks for the pages read from `begin` to `end`. What cannot be told is no failure of the upload. */
function followPages(uploadId: string) {
  let isAsking = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const job = await send(getTextbookJob, { params: { jobId: uploadId } }).catch(() => null);
    isAsking = false;
    if (!job || job.pagesTotal === 0) return;
    const { pagesDone, pagesTotal } = job;
    set((old) => forward(old, HALF + HALF * (pagesDone / pagesTotal), { pagesDone, pagesTotal }));
  };
  return {
    begin: () => {
      timer ??= setInterval(ask, ASK_MS);
    },
    end: () => clearInterval(timer),
  };
}

/** Asks before the page is left while a book goes up. */
function useLeaveWarning(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isUploading]);
}
