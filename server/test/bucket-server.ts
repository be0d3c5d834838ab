import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FilePlace } from '#platform/files';

export const KEYS = { accessKey: 'AKIAIOSFODNN7EXAMPLE', secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const BUCKET = 'shala-files';

/** How the storage misbehaves: it is overloaded, stays silent, sends half of an object, closes the connection, or sends to another place. */
type Fault = 'busy' | 'silent' | 'half' | 'stuck' | 'closed' | 'elsewhere' | null;
export type BucketServer = Awaited<ReturnType<typeof startBucket>>;

/**
 * A small S3-compatible storage for tests. It knows objects in one bucket, and refuses what is not signed with its keys by AWS Signature Version 4, which it
 * computes by itself from Amazon's description.
 */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const state = { fault: null as Fault, faults: Number.POSITIVE_INFINITY };
  const server = createServer((request, response) => {
    answer(request, response, { objects, asked, state }).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    objects,
    /** Methods and keys of the requests that were understood. */
    asked,
    /** From now on it has this fault, for so many requests. */
    fail: (fault: Fault, times = Number.POSITIVE_INFINITY) => void Object.assign(state, { fault, faults: times }),
    place: (other: Partial<Extract<FilePlace, { kind: 'bucket' }>> = {}): FilePlace => ({
      kind: 'bucket',
      endpoint,
      name: BUCKET,
      region: 'ap-south-1',
      prefix: '',
      patienceMs: 500,
      ...KEYS,
      ...other,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type Kept = { objects: Map<string, Buffer>; asked: string[]; state: { fault: Fault; faults: number } };

async function answer(request: IncomingMessage, response: ServerResponse, { objects, asked, state }: Kept): Promise<void> {
  const body = await buffer(request);
  const fault = state.faults > 0 ? state.fault : null;
  if (fault !== null) state.faults--;
  if (fault === 'silent') return;
  if (fault === 'closed') return void request.socket.destroy();
  if (fault === 'busy') return refuse(response, 503, 'SlowDown');
  if (fault === 'elsewhere') return void response.writeHead(307, { location: request.url }).end();
  const problem = judge(request, body);
  if (problem !== null) return refuse(response, 403, problem);
  const [, bucket, ...path] = new URL(request.url ?? '', 'http://s3').pathname.split('/');
  const key = path.map(decodeURIComponent).join('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  asked.push(`${request.method} ${key}`);
  if (request.method === 'PUT') objects.set(key, body);
  if (request.method === 'DELETE') objects.delete(key);
  if (request.method !== 'GET') return void response.writeHead(request.method === 'PUT' ? 200 : 204).end();
  const object = objects.get(key);
  if (object === undefined) return refuse(response, 404, 'NoSuchKey');
  const etag = `"${createHash('md5').update(object).digest('hex')}"`;
  response.writeHead(200, { 'Content-Length': object.length, ETag: etag, 'Last-Modified': new Date(0).toUTCString() });
  if (fault === null) return void response.end(object);
  // At least one part, so that the headers are sent too.
  response.write(object.subarray(0, Math.ceil(object.length / 2)), () => fault === 'half' && response.socket?.destroy());
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** What S3 says about a request that it does not accept; null when signature, checksum and time are right. */
export function judge(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
  now = Date.now(),
): string | null {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, accessKey, scope = '', names = '', signature = ''] = found ?? [];
  if (found === null) return 'AccessDenied';
  if (accessKey !== KEYS.accessKey) return 'InvalidAccessKeyId';
  const stamp = String(headers['x-amz-date']);
  const time = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(now - time) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const checksum = String(headers['x-amz-content-sha256']);
  if (checksum !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const path = pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const query = [...searchParams]
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&');
  const lines = names
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const canonical = [method, path, query, lines, names, checksum].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = scope.split('/').reduce<Buffer | string>((secret, part) => hmac(secret, part), `AWS4${KEYS.secretKey}`);
  const right = hmac(key, toSign);
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
