import { resolve } from 'node:path';
import { type Config, readConfig } from '#platform/config';

export type Command = { config: Config; args: string[]; say(sentence: string): void };

/** Runs a command of the terminal: its refusals are one sentence on standard error and exit code 1. */
export async function runCommand(act: (command: Command) => Promise<void>): Promise<void> {
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  try {
    await act({ config: readConfig(), args: process.argv.slice(2), say });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** A file as it was typed, seen from the folder that the command was typed in. */
export function typedPath(name: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}
