import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config';
import type { Database } from '#platform/db';
import { Refusal } from '#platform/errors';
import { isLocalRequest } from '#platform/http';
import { listNewestMails, type StoredMail } from '#platform/mail';
import { outboxKey } from './outbox-key.ts';

const MOST_MAILS = 50;
const hidden = { schema: { hide: true } };

/**
 * The newest mails of the installation, readable on this machine while Shala is tried out. Never in production, and only with the key that is printed at the
 * start: behind a proxy that adds no header, every visitor looks like one on this machine. Mails contain links that set passwords.
 */
export function serveOutbox(app: FastifyInstance, { config, database }: { config: Config; database: Database }): void {
  const key = config.isProduction ? null : outboxKey(config.dataDir);
  const refuseStrangers = (request: FastifyRequest) => {
    const { key: given } = request.query as Record<string, unknown>;
    const isOpen = key !== null && isLocalRequest(request) && typeof given === 'string' && timingSafeEqual(digest(given), digest(key));
    if (!isOpen) throw new Refusal('notFound', 'noSuchCall');
  };
  app.get('/public/outbox', hidden, async (request, reply) => {
    refuseStrangers(request);
    const mails = await listNewestMails(database.global, MOST_MAILS);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .send(page(mails));
  });
  app.get<{ Querystring: { to?: string } }>('/public/outbox.json', hidden, async (request, reply) => {
    refuseStrangers(request);
    reply.header('Cache-Control', 'no-store');
    const { to } = request.query;
    const mails = await listNewestMails(database.global, MOST_MAILS, typeof to === 'string' ? to : undefined);
    return {
      success: true,
      data: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        state: mail.state,
        createdAt: mail.created_at,
      })),
    };
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function page(mails: readonly StoredMail[]): string {
  const list = mails.length > 0 ? mails.map(article).join('\n') : '<p>No mail yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Shala</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1c2430; }
article { border: 1px solid #d5dae2; border-radius: 8px; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1rem; margin: 0; } header p { margin: 0; color: #5a6473; } pre { white-space: pre-wrap; font: inherit; margin: .75rem 0 0; overflow-wrap: anywhere; }
</style></head><body>
<h1>Outbox</h1>
<p>The newest ${MOST_MAILS} mails of this installation. The page opens on this machine only, with the key that the start of Shala prints, and never in production.</p>
<main>${list}</main>
</body></html>`;
}

function article({ recipient, subject, body_text, state, created_at }: StoredMail): string {
  return `<article><header><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)} · <time>${created_at.toISOString()}</time> · ${state}</p></header><pre>${withLinks(body_text)}</pre></article>`;
}

/** Escaped HTML in which web addresses are links. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/(?:(?!&(?:quot|#39|lt|gt);)\S)+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
