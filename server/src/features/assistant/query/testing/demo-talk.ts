import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bearer, openOwnTestApp, signInAnother, type TestApp, type TestSchool } from '../../../../../test/app.ts';
import { setClockTo } from '../../../../../test/clock.ts';
import type { Filling } from '../../../../../test/database.ts';
import { seedDemoSchool } from '../../../../db/demo/index.ts';
import type { Parted } from '../../interpreter/text/listed.ts';

const TODAY = '2026-11-20';
/** Fewer than the chat takes of one person in a minute. */
const PROMPTS_EACH = 15;
const FOLDER = join(import.meta.dirname, '../../fixtures/questions');

export type Question = { id: string; voice: string; utterance: string; sql: string; ordered: boolean };

export type QuestionSet =
  Parted<'development frozen second third third-frozen fourth fourth-frozen fifth-frozen seventh-frozen eighth eighth-frozen ninth tenth eleventh-frozen twelfth thirteenth fourteenth-frozen fifteenth-frozen sixteenth-frozen seventeenth-frozen eighteenth-frozen nineteenth-frozen twentieth-frozen thirty-second-frozen thirty-third-frozen'>;

/** A set of questions, each with the SQL of its rows. */
export function readQuestions(name: QuestionSet): Question[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Question);
}

/** What is said in a dialogue, with what has to come of it: rows, a plan, a question back, or that the plan was left. */
export type Turn = { say: string; sql?: string; plan?: string; says?: string; asks?: true; cancelled?: true };

/** Dialogues of four turns. */
export function readTalks(
  name:
    | 'talks'
    | 'talks-frozen'
    | 'talks-second-frozen'
    | 'talks-third-frozen'
    | 'talks-fourth'
    | 'talks-fourth-frozen'
    | 'talks-fifth-frozen'
    | 'talks-sixth-frozen'
    | 'talks-seventh-frozen'
    | 'talks-eighth-frozen'
    | 'talks-ninth-frozen',
): { id: string; turns: Turn[] }[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as { id: string; turns: Turn[] });
}

export type DemoTalk = {
  test: TestApp;
  schoolId: string;
  /** What the chat answers, as HTML; each in a sign-in that has asked nothing before. */
  ask(prompt: string): Promise<string>;
  /** What it answers to the last of several, said one after the other in one sign-in. */
  talk(...prompts: string[]): Promise<string>;
  /** What it answers to each of them. */
  talkThrough(prompts: readonly string[]): Promise<string[]>;
  /** Rows by the base tables, asked as their owner. */
  rows(query: string): Promise<Record<string, unknown>[]>;
};

/** The demo school on 20 November 2026, with the views of `prelude.sql` that the expected rows are computed from. */
const demoOf = (students?: number): Filling => ({
  name: `demo_of_${students ?? 'all'}`,
  fill: async (owner) => {
    const { schoolId } = await seedDemoSchool(owner, { today: TODAY, passwordHash: 'none', ...(students !== undefined && { students }) });
    await owner.unsafe(readFileSync(join(FOLDER, 'prelude.sql'), 'utf8').replace('$school', schoolId));
    // Without statistics PostgreSQL plans for empty tables.
    await owner`analyze`;
  },
});

/** The app with the demo school alone in it. */
export async function openDemoTalk(students?: number): Promise<DemoTalk> {
  const test = await openOwnTestApp({ filling: demoOf(students) });
  const [school] = await test.owner<{ id: string }[]>`select id from schools`;
  if (!school) throw new Error('The demo school is not there.');
  const schoolId = school.id;
  await setClockTo(test.owner, TODAY);
  let asked = 0;
  let person: TestSchool | undefined;
  const someone = async () => {
    person = await signInAnother(test, { id: schoolId } as TestSchool, `Asker ${asked}`);
    return person;
  };
  const say = async (who: TestSchool, prompt: string): Promise<string> => {
    const answer = await test.app.inject({ method: 'POST', url: '/mcp/chat', payload: { prompt }, headers: bearer(who) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().data.html;
  };
  const through = async (prompts: readonly string[]) => {
    asked += 1;
    const who = await someone();
    const said: string[] = [];
    for (const prompt of prompts) said.push(await say(who, prompt));
    return said;
  };
  return {
    test,
    schoolId,
    ask: async (prompt) => {
      const who = asked % PROMPTS_EACH === 0 || person === undefined ? await someone() : person;
      asked += 1;
      await test.owner`delete from assistant_log where account_id = ${who.accountId}`;
      return say(who, prompt);
    },
    talk: async (...prompts) => (await through(prompts)).at(-1) ?? '',
    talkThrough: through,
    rows: async (query) => (await test.owner.unsafe(query)) as unknown as Record<string, unknown>[],
  };
}
