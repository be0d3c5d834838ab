import { runEvalCommand } from '#features/textbooks';

process.exitCode = await runEvalCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
