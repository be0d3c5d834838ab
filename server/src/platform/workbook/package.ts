import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';

/** The parts (files) of an XLSX package, by their name in the zip. */
export type Parts = Map<string, Buffer>;
export type WorkbookFailure = { failure: 'layoutKind' | 'layoutBroken' | 'layoutTooLarge' | 'layoutMacros' | 'layoutLinks'; place: string };

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ENTRIES = 400;
/** The signature of older Excel files and of files with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const failed = (failure: WorkbookFailure['failure'], place = ''): WorkbookFailure => ({ failure, place });

/** Unpacks a workbook. Refuses content that reaches outside the file: macros, data connections, links to other files. */
export async function openPackage(bytes: Uint8Array): Promise<Parts | WorkbookFailure> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).equals(OLE) || file.toString('latin1', 0, 2) !== 'PK') return failed('layoutKind');
  const parts: Parts = new Map();
  let total = 0;
  try {
    const zip = await yauzl.fromBufferPromise(file);
    for await (const entry of zip.eachEntry()) {
      total += entry.uncompressedSize;
      if (total > MOST_BYTES || parts.size >= MOST_ENTRIES) return failed('layoutTooLarge');
      if (!entry.fileName.endsWith('/')) parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch {
    return failed('layoutBroken');
  }
  if (!parts.has('xl/workbook.xml') || !parts.has('[Content_Types].xml')) return failed('layoutKind');
  return findFault(parts) ?? parts;
}

function findFault(parts: Parts): WorkbookFailure | null {
  for (const [name, bytes] of parts) {
    if (/vbaProject|macrosheets|\/activeX\//i.test(name)) return failed('layoutMacros');
    if (/^xl\/(externalLinks\/|connections\.xml|queryTables\/)/i.test(name)) return failed('layoutLinks');
    const text = /\.(xml|rels|vml)$/i.test(name) ? bytes.toString('utf8') : '';
    // XML entities can expand a small text to a huge one; no spreadsheet program writes them here.
    if (/<!(DOCTYPE|ENTITY)/i.test(text)) return failed('layoutBroken');
    if (name.endsWith('.rels') && hasOutsideTarget(text)) return failed('layoutLinks');
  }
  return null;
}

function hasOutsideTarget(rels: string): boolean {
  return [...rels.matchAll(/<Relationship\b[^>]*>/g)].some(([one]) => /TargetMode="External"/i.test(one) && !/\/hyperlink"/.test(one));
}

/** Zips the parts into a file again. */
export function closePackage(parts: Parts): Promise<Buffer> {
  return zipFiles([...parts]);
}

/** Zips files in the order given. */
export function zipFiles(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  // A fixed time in every file, so that the same cards give the same bytes.
  const mtime = new Date(Date.UTC(2000, 0, 1));
  for (const [name, bytes] of files) zip.addBuffer(Buffer.from(bytes), name, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}
