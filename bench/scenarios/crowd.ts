import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Crowd, letPeopleWork, watchMemory } from '../lib/crowd.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import { makeReportCards } from '../lib/report-cards.ts';
import { uploadBook } from '../lib/textbooks.ts';
import type { FigureScenario } from '../scenario.ts';

/** `npm run test:soak -- crowd --minutes 10` asks for longer. */
const SECONDS = Number(process.env.CROWD_MINUTES ?? 2) * 60;
const BOOK = new URL('../../server/src/features/textbooks/fixtures/public-statistics-book.pdf', import.meta.url);

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'crowd',
  about: `200 administrators of a school of 2,000 at once, each thinking 2 s, with a textbook and report cards read and drawn meanwhile; then more than the server can answer, then 200 again: 95 % of the first answered within`,
  unit: 'ms',
  target: { most: 150 },
  isSlow: true,
  async measure(place) {
    const school = await schoolOf(place, 2000);
    await letPeopleWork(place, { school, people: 20, thinkMs: 100, seconds: 5 });
    const memory = watchMemory(place);
    const people = letPeopleWork(place, { school, people: 200, thinkMs: 2000, seconds: SECONDS });
    const heavy = sleep(5000).then(() => Promise.all([uploadBook(place, readFileSync(BOOK), 'Crowd'), makeReportCards(place, 500)]));
    const crowd = await people;
    await heavy;
    say('200 people', crowd);
    const past = await letPeopleWork(place, { school, people: 3000, thinkMs: 0, seconds: 15 });
    say('3,000 at once without a pause', past);
    await sleep(5000);
    const after = await letPeopleWork(place, { school, people: 200, thinkMs: 2000, seconds: 20 });
    say('200 people afterwards', after);
    await sleep(10_000);
    const { server, all } = memory();
    console.log(`  memory of the server, MB, every 5 s: ${server.join(' ')}\n  with PostgreSQL: ${all.join(' ')}`);
    for (const [what, { byStatus }] of [
      ['200 people', crowd],
      ['200 people afterwards', after],
    ] as const)
      if (Object.keys(byStatus).some((status) => status !== '200')) throw new Error(`${what}: ${JSON.stringify(byStatus)}`);
    const wrong = Object.keys(past.byStatus).filter((status) => !['200', '503'].includes(status));
    if (wrong.length > 0 || past.withoutRetryAfter > 0) throw new Error(`past the capacity: ${JSON.stringify(past)}`);
    return crowd.p95;
  },
};

function say(what: string, { byStatus, p50, p95, p99, answered }: Crowd): void {
  console.log(`  ${what}: ${answered} answered, p50 ${p50}, p95 ${p95}, p99 ${p99} ms; by status ${JSON.stringify(byStatus)}`);
}
