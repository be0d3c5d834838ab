import type { FastifyInstance } from 'fastify';
import { readFeed } from '#features/calendar';
import type { Database } from '#platform/db';
import { notFound } from '#platform/errors';

const FILE = /^([0-9a-f]{80})\.ics$/;

/** A school's calendar at its private addresses, for calendar programs: who has the address may read, until it is taken back. */
export function serveCalendar(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { file: string } }>('/public/calendar/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, key = ''] = FILE.exec(request.params.file) ?? [];
    const text = key === '' ? null : await readFeed(key, { inSchool: database.schoolTransaction, now: new Date() });
    if (text === null) throw notFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', 'inline; filename="calendar.ics"')
      .send(text);
  });
}
