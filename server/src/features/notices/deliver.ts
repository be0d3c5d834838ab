import { buffer } from 'node:stream/consumers';
import type { Transporter } from 'nodemailer';
import type { Database, Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { FileStore } from '#platform/files';
import { openTransport } from '#platform/mail';
import type { Vault } from '#platform/vault';
import { frameWords } from './rules/frame-words.ts';
import { fillHtml, fillPlaces, textOf } from './rules/notice-text.ts';
import { placesOf } from './rules/places-of.ts';
import { confirmUrl } from './service/confirmations.ts';
import { handOver } from './service/hand-over.ts';
import { openSecret } from './service/hook-secret.ts';
import { makePostBox, type Post, type PostBox } from './service/post-box.ts';
import { publishRow } from './service/sending.ts';
import { holdNotice } from './store/notices.store.ts';
import * as store from './store/outbox.store.ts';
import { type Hook, listHooks } from './store/sending.store.ts';
import { makeTurns, type Turn } from './turns.ts';

type Ground = {
  database: Database;
  files: FileStore;
  vault: Vault;
  smtpUrl: string | undefined;
  from: string;
  isProduction: boolean;
  /** The base address of the links in messages. */
  publicUrl: string;
  /** The length of a school's turn; the default of `makeTurns` when left out. */
  turns?: { turnMs: number; slowMs: number };
};
type Run = Ground & { post: PostBox; schoolId: string };

/** How many messages one transaction locks, and how many of them are sent at the same time: at most these are repeated after a crash. */
const BATCH = 8;
const AT_ONCE = 2;
const MOST_ATTEMPTS = 6;
const CONNECTIONS = BATCH * AT_ONCE;

/**
 * Sends the messages of all schools in turns, so that no school waits for another's slow address. Each batch is locked by a transaction: a killed process
 * leaves its messages waiting, with the same ids.
 */
export function makeNoticeWorker(ground: Ground) {
  let transport: Transporter | null = null;
  const take = makeTurns(ground.turns);
  return {
    async run(signal: AbortSignal): Promise<void> {
      if (ground.smtpUrl) transport ??= await openTransport(ground.smtpUrl, { connections: CONNECTIONS });
      const listSchools = () => store.listSchools(ground.database.global);
      await take(listSchools, signal, async (schoolId, turn) => {
        const post = makePostBox({ ...ground, transport, connections: CONNECTIONS }, schoolId);
        const run = { ...ground, post, schoolId };
        try {
          await publishDue(run);
          const left = await Promise.all(Array.from({ length: turn.isSlow ? 1 : AT_ONCE }, () => deliverAll(run, turn)));
          return left.some(Boolean);
        } finally {
          post.close();
        }
      });
    },
    close: () => transport?.close(),
  };
}

async function publishDue({ database, schoolId, smtpUrl }: Run): Promise<void> {
  await database.schoolTransaction(schoolId, async (db) => {
    for (const { id } of await store.takeDueNotices(db, schoolId)) {
      const row = await holdNotice(db, schoolId, id);
      if (row?.state === 'scheduled') await publishRow(db, schoolId, { row, hasInstallationMail: smtpUrl !== undefined });
    }
  });
}

/** Sends batch after batch until none is left to try now, or the turn is over (then true). A batch of which no message was sent is the last one for now. */
async function deliverAll(run: Run, turn: Turn): Promise<boolean> {
  do {
    const results = await run.database.schoolTransaction(run.schoolId, (db) => deliverBatch(run, db));
    if (results.length === 0 || results.every(({ state }) => state === 'queued')) return false;
  } while (!turn.isOver());
  return true;
}

async function deliverBatch(run: Run, db: Db): Promise<store.Result[]> {
  const { schoolId } = run;
  const waiting = await store.takeWaiting(db, schoolId, BATCH);
  if (waiting.length === 0) return [];
  const letters = await store.readLetters(db, schoolId, [...new Set(waiting.map(({ noticeId }) => noticeId))]);
  const hooks = waiting.some(({ channel }) => channel !== 'mail') ? await listHooks(db, schoolId) : [];
  const post = waiting.some(({ channel }) => channel === 'mail') ? await run.post.open(db) : null;
  const files = new Map<string, Attachment | 'lost' | null>();
  for (const { fileId } of letters) if (fileId && !files.has(fileId)) files.set(fileId, await readFile(run, db, fileId));
  const results = await Promise.all(
    waiting.map(async (message) => {
      const letter = letters.find(({ id }) => id === message.noticeId);
      if (letter?.state !== 'published') return { id: message.id, state: 'skipped' as const, reason: 'withdrawn', waitSeconds: 0 };
      const attachment = letter.fileId ? (files.get(letter.fileId) ?? null) : null;
      if (attachment === 'lost') return { id: message.id, state: 'failed' as const, reason: 'fileLost', waitSeconds: 0 };
      return judge(message, await deliver(run, { message, letter, hooks, post, attachment }));
    }),
  );
  await store.keepResults(db, schoolId, results);
  return results;
}

type Attachment = { filename: string; contentType: string; content: Buffer };

async function readFile({ files, schoolId }: Run, db: Db, fileId: string): Promise<Attachment | 'lost' | null> {
  const file = await files.find(db, schoolId, fileId);
  if (file === null) return null;
  try {
    const content = await buffer(await files.read(file.storage_key, file));
    return { filename: file.name, contentType: file.media_type, content };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'fileLost') return 'lost';
    throw error;
  }
}

type Outcome = { isDone: boolean; isFinal: boolean; reason: string; isSkipped?: boolean };

/** The stored result of an attempt: temporary failures are tried again, each time later. */
function judge({ id, attempts }: store.Waiting, { isDone, isFinal, reason, isSkipped = false }: Outcome): store.Result {
  if (isSkipped) return { id, state: 'skipped', reason, waitSeconds: 0 };
  if (isDone) return { id, state: 'sent', reason: '', waitSeconds: 0 };
  if (isFinal || attempts + 1 >= MOST_ATTEMPTS) return { id, state: 'failed', reason, waitSeconds: 0 };
  return { id, state: 'queued', reason, waitSeconds: 20 * (attempts + 1) ** 2 };
}

type Parcel = { message: store.Waiting; letter: store.Letter; hooks: Hook[]; post: Post | null; attachment: Attachment | null };

async function deliver(run: Run, { message, letter, hooks, post, attachment }: Parcel): Promise<Outcome> {
  const places = placesOf(message);
  const about = fillPlaces(letter.title, places);
  const words = frameWords(letter.title + letter.bodyHtml);
  const title = message.reminders > 0 ? words.reminder(about) : about;
  const html = fillHtml(letter.bodyHtml, places);
  const link =
    message.confirmKey === null ? null : { url: confirmUrl(run.publicUrl, run.schoolId, message.confirmKey), words: words.confirm };
  if (message.channel === 'mail') return mail({ message, letter, title, html, link, post, attachment });
  const hook = hooks.find(({ channel }) => channel === message.channel);
  if (!hook) return skipped('hookUnset');
  const secret = openSecret(run.vault, run.schoolId, hook);
  if (secret === null) return { isDone: false, isFinal: false, reason: 'hookSecret' };
  const body = {
    channel: message.channel,
    to: message.address,
    name: message.name,
    school: letter.school,
    title,
    text: withLink(textOf(html), link),
  };
  return handOver({ url: hook.url, secret, id: messageId(message), body, isProduction: run.isProduction });
}

type Mail = Omit<Parcel, 'hooks'> & { title: string; html: string; link: Link | null };
type Link = { url: string; words: string };

/** A message repeated after a failure has the same id; a reminder is a new message. */
function messageId({ id, reminders }: store.Waiting): string {
  return reminders > 0 ? `${id}.${reminders}` : id;
}

function withLink(text: string, link: Link | null): string {
  return link === null ? text : `${text}\n\n${link.words}: ${link.url}`;
}

async function mail({ message, letter, title, html, link, post, attachment }: Mail): Promise<Outcome> {
  if (post === null) return skipped('mailUnset');
  if ('problem' in post) return { isDone: false, isFinal: false, reason: post.problem };
  try {
    await post.transport.sendMail({
      from: { name: letter.school, address: post.from },
      to: { name: message.name, address: message.address },
      subject: title,
      text: `${withLink(textOf(html), link)}\n\n${letter.school}`,
      html: link === null ? html : `${html}<p><a href="${link.url}">${link.words}</a></p>`,
      messageId: `<${messageId(message)}@shala>`,
      ...(attachment ? { attachments: [attachment] } : {}),
    });
    return { isDone: true, isFinal: true, reason: '' };
  } catch (error) {
    const { responseCode = 0, code = 'unknown' } = error as { responseCode?: number; code?: string };
    // The server's reply may name the recipient; its code is enough.
    return { isDone: false, isFinal: responseCode >= 500, reason: responseCode > 0 ? `smtp ${responseCode}` : code };
  }
}

function skipped(reason: string): Outcome {
  return { isDone: false, isFinal: true, reason, isSkipped: true };
}
