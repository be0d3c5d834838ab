import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { Refusal } from '../errors/index.ts';
import type { Backing, Bucket } from './place.ts';

/** What the storage said in place of doing what it was asked. */
export class BucketAnswer extends Error {
  readonly status: number;
  readonly code: string;

  constructor({ method, status, code }: { method: string; status: number; code: string }) {
    super(`The storage answered ${status} ${code} to ${method}.`);
    this.status = status;
    this.code = code;
  }
}

const PATIENCE_MS = 10_000;
/** A slow line is given a millisecond more for each of so many bytes that are sent. */
const BYTES_A_MS = 1000;
const ATTEMPTS = 3;
const PAUSE_MS = 200;
const CODE = /<Code>(\w+)<\/Code>/;

type Asked = { answer: Response; patience: Patience };
type Ask = { method: 'GET' | 'PUT' | 'DELETE'; key: string; body?: Uint8Array };

/**
 * Stored files in a bucket. The storage checks the signature and the checksum of what is written, and shows an object only when it is complete. A storage that is
 * away, slow or of another opinion about the keys is a refusal (`storageAway`); only its statement that there is no such object makes a file missing.
 */
export function openBucket({ endpoint, name, region, prefix, accessKey, secretKey, patienceMs = PATIENCE_MS }: Bucket): Backing {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region });

  /** Asks once; null when there is no such object. The answer's body can be read for as long as its parts arrive in time. */
  async function askOnce({ method, key, body }: Ask): Promise<Asked | null> {
    const patience = makePatience();
    const headers = {
      'X-Amz-Content-Sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const signed = await client.sign(`${endpoint}/${name}/${prefix}${key}`, {
      method,
      headers,
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    patience.begin(patienceMs + (body?.length ?? 0) / BYTES_A_MS);
    try {
      const answer = await fetch(signed, { signal: patience.signal, redirect: 'manual' });
      if (answer.ok) return { answer, patience };
      const code = CODE.exec(await answer.text())?.[1] ?? '';
      if (answer.status === 404 && code === 'NoSuchKey') return null;
      throw new BucketAnswer({ method, status: answer.status, code });
    } finally {
      patience.end();
    }
  }

  /** Asks again after a failure that may pass. Everything has the same effect once and twice. */
  async function ask(what: Ask): Promise<Asked | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await askOnce(what);
      } catch (error) {
        if (attempt === ATTEMPTS || !mayPass(error)) throw away(error);
      }
      await sleep(PAUSE_MS * attempt);
    }
  }

  return {
    async write(key, bytes) {
      const done = await ask({ method: 'PUT', key, body: bytes });
      if (done === null) throw away(new Error('The storage keeps nothing under this key.'));
      await done.answer.body?.cancel();
    },
    async open(key) {
      const asked = await ask({ method: 'GET', key });
      if (asked === null) return null;
      const { answer, patience } = asked;
      const size = Number(answer.headers.get('content-length') ?? Number.NaN);
      const mark = `${answer.headers.get('etag')} ${answer.headers.get('last-modified')}`;
      if (!Number.isInteger(size)) throw away(new Error('The storage does not say how long an object is.'));
      return { size, mark, bytes: streamOf(answer, size, { patience, patienceMs }) };
    },
    async remove(key) {
      const done = await ask({ method: 'DELETE', key });
      await done?.answer.body?.cancel();
    },
  };
}

/** The body of an answer. Fails when a part does not arrive in time, and when the body ends before it is complete; ends the download when it is destroyed. */
function streamOf({ body }: Response, size: number, { patience, patienceMs }: { patience: Patience; patienceMs: number }): Readable {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let left = size;
  const pull = async (): Promise<Uint8Array | null> => {
    patience.begin(patienceMs);
    const part = await reader.read().finally(patience.end);
    left -= part.value?.length ?? 0;
    if (part.done && left !== 0) throw new Error('The storage ended its answer too early.');
    return part.done ? null : part.value;
  };
  return new Readable({
    read() {
      pull().then(
        (part) => this.push(part),
        (error) => this.destroy(away(error)),
      );
    },
    destroy(error, done) {
      patience.stop();
      done(error);
    },
  });
}

type Patience = ReturnType<typeof makePatience>;

/** Aborts a request while it is waited for. A slow reader on our side costs no patience. */
function makePatience() {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: controller.signal,
    begin: (ms: number) => {
      timer = setTimeout(() => controller.abort(new Error('The storage did not answer in time.')), ms);
    },
    end: () => clearTimeout(timer),
    stop: () => controller.abort(),
  };
}

/** A connection that broke, and an answer that asks for another attempt. Whoever was silent once is not waited for again. */
function mayPass(error: unknown): boolean {
  if (error instanceof BucketAnswer) return error.status >= 500 || error.status === 429;
  return error instanceof TypeError;
}

function away(error: unknown): Refusal {
  return new Refusal('unavailable', 'storageAway', { cause: error });
}
