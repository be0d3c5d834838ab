const SIGNATURES: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  // Some printers write a few bytes before the header; PDF readers look for it in the first kilobyte.
  ['application/pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
];

/** Picture types that can be drawn in a PDF. */
export const DRAWABLE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** The media type by the file's first bytes, whatever its name or sender says; null when Shala does not accept it. */
export function detectMediaType(bytes: Buffer): string | null {
  return SIGNATURES.find(([, isSo]) => isSo(bytes))?.[0] ?? null;
}
