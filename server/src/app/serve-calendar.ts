import type { FastifyInstance } from 'fastify';
import { readFeed } from '#features/calendar';
import { readTeacherFeed } from '#features/timetable';
import type { Database } from '#platform/db';
import { notFound } from '#platform/errors';

const FILE = /^([0-9a-f]{80})\.ics$/;

/** A school's calendar and its teachers' periods at private addresses, for calendar programs. Whoever has the address can read it until it is cancelled. */
export function serveCalendar(app: FastifyInstance, { schoolTransaction }: Database): void {
  serve(app, '/public/calendar/:file', (key) => readFeed(key, { inSchool: schoolTransaction, now: new Date() }));
  serve(app, '/public/timetable/:file', (key) => readTeacherFeed(key, schoolTransaction));
}

function serve(app: FastifyInstance, path: string, read: (key: string) => Promise<string | null>): void {
  app.get<{ Params: { file: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const [, key = ''] = FILE.exec(request.params.file) ?? [];
    const text = key === '' ? null : await read(key);
    if (text === null) throw notFound();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', 'inline; filename="calendar.ics"')
      .send(text);
  });
}
