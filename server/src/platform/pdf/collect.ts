import type { Page } from './text.ts';

/** The bytes of a page that is being drawn; complete once the page has ended. */
export function collect(page: Page): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
}
