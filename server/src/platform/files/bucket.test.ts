import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BucketServer, judge, KEYS, startBucket } from '../../../test/bucket-server.ts';
import { type Backing, checkFilePlace, openBacking } from './index.ts';

let server: BucketServer;
let bucket: Backing;
beforeAll(async () => {
  server = await startBucket();
  bucket = openBacking(server.place());
});
afterAll(() => server.close());
afterEach(() => server.fail(null));

const BYTES = Buffer.from('a bill of which every byte counts'.repeat(5000));
const newKey = () => `school/${randomUUID()}`;

async function read(key: string): Promise<Buffer | null> {
  const opened = await bucket.open(key);
  return opened === null ? null : buffer(opened.bytes);
}

async function write(): Promise<string> {
  const key = newKey();
  await bucket.write(key, BYTES);
  return key;
}

const away = { kind: 'unavailable', code: 'storageAway', message: expect.stringContaining('Nothing was changed.') };

it('returns what was written, byte by byte, also nothing at all', async () => {
  const [key, empty] = [await write(), newKey()];
  await bucket.write(empty, Buffer.alloc(0));
  expect((await read(key))?.equals(BYTES)).toBe(true);
  expect(await read(empty)).toHaveLength(0);
  expect(server.objects.get(key)?.equals(BYTES)).toBe(true);
});

it('removes objects, and what is already gone', async () => {
  const key = await write();
  await bucket.remove(key);
  await bucket.remove(key);
  expect(await read(key)).toBeNull();
});

it('keeps everything below its own prefix', async () => {
  const key = newKey();
  await openBacking(server.place({ prefix: 'one/two/' })).write(key, BYTES);
  expect(server.objects.has(`one/two/${key}`)).toBe(true);
  expect(await read(key)).toBeNull();
});

it.each(['../other/key', 'school/../../x', 'school', ''])('asks for nothing with the key “%s”', async (key) => {
  const before = server.asked.length;
  await expect(bucket.open(key)).rejects.toThrow('not one of ours');
  await expect(bucket.write(key, BYTES)).rejects.toThrow('not one of ours');
  expect(server.asked).toHaveLength(before);
});

describe('a storage that fails', () => {
  it.each(['busy', 'silent', 'closed'] as const)('and is %s is a refusal and never a missing file', async (fault) => {
    const key = await write();
    server.fail(fault);
    await expect(bucket.open(key)).rejects.toMatchObject(away);
    await expect(bucket.write(newKey(), BYTES)).rejects.toMatchObject(away);
    await expect(bucket.remove(key)).rejects.toMatchObject(away);
    server.fail(null);
    expect((await read(key))?.equals(BYTES)).toBe(true);
  });

  it.each(['busy', 'closed'] as const)('once, being %s, is asked again', async (fault) => {
    const key = await write();
    server.fail(fault, 2);
    expect((await read(key))?.equals(BYTES)).toBe(true);
    server.fail(fault, 1);
    await bucket.write(key, BYTES);
  });

  it.each(['half', 'stuck'] as const)('in the middle of an object (%s) ends the download with an error', async (fault) => {
    const key = await write();
    server.fail(fault);
    await expect(read(key)).rejects.toMatchObject(away);
  });

  it('and sends to another place is not followed', async () => {
    const key = await write();
    server.fail('elsewhere', 1);
    await expect(bucket.open(key)).rejects.toMatchObject(away);
  });

  it('because nothing listens there is a refusal', async () => {
    const nowhere = openBacking(server.place({ endpoint: 'http://127.0.0.1:9' }));
    await expect(nowhere.open(newKey())).rejects.toMatchObject(away);
  });
});

it('does not take a reader that is slower than the patience for a silent storage', async () => {
  const key = newKey();
  const large = Buffer.alloc(8 * 1024 * 1024, 'x');
  await bucket.write(key, large);
  let size = 0;
  for await (const part of (await bucket.open(key))?.bytes ?? []) {
    if (size === 0) await new Promise((go) => setTimeout(go, 700));
    size += (part as Buffer).length;
  }
  expect(size).toBe(large.length);
});

it('ends a download that nobody reads', async () => {
  const opened = await bucket.open(await write());
  opened?.bytes.destroy();
  await expect.poll(() => opened?.bytes.closed).toBe(true);
});

describe('at the start', () => {
  it('a bucket that works is neither warned about nor left with anything', async () => {
    const before = server.objects.size;
    expect(await checkFilePlace(server.place())).toBeNull();
    expect(server.objects.size).toBe(before);
  });

  it.each([
    ['another secret key', { secretKey: 'another' }, /403 SignatureDoesNotMatch/],
    ['another access key', { accessKey: 'AKIAANOTHER' }, /403 InvalidAccessKeyId/],
    ['a bucket that does not exist', { name: 'no-such-bucket' }, /404 NoSuchBucket/],
  ])('%s is refused in one sentence', async (_what, wrong, sentence) => {
    await expect(checkFilePlace(server.place(wrong))).rejects.toThrow(sentence);
    await expect(checkFilePlace(server.place(wrong))).rejects.toThrow(
      /^Shala cannot start with this environment: the storage of FILES_URL refuses/,
    );
  });

  it('a storage that is away is a warning', async () => {
    server.fail('silent');
    expect(await checkFilePlace(server.place())).toMatch(/^The storage of FILES_URL cannot be reached now/);
  });
});

it("the tests' storage computes the signatures of Amazon's own example", () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, “GET Object”.
  const request = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${KEYS.accessKey}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
    },
  };
  const then = Date.parse('2013-05-24T00:00:00Z');
  expect(judge(request, Buffer.alloc(0), then)).toBeNull();
  expect(judge({ ...request, url: '/test2.txt' }, Buffer.alloc(0), then)).toBe('SignatureDoesNotMatch');
  expect(judge(request, Buffer.alloc(0))).toBe('RequestTimeTooSkewed');
});
