import type { Call } from '@shala/contract/shared';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/index.ts';
import type { UploadedFile } from './context.ts';

export type Upload = { file: UploadedFile; fields: Record<string, string> | undefined };

/** A body over the limit is still read up to this size, so that the client gets an answer instead of a broken connection. */
const DRAINED_BYTES = 128 * 1024 * 1024;

/** The file and the fields of a multipart request. Refuses another kind of body, a missing file, and a file over the call's limit. */
export async function readUpload(call: Call, request: FastifyRequest): Promise<Upload> {
  try {
    return await readParts(call, request);
  } catch (error) {
    throw asRefusal(error);
  }
}

async function readParts(call: Call, request: FastifyRequest): Promise<Upload> {
  const { part: name, maxBytes } = call.upload ?? { part: 'file', maxBytes: 0 };
  if (!request.isMultipart())
    throw hasBody(request) ? new Refusal('unsupported', 'unsupportedType') : new Refusal('invalid', 'fileMissing');
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  let isTooLarge = false;
  for await (const part of request.parts({ limits: { fileSize: DRAINED_BYTES, files: 1, fields: 20, fieldSize: 10_000 } })) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file) {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
    }
    isTooLarge = size > maxBytes;
    if (part.fieldname === name) file = { name: (part.filename ?? '').slice(0, 200), bytes: Buffer.concat(chunks) };
  }
  if (isTooLarge) throw new Refusal('tooLarge', 'fileTooLarge', { values: { megabytes: Math.floor(maxBytes / 1024 / 1024) } });
  if (file === null || file.bytes.length === 0) throw new Refusal('invalid', 'fileMissing');
  return { file, fields: Object.keys(fields).length > 0 || call.body ? fields : undefined };
}

/** Reads and drops an unwanted body up to a limit, so that the client sees the refusal instead of a broken connection. */
export async function drainUpload(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  try {
    for await (const part of request.parts({ limits: { fileSize: DRAINED_BYTES, files: 1, fields: 20, fieldSize: 10_000 } }))
      if (part.type === 'file') part.file.resume();
  } catch (error) {
    throw asRefusal(error);
  }
}

/** A form that cannot be read (no boundary, cut off, too many parts) is the client's fault. */
function asRefusal(error: unknown): unknown {
  return error instanceof Refusal ? error : new Refusal('invalid', 'badForm', { cause: error });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-type'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
