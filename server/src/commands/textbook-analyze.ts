import { runAnalyzeCommand } from '#features/textbooks';

process.exitCode = await runAnalyzeCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
