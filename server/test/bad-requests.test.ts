import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

type Asked = { method?: 'GET' | 'POST' | 'PUT'; url: string; payload?: object | string; type?: string };

/** The status of an answer; fails after ten seconds without one. */
async function ask({ method = 'GET', url, payload, type }: Asked) {
  const response = test.app.inject({
    method,
    url,
    headers: { ...bearer(asha), ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  });
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error(`No answer to ${url}.`)), 10_000).unref());
  const { statusCode, body } = await Promise.race([response, late]);
  return { status: statusCode, code: body.startsWith('{') ? (JSON.parse(body) as { code?: string }).code : undefined };
}

const part = '--line\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

it.each([
  ['no boundary', 'multipart/form-data', `${part}bytes\r\n--line--\r\n`],
  ['an empty boundary', 'multipart/form-data; boundary=', `${part}bytes\r\n--line--\r\n`],
  ['another boundary', 'multipart/form-data; boundary=other', `${part}bytes\r\n--line--\r\n`],
  ['nothing at all', 'multipart/form-data; boundary=line', ''],
  ['only its first line', 'multipart/form-data; boundary=line', '--line'],
  ['a head that is cut', 'multipart/form-data; boundary=line', part.slice(0, 60)],
  ['a file that is cut', 'multipart/form-data; boundary=line', `${part}bytes`],
  ['a boundary that is cut', 'multipart/form-data; boundary=line', `${part}bytes\r\n--li`],
  ['two files', 'multipart/form-data; boundary=line', `${part}one\r\n${part}two\r\n--line--\r\n`],
  [
    'a field where the file should be',
    'multipart/form-data; boundary=line',
    '--line\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--line--\r\n',
  ],
])('a form with %s is refused, and answered', async (_what, type, payload) => {
  expect((await ask({ method: 'POST', url: '/finance/bills', type, payload })).status).toBe(400);
});

it('half a character is refused wherever it is', async () => {
  for (const body of [{ prompt: 'a\ud800b' }, { classId: '\udc00' }, { classIds: ['x', '\ud800'] }, { 'k\ud800': 1 }])
    for (const url of ['/mcp/chat', '/finance/getFinanceDetailsOfAClass', '/finance/concessions'])
      expect(await ask({ method: 'POST', url, payload: body })).toEqual({ status: 400, code: 'badInput' });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('a body is taken as JSON alone, not as %s', async (type) => {
  const url = '/finance/getFinanceDetailsOfAClass';
  const payload = JSON.stringify({ classId: asha.ids.class });
  expect((await ask({ method: 'POST', url, payload, type: 'application/json' })).status).toBe(200);
  expect((await ask({ method: 'POST', url, payload, type })).status).toBe(415);
});

it('a parameter that is sent twice is refused for calls and files, and accepted for pages', async () => {
  const file = test.authority.fileAddress(asha.id, asha.ids.class, Math.floor(Date.now() / 1000) + 60);
  for (const url of [
    '/admin/students?search=a&search=b',
    '/admin/health?x=1&x=2',
    `${file}&k=other`,
    `${file}&e=1`,
    '/openapi.json?a=1&a=2',
  ])
    expect(await ask({ url }), url).toEqual({ status: 400, code: 'badInput' });
  expect((await test.app.inject({ url: '/pricing?ref=a&ref=b', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});

it.each(['0000-01-01', '0001-01-01', '9999-12-31', '2999-01-01', '10000-01-01', '-0001-01-01', '+275760-09-13'])(
  'the impossible day %s is refused',
  async (day) => {
    const expense = { category: 'other', amount: 1, description: 'Tea', date: day };
    expect((await ask({ method: 'POST', url: '/finance/addExpenses', payload: expense })).status).toBe(400);
    expect((await ask({ url: `/finance/expenses?from=${encodeURIComponent(day)}` })).status).toBe(400);
    const year = { name: 'A year', startsOn: day, endsOn: day };
    expect((await ask({ method: 'POST', url: '/admin/academic-years', payload: year })).status).toBeLessThan(500);
  },
);

it('a position in a list that was never given out causes no server error', async () => {
  const word = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const places = [
    'bad',
    '~',
    '2026-99-99T00:00:00.000Z~x',
    `0000-01-01T00:00:00.000Z~${asha.id}`,
    `+275760-09-13T00:00:00.000Z~${asha.id}`,
  ];
  const words = [word(['x', 'y']), word(['x', 'y', 'z']), word(['0000-01-01', asha.id]), word([null, {}]), word('x'), '\u0000'];
  for (const after of [...places, ...words].map(encodeURIComponent))
    for (const path of [
      `/admin/history/student/${asha.id}`,
      '/admin/audit',
      '/admin/assistant/log',
      '/finance/payments',
      '/finance/expenses',
      '/finance/defaulters',
      '/admin/notices',
    ])
      expect((await ask({ url: `${path}?after=${after}` })).status, `${path} ${after}`).toBeLessThan(500);
});
