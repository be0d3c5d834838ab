import type { Call } from '@shala/contract/shared';
import { makeRandom, type Random } from '#db/demo/random';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../app.ts';
import { listTriableCalls, sampleOf } from '../calls.ts';
import type { Sample } from '../samples/sample.ts';
import { makeRequest } from './requests.ts';

export type Outcome = {
  requests: number;
  calls: number;
  /** The number of answers by status class: `{ 2: 310, 4: 1190 }`. */
  byHundred: Record<string, number>;
  /** Answers with status 500 and above, crashes, timeouts, writes in another school, and markup in answers, each with its request. */
  faults: string[];
};

type Asked = {
  requests: number;
  seed: string;
  /** After this number of requests two new schools are used, in which each call's data is created again. */
  newSchoolEvery: number;
  /** How many consecutive requests are of one call: creating its data takes longer than the requests. */
  inARow: number;
  /** Called with the results so far, every thousand requests. */
  onProgress?: ((outcome: Outcome) => void) | undefined;
};

/** A book is read at low priority: among many other tests that takes longer than alone, and is no hang. */
const HANG_MS = 100_000;
const PROGRESS_EVERY = 1000;
/** How often a valid request is used before a new one is made: a call may have used it up. */
const SAMPLE_USES = 40;
const MOST_FAULTS = 50;
const MARKUP = /<(img src=x|script>alert|svg onload)/;

type Samples = { own: Sample; theirs?: Sample; uses: number };
type Place = { test: TestApp; asha: TestSchool; bela: TestSchool; samples: Map<string, Samples> };

/** Sends invalid requests to all calls as one school beside another, the same for the same seed, and returns the findings. */
export async function fuzz({ requests, seed, newSchoolEvery, inARow, onProgress }: Asked): Promise<Outcome> {
  const random = makeRandom(seed);
  const calls = await listTriableCalls();
  const place: Place = {
    test: await openOwnTestApp({ env: onProgress ? { LOG_LEVEL: 'error' } : {} }),
    asha: {} as TestSchool,
    bela: {} as TestSchool,
    samples: new Map(),
  };
  const outcome: Outcome = { requests: 0, calls: calls.length, byHundred: {}, faults: [] };
  // Each of these errors would have ended the process, or only the server's own listener prevented it.
  const die = (error: unknown) =>
    void outcome.faults.push(`unheard: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.on('uncaughtException', die).on('unhandledRejection', die);
  try {
    let order: Call[] = [];
    for (; outcome.requests < requests && outcome.faults.length < MOST_FAULTS; ) {
      if (outcome.requests % newSchoolEvery === 0) await renewSchools(place);
      // When no call can be requested validly any more, new schools are used.
      if (order.length === 0) order = random.shuffled(calls).flatMap((call) => Array.from({ length: inARow }, () => call));
      await tryOne(place, order.pop() as Call, { random, outcome });
      if (outcome.requests % PROGRESS_EVERY === 0) onProgress?.(outcome);
    }
    await findStrangers(place, outcome);
    return outcome;
  } finally {
    process.off('uncaughtException', die).off('unhandledRejection', die);
    await place.test.close();
  }
}

async function renewSchools(place: Place): Promise<void> {
  const { test, samples } = place;
  samples.clear();
  place.asha = await makeSchool(test, `Asha Academy ${performance.now()}`);
  place.bela = await makeSchool(test, `Bela Vidyalaya ${performance.now()}`);
}

async function tryOne(place: Place, call: Call, { random, outcome }: { random: Random; outcome: Outcome }): Promise<void> {
  const { test, asha, bela, samples } = place;
  // A valid sign-out, a removed administrator, and counted attempts must not end the run.
  await test.owner`delete from attempts`;
  await test.owner`update sessions set ended_at = null, expires_at = now() + interval '1 hour' where id in (${asha.sessionId}, ${bela.sessionId})`;
  const isMixed = random.chance(0.25);
  let good = samples.get(call.name);
  try {
    if (!good || good.uses++ > SAMPLE_USES) good = { own: await sampleOf(call, asha, test), uses: 0 };
    if (isMixed) good.theirs ??= await sampleOf(call, bela, test);
  } catch {
    return renewSchools(place);
  }
  samples.set(call.name, good);
  const request = makeRequest(random, call, { own: good.own, theirs: isMixed ? (good.theirs ?? null) : null, token: asha.token });
  const told = `${call.name}: ${request.method} ${String(request.url).slice(0, 300)} ${String(request.payload ?? '').slice(0, 600)}`;
  outcome.requests++;
  const answer = await Promise.race([test.app.inject(request), late()]);
  if (answer === null) return void outcome.faults.push(`no answer to ${told}`);
  const hundred = String(Math.floor(answer.statusCode / 100));
  outcome.byHundred[hundred] = (outcome.byHundred[hundred] ?? 0) + 1;
  if (answer.statusCode >= 500) outcome.faults.push(`${answer.statusCode} to ${told}\n  ${answer.body.slice(0, 300)}`);
  const html = call.path === '/mcp/chat' && answer.statusCode === 200 ? String(answer.json().data?.html) : '';
  if (MARKUP.test(html)) outcome.faults.push(`markup came through ${told}`);
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, HANG_MS, null).unref());
}

/** Acts of one school's administrator in another school. */
async function findStrangers({ test }: Place, outcome: Outcome): Promise<void> {
  const rows = await test.owner<{ action: string }[]>`select l.action from audit_log l join accounts a on a.id = l.account_id
    where a.school_id is not null and a.school_id <> l.school_id limit 20`;
  for (const { action } of rows) outcome.faults.push(`${action} was done in another school`);
}
