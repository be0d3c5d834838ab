import http from 'node:http';

/** People who work: each sends a request of the mix, reads the answer, thinks, and sends the next. Without thinking they are more than the server can answer. */
type Step = { share: number; path: string; method?: string; body?: unknown; isPayment?: boolean };
type Order = { url: string; token: string; people: number; thinkMs: number; seconds: number; steps: Step[]; students: string[] };
const order = JSON.parse(await readAll()) as Order;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
const times: number[] = [];
const byStatus: Record<string, number> = {};
let withoutRetryAfter = 0;
let paid = 0;
const until = performance.now() + order.seconds * 1000;

await Promise.all(Array.from({ length: order.people }, (_, person) => work(person)));
times.sort((a, b) => a - b);
const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
process.stdout.write(JSON.stringify({ byStatus, withoutRetryAfter, p50: at(0.5), p95: at(0.95), p99: at(0.99), answered: times.length }));

async function work(person: number): Promise<void> {
  // Not all at the same moment.
  await pause(Math.random() * order.thinkMs);
  while (performance.now() < until) {
    const begun = performance.now();
    const status = await send(choose(), person).catch((error: Error & { code?: string }) => error.code ?? error.message);
    byStatus[status] = (byStatus[status] ?? 0) + 1;
    if (status === 200) times.push(performance.now() - begun);
    // Between half and one and a half of the time that a person thinks; whoever was refused waits a little.
    await pause(status === 200 ? order.thinkMs * (0.5 + Math.random()) : Math.max(order.thinkMs, 200));
  }
}

function choose(): Step {
  let left = Math.random() * order.steps.reduce((sum, { share }) => sum + share, 0);
  for (const step of order.steps) {
    left -= step.share;
    if (left < 0) return step;
  }
  return order.steps[0] as Step;
}

function send({ path, method = 'GET', body, isPayment }: Step, person: number): Promise<number> {
  const studentId = order.students[(person * 7 + paid++) % order.students.length];
  const text = isPayment ? JSON.stringify({ studentId, month: 'March', amount: 1 }) : body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${order.token}`,
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(isPayment && { 'idempotency-key': `crowd-${process.pid}-${paid}` }),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${order.url}${path}`, { agent, method, headers }, (response) => {
      response.on('data', () => {}).on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 503 && response.headers['retry-after'] === undefined) withoutRetryAfter++;
        resolve(response.statusCode ?? 0);
      });
    });
    request.on('error', reject).end(text);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function readAll(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}
