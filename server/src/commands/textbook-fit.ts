import { runFitCommand } from '../features/textbooks/evaluation/fit-heads.ts';

process.exitCode = await runFitCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
