// Not by the feature's index: what the server serves takes memory, and the command tells how much it used.
import { runEvalCommand } from '../features/textbooks/evaluation/commands.ts';

process.exitCode = await runEvalCommand(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
