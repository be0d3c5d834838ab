import { runTimetableEval } from '#features/timetable';

process.exitCode = await runTimetableEval(process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`));
