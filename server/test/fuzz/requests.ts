import type { Call } from '@shala/contract/shared';
import type { InjectOptions } from 'fastify';
import type { Random } from '#db/demo/random';
import { addressOf } from '../calls.ts';
import { multipart } from '../multipart.ts';
import type { Sample } from '../samples/sample.ts';
import { spoil, strangeText } from './spoil.ts';

/** `theirs` is null where the ids of another school are not used. */
type Good = { own: Sample; theirs: Sample | null; token: string };
type Headers = Record<string, string>;

/** An invalid request to a call, made from a valid one of the requesting school and, unless null, one of another school. */
export function makeRequest(random: Random, call: Call, { own, theirs, token }: Good): InjectOptions {
  const base = theirs ? mix(random, own, theirs) : own;
  const params = spoilTexts(random, base.params, 0.3);
  const query = spoilTexts(random, base.query ?? {}, 0.5);
  const headers: Headers = { authorization: random.chance(0.97) ? `Bearer ${token}` : random.pick(['', 'Bearer', 'Bearer x.y.z', token]) };
  if (random.chance(0.1)) headers['idempotency-key'] = random.pick(['k', '', 'a b', 'x'.repeat(500), `key-${random.int(1, 40)}`]);
  const url = `${addressOf(call, { ...(params && { params }) })}${searchOf(random, query)}`;
  return { method: call.method, url, ...bodyOf(random, call, base, headers) } as InjectOptions;
}

/** Mixes the ids of both samples. */
function mix(random: Random, own: Sample, theirs: Sample): Sample {
  const part = random.pick(['params', 'query', 'body'] as const);
  return random.chance(0.3) ? theirs : { ...own, ...(theirs[part] !== undefined && { [part]: theirs[part] }) };
}

function spoilTexts(random: Random, texts: Record<string, string> | undefined, share: number): Record<string, string> | undefined {
  if (texts === undefined) return undefined;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, random.chance(share) ? strangeText(random, text) : text]));
}

/** Parameters, some of them repeated, unknown or badly encoded. */
function searchOf(random: Random, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query);
  const names = ['after', 'search', 'from', 'to', 'month', 'classId', 'studentId', 'limit', 'on', 'date', 'x', ...Object.keys(query)];
  while (random.chance(0.35)) search.append(random.pick(names), strangeText(random, 'x'));
  const text = search.toString() + (random.chance(0.02) ? random.pick(['&%', '&a=%ZZ', '&%ED%A0%80=1', '&a[]=1&a[]=2']) : '');
  return text === '' ? '' : `?${text}`;
}

function bodyOf(random: Random, call: Call, sample: Sample, headers: Headers): Pick<InjectOptions, 'headers' | 'payload'> {
  if (sample.file) return formOf(random, call, sample, headers);
  if (sample.body === undefined) return random.chance(0.05) && call.method !== 'GET' ? { headers, payload: { surprise: 1 } } : { headers };
  const body = random.chance(0.9) ? spoil(random, sample.body) : sample.body;
  const text = JSON.stringify(body);
  if (random.chance(0.04)) {
    const payload = random.pick([text.slice(0, random.int(0, text.length)), `${text}${text}`, '', '[', '\ufeff{}', '['.repeat(5000)]);
    return { headers: { ...headers, 'content-type': random.pick(['application/json', 'text/plain', 'multipart/form-data']) }, payload };
  }
  return { headers: { ...headers, 'content-type': 'application/json' }, payload: text };
}

/** A form that is cut off, has no boundary, or contains unexpected bytes and fields. */
function formOf(random: Random, call: Call, sample: Sample, headers: Headers): Pick<InjectOptions, 'headers' | 'payload'> {
  const file = sample.file as Buffer;
  const bytes = random.chance(0.5) ? file : damage(random, file);
  const part = random.chance(0.9) ? (call.upload?.part ?? 'file') : random.pick(['', 'x', 'file"; a="']);
  const form = multipart(
    part,
    bytes,
    random.pick(['file', 'a.png', '../../x', '<b>.pdf', 'न.jpg', '']),
    sample.body as Headers | undefined,
  );
  const type = random.chance(0.9)
    ? form.headers['content-type']
    : random.pick(['multipart/form-data', 'multipart/form-data; boundary=x', 'image/png']);
  const payload = random.chance(0.7) ? form.payload : form.payload.subarray(0, random.int(0, form.payload.length));
  return { headers: { ...headers, 'content-type': type }, payload };
}

function damage(random: Random, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes.subarray(0, random.chance(0.5) ? bytes.length : random.int(0, bytes.length)));
  for (let n = 0; n < 20 && copy.length > 0; n++) copy[random.int(0, copy.length - 1)] = random.int(0, 255);
  return copy;
}
