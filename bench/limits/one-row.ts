import { createServer } from 'node:http';
import { type Connection, connect } from '../../server/src/platform/db/index.ts';

/**
 * The second limit: node:http and one row of PostgreSQL by its key, over the driver's own pool, prepared, as the owner of the
 * tables, to whom row-level security does not apply.
 */
const { port, connection, pool }: { port: number; connection: Connection; pool: number } = JSON.parse(process.argv[2] ?? '{}');
const sql = connect(connection, { max: pool, name: 'bench limit' });
const [school] = await sql<{ id: string }[]>`select id from schools limit 1`;

createServer(async (_request, response) => {
  const [row] = await sql`select id, name, board from schools where id = ${school?.id ?? ''}`;
  const body = JSON.stringify({ success: true, data: row });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
  response.writeHead(200, headers).end(body);
}).listen(port, 'localhost');
