import { describe, expect, it } from 'vitest';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import { HOSTILE_FILES, onePage, streamOf, textPage } from '../engine/testing/hostile-files.ts';
import { makePdf } from '../engine/testing/make-pdf.ts';
import { runAnalysis } from './run-analysis.ts';

const LIMIT_MS = 40_000;
/** The result of a file: its chapters, or the reason why it is refused. Ends within the time limit in either case. */
async function outcome(bytes: Uint8Array): Promise<string> {
  const start = Date.now();
  const said = await runAnalysis(bytes, { withOcr: false, timeLimitMs: LIMIT_MS }).then(
    (analysis) => `${analysis.chapters.length} chapters`,
    (error: unknown) => (error instanceof UnreadablePdf ? error.problem : `failed: ${String(error)}`),
  );
  expect(Date.now() - start).toBeLessThan(LIMIT_MS + 20_000);
  return said;
}

describe('files that were made to do harm', { timeout: 90_000 }, () => {
  const whole = makePdf([textPage(), textPage()]);

  it.each(HOSTILE_FILES)('%s ends in bounded time with its reason', async (_name, make, expected) => {
    expect(await outcome(make())).toMatch(expected);
  });

  it('an analysis over its time is ended, and the next book is read', async () => {
    const heavy = onePage(streamOf(`BT /F1 8 Tf ${'1 0 0 1 50 50 Tm (word) Tj '.repeat(400_000)} ET`));
    await expect(runAnalysis(heavy, { withOcr: false, timeLimitMs: 1 })).rejects.toMatchObject({ problem: 'tooSlow' });
    await expect(runAnalysis(whole, { withOcr: false })).resolves.toMatchObject({ pageCount: 2 });
  });
});
