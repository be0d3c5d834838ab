import { runFitChapters } from '../features/textbooks/evaluation/fit-chapters.ts';
import { runFitHeads } from '../features/textbooks/evaluation/fit-heads.ts';

const [what, ...args] = process.argv.slice(2);
const fit = what === 'chapters' ? runFitChapters : runFitHeads;
process.exitCode = await fit(args, (line) => void process.stdout.write(`${line}\n`));
