import { askSchool, asOwner } from '../lib/schools.ts';
import type { Place } from '../lib/server.ts';
import type { FigureScenario } from '../scenario.ts';

const CONNECTIONS = 8;
/** An administrator may ask twenty times a minute; each round stays below, and its log is taken away before the next. */
const PROMPTS_A_ROUND = 16;
const ROUNDS = 15;
const PROMPTS = [
  'list of fee defaulters of class 9',
  'who is absent today',
  'how many girls in class 6',
  'timetable of 7A on Monday',
  'which holidays are in December',
  'expenses of this month',
  'kal kaun chutti par hai',
  'how much fees came in this month',
];

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'assistant-chat',
  about: 'Questions in plain words (defaulters, absent, counts, timetable, calendar, leave, sums) at 8 connections: 95 % answered within',
  unit: 'ms',
  target: { most: 60 },
  async measure(place) {
    await askRound(place, 0);
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) times.push(...(await askRound(place, round)));
    times.sort((a, b) => a - b);
    return times[Math.floor(times.length * 0.95)] ?? 0;
  },
};

/** The prompt with other capitals each time: the server remembers what it made of the last words that were typed, and offices type others. */
const typed = (prompt: string, time: number): string =>
  Array.from(prompt, (letter, at) => ((time >> at) & 1 ? letter.toUpperCase() : letter)).join('');

async function askRound(place: Place, round: number): Promise<number[]> {
  const times: number[] = [];
  const ask = async (connection: number) => {
    for (let index = connection; index < PROMPTS_A_ROUND; index += CONNECTIONS) {
      const started = performance.now();
      const prompt = typed(PROMPTS[index % PROMPTS.length] ?? '', round * PROMPTS_A_ROUND + index);
      const { html } = (await askSchool(place, place.token, '/mcp/chat', { prompt })) as { html: string };
      times.push(performance.now() - started);
      if (!html.includes('<p>')) throw new Error('A prompt was not answered.');
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => ask(connection)));
  await asOwner(place, (owner) => owner`delete from assistant_log`);
  return times;
}
