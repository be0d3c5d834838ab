import http from 'node:http';

/** Pays ten rupees in cash for one student after another, over and over, and tells which keys were acknowledged with which receipt. */
const { url, payers, connections, seconds } = JSON.parse(await readAll()) as {
  url: string;
  payers: { token: string; studentId: string }[];
  connections: number;
  seconds: number;
};
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
const acknowledged: [key: string, receiptNo: number][] = [];
let failed = 0;
let next = 0;
const begun = performance.now();
await Promise.all(Array.from({ length: connections }, work));
const took = (performance.now() - begun) / 1000;
times.sort((a, b) => a - b);
process.stdout.write(
  JSON.stringify({ perSecond: Math.round(times.length / took), p95: times[Math.floor(times.length * 0.95)] ?? 0, failed, acknowledged }),
);

async function work(): Promise<void> {
  while (performance.now() - begun < seconds * 1000) {
    const number = next++;
    const payer = payers[number % payers.length];
    if (!payer) return;
    const key = `bench-${process.pid}-${number}`;
    const started = performance.now();
    const receiptNo = await pay(payer, key).catch(() => null);
    if (receiptNo === null) failed++;
    else {
      times.push(performance.now() - started);
      acknowledged.push([key, receiptNo]);
    }
    // A server that was killed answers at once, and must not be asked a million times.
    if (receiptNo === null) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function pay({ token, studentId }: { token: string; studentId: string }, key: string): Promise<number | null> {
  const body = JSON.stringify({ studentId, month: 'March', amount: 10 });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': key,
  };
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}/finance/updateOfflineCashFeePayment`, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve(response.statusCode === 200 ? (JSON.parse(text) as { data: { receiptNo: number } }).data.receiptNo : null),
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
