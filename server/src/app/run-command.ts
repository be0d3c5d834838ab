import { resolve } from 'node:path';
import { type Config, readConfig } from '#platform/config';

export type Command = { config: Config; args: string[]; say(sentence: string): void };

/** Runs a command of the terminal. A refusal is one sentence on standard error and exit code 1. */
export async function runCommand(act: (command: Command) => Promise<void>): Promise<void> {
  const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
  try {
    await act({ config: readConfig(), args: process.argv.slice(2), say });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** A path as it was typed, resolved from the folder in which the command was typed. */
export function typedPath(name: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), name);
}
