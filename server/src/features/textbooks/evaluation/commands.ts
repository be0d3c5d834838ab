import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { largestAnalysis, MAX_PAGES, runAnalysis } from '../analysis/run-analysis.ts';
import type { Progress } from '../engine/analyze.ts';
import { UnreadablePdf } from '../engine/pdf/open-document.ts';
import { contentOf } from '../wire.ts';
import { bareSeconds } from './bare-rate.ts';
import { scoreBook, type Truth } from './score.ts';

type Say = (line: string) => void;

/** `textbook:analyze FILE.pdf --out FILE.json`: writes what was found and says how long and how much memory it took. */
export async function runAnalyzeCommand(args: readonly string[], say: Say): Promise<number> {
  const [file] = args.filter((arg, index) => !arg.startsWith('--') && !['--out', '--subject', '--class'].includes(args[index - 1] ?? ''));
  if (file === undefined) {
    say('Say which file: npm run textbook:analyze -- FILE.pdf --out FILE.json [--subject NAME] [--class NAME] [--no-ocr]');
    return 2;
  }
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  try {
    const { seconds, analysis } = await timed(file, !args.includes('--no-ocr'));
    const content = contentOf(analysis.chapters, {
      subject: option('--subject') ?? basename(file, '.pdf'),
      className: option('--class') ?? '',
    });
    const out = option('--out');
    const text = JSON.stringify(
      { ...content, pages: analysis.pageCount, scannedPages: analysis.scannedPages, poorPages: analysis.poorPages },
      null,
      1,
    );
    if (out) writeFileSync(out, `${text}\n`);
    else say(text);
    say(
      `${analysis.pageCount} pages in ${seconds.toFixed(2)} s (${(analysis.pageCount / seconds).toFixed(0)} pages/s), peak memory ${peakMegabytes()} MB, ${content.totalChapters} chapters, ${content.totalTopics} topics`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    say(error.message);
    return 1;
  }
}

/** `textbook:eval DIR`: each PDF with a ground truth beside it, and what was right. Gives 1 when a file misses its marks. */
export async function runEvalCommand(args: readonly string[], say: Say): Promise<number> {
  const folder = args.find((arg) => !arg.startsWith('--'));
  if (folder === undefined) {
    say('Say which folder: npm run textbook:eval -- DIR [--no-ocr] [--details]');
    return 2;
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && readdirSync(folder).includes(name.replace(/json$/, 'pdf')));
  let isGood = true;
  for (const name of names) {
    const truth = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Truth;
    try {
      const { seconds, analysis } = await timed(join(folder, name.replace(/json$/, 'pdf')), !args.includes('--no-ocr'));
      const score = scoreBook(analysis.chapters, truth);
      isGood &&=
        score.chapters >= 0.95 && score.topicsF1 >= 0.9 && score.exerciseError <= 0.1 && score.exampleError <= 0.1 && score.words >= 0.9;
      say(
        `${name.replace(/\.json$/, '').padEnd(30)} chapters ${percent(score.chapters)}  topics F1 ${score.topicsF1.toFixed(3)} (P ${score.topicsPrecision.toFixed(2)}, R ${score.topicsRecall.toFixed(2)})  exercises ${score.exercises.join('/')}  examples ${score.examples.join('/')}  first words ${percent(score.words)}  ${analysis.pageCount} pages ${seconds.toFixed(2)} s  peak ${peakMegabytes()} MB`,
      );
      if (args.includes('--bare'))
        say(
          `    PDFium alone needs ${(await bareSeconds(readFileSync(join(folder, name.replace(/json$/, 'pdf'))), MAX_PAGES)).toFixed(2)} s`,
        );
      if (args.includes('--details')) for (const line of score.missing) say(`    ${line}`);
    } catch (error) {
      isGood = false;
      say(`${name.padEnd(30)} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isGood ? 0 : 1;
}

async function timed(path: string, withOcr: boolean) {
  const start = performance.now();
  let last = 0;
  const onProgress = ({ stage, done, total }: Progress) => {
    if (stage !== 'ocr' || Date.now() - last < 5000) return;
    last = Date.now();
    process.stderr.write(`OCR: page ${done} of ${total}\n`);
  };
  const analysis = await runAnalysis(path, { fileName: basename(path), withOcr, onProgress });
  return { analysis, seconds: (performance.now() - start) / 1000 };
}

/** Of this process and the largest one that read a book, since the start. */
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024 + largestAnalysis());
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
