import { createServer } from 'node:http';
import { type Connection, openConnectionPool } from '../../server/src/platform/db/index.ts';

/**
 * The same one row over the product's own connection pool, which cost about half as much as the driver's pool: how much is left to gain, for
 * the shares of the second limit flatter.
 */
const { port, connection, pool }: { port: number; connection: Connection; pool: number } = JSON.parse(process.argv[2] ?? '{}');
const connections = openConnectionPool(connection, { max: pool, name: 'bench limit' });
const [school] = (await connections.ask('select id from schools limit 1', [])) as unknown as { id: string }[];

createServer(async (_request, response) => {
  const [row] = await connections.ask('select id, name, board from schools where id = $1', [school?.id]);
  const body = JSON.stringify({ success: true, data: row });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }).end(body);
}).listen(port, 'localhost');
