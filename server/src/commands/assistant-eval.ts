import { runAssistantEval } from '#features/assistant';

process.exitCode = runAssistantEval(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
