import type { FastifyInstance } from 'fastify';
import { readPublicCsv } from '#features/certificates';
import type { Database } from '#platform/db';
import { notFound } from '#platform/errors';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.csv$/;

/** The published transfer certificates of a school as CSV for its website. Not found for a school that does not publish them. */
export function serveCertificates(app: FastifyInstance, database: Database): void {
  app.get<{ Params: { file: string } }>('/public/certificates/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, schoolId] = FILE.exec(request.params.file) ?? [];
    if (schoolId === undefined) throw notFound();
    const bytes = await readPublicCsv(schoolId, { inSchool: database.schoolTransaction });
    return reply
      .type('text/csv; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Content-Disposition', 'attachment; filename="transfer-certificates.csv"')
      .send(Buffer.from(bytes));
  });
}
