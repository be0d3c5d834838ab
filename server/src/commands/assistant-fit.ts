import { runFitCertainty } from '../features/assistant/evaluation/fit-certainty.ts';

process.exitCode = runFitCertainty(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
