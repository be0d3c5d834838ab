import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { interpret } from '../interpreter/interpret.ts';
import { readDirectory, runAssistantEval } from './commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'shala-eval-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes a line for each command, in their order, as the interpreter of the chat reads it', () => {
  const roster = join(folder, 'roster.json');
  copyFileSync(join(import.meta.dirname, '../fixtures/sunrise/roster.json'), roster);
  const commands = ['who is absent today', 'blorp', 'send fee reminder to class 8'].map((utterance, at) => ({
    id: `c${at}`,
    utterance,
    today: '2026-11-20',
  }));
  writeFileSync(join(folder, 'commands.jsonl'), `${commands.map((one) => JSON.stringify(one)).join('\n')}\n\n`);
  const said: string[] = [];
  const out = join(folder, 'out.jsonl');
  expect(runAssistantEval([folder, '--out', out], (line) => said.push(line))).toBe(0);
  const directory = readDirectory(roster);
  const wanted = commands.map(({ id, utterance, today }) => {
    const { intent, slots } = interpret(utterance, { today, directory });
    return { id, intent, slots };
  });
  expect(
    readFileSync(out, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(JSON.parse(JSON.stringify(wanted)));
  expect(wanted[2]).toMatchObject({ intent: 'fee_reminder.send', slots: { class: '8' } });
  expect(said[0]).toMatch(/^3 commands, 95 % of them within/);
});

it('says how it is called when the folder or the file is missing', () => {
  const said: string[] = [];
  expect(runAssistantEval([folder], (line) => said.push(line))).toBe(2);
  expect(said[0]).toContain('npm run assistant:eval -- DIR --out FILE');
});
