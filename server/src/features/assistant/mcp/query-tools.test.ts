import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
let program: Client;
beforeAll(async () => {
  test = await openOwnTestApp();
  const address = new URL('/mcp', await test.app.listen({ port: 0, host: '127.0.0.1' }));
  school = await makeSchool(test);
  await addPupil(test, school, { name: 'Rohan Kale', className: '8th' });
  await addPupil(test, school, { name: 'Meera Kale', className: '9th' });
  const other = await makeSchool(test, 'Another School');
  await addPupil(test, other, { name: 'Somebody Else', className: '8th' });
  const { data } = await ask(test, school, 'POST', '/admin/access/tokens', { name: 'Sheet', scope: 'read', days: 7 });
  program = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  await program.connect(
    new StreamableHTTPClientTransport(address, { requestInit: { headers: { authorization: `Bearer ${data.secret}` } } }),
  );
});
afterAll(async () => {
  await program.close();
  await test.close();
});

const QUERY = { entity: 'student', measure: 'count', filters: [], groupBy: ['class'], bounds: [], also: [] };
const BY_CLASS = [
  expect.objectContaining({
    rows: [
      ['8th', '1'],
      ['9th', '1'],
    ],
  }),
];

it('both are there for a token that may read', async () => {
  const { tools } = await program.listTools();
  const queries = tools.filter(({ name }) => name.startsWith('records_'));
  expect(queries.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['records_ask', true],
    ['records_query', true],
  ]);
});

it.each([
  ['records_ask', { question: 'how many students are there in each class' }],
  ['records_query', { query: QUERY }],
])('%s answers with the rows of its own school alone', async (name, given) => {
  const answer = await program.callTool({ name, arguments: given });
  expect(answer.structuredContent).toMatchObject({ state: 'answered', records: BY_CLASS });
});

it.each([
  ['a column that no entity declares', { ...QUERY, groupBy: ['password_hash'] }],
  ['an entity that there is not', { ...QUERY, entity: 'accounts' }],
  ['another school', { ...QUERY, school: 'another' }],
])('%s is refused', async (_what, query) => {
  const answer = await program.callTool({ name: 'records_query', arguments: { query } });
  expect(answer.structuredContent).toMatchObject({ state: 'refused' });
});

it('a question that is not understood says of which words', async () => {
  const answer = await program.callTool({ name: 'records_ask', arguments: { question: 'students by blorp and class' } });
  expect(answer.structuredContent).toMatchObject({ state: 'refused' });
  expect(JSON.stringify(answer.structuredContent)).toContain('blorp');
});
