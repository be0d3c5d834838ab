import http from 'node:http';

/** Takes registers one after another, each section and day once, and tells how many a second and how long the slow ones took; the first `warm` do not count. */
const { url, token, sections, days, connections, seconds, warm } = JSON.parse(await readAll()) as {
  url: string;
  token: string;
  sections: { sectionId: string; studentIds: string[] }[];
  days: string[];
  connections: number;
  seconds: number;
  warm: number;
};
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const MARKS = 'PPPPPPPPPPPPPPPPPPAPPPPPLPPPPPPPPPPH';
const jobs = days.flatMap((on) => sections.map((section) => ({ on, ...section })));
const times: number[] = [];
/** What was refused, by status and code: a figure that fails says why. */
const refusals: Record<string, number> = {};
let next = 0;
await run(jobs.splice(0, warm));
times.length = 0;
const begun = performance.now();
await run(jobs);
const took = (performance.now() - begun) / 1000;
times.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({ saved: times.length, perSecond: times.length / took, p95: times[Math.floor(times.length * 0.95)] ?? 0, refusals }),
);

async function run(some: typeof jobs): Promise<void> {
  const queue = some[Symbol.iterator]();
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => work(queue, until)));
}

async function work(queue: Iterable<(typeof jobs)[number]>, until: number): Promise<void> {
  for (const job of queue) {
    if (performance.now() > until) return;
    next++;
    const marks = job.studentIds.map((id, index) => ({ id, mark: MARKS[(index + next) % MARKS.length] }));
    const body = JSON.stringify({ on: job.on, version: 0, marks, reason: 'Bench' });
    const started = performance.now();
    const refusal = await put(`${url}/admin/attendance/sections/${job.sectionId}`, body).catch((error) => `no answer: ${error.code}`);
    if (refusal === null) times.push(performance.now() - started);
    else refusals[refusal] = (refusals[refusal] ?? 0) + 1;
  }
}

/** Null when it was saved, else the status with the code of the refusal. */
function put(address: string, body: string): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': `bench-${process.pid}-${next}-${performance.now()}`,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(address, { agent, method: 'PUT', headers }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve(response.statusCode === 200 ? null : `${response.statusCode} ${/"code":"(\w+)"/.exec(answer)?.[1] ?? answer.slice(0, 80)}`),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function readAll(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
