import { defineCall } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { sql } from '../db/index.ts';
import { Refusal } from '../errors/index.ts';
import { slow, write } from './index.ts';

const addGuardian = defineCall({
  name: 'addGuardian',
  method: 'POST',
  path: '/admin/test/guardians',
  summary: 'A write for these tests',
  body: z.strictObject({ name: z.string(), wait: z.optional(z.number()), refuse: z.optional(z.boolean()) }),
  answer: z.object({ id: z.string(), name: z.string() }),
});
const addSlowly = defineCall({
  name: 'addSlowly',
  method: 'POST',
  path: '/admin/test/slow',
  summary: 'A slow call for these tests',
  body: z.strictObject({ name: z.string() }),
  answer: z.object({ id: z.string() }),
});

const routes = [
  write(addGuardian, async ({ db, school, platform, audit, say }, { body }) => {
    const row = await db.row<{ id: string }>(
      sql`insert into guardians (school_id, id, name) values (${school.id}, app.new_id(), ${body.name}) returning id`,
    );
    platform.wakeJob('greet-guardians');
    if (body.wait) await db.rows(sql`select pg_sleep(${body.wait}::float8)`);
    if (body.refuse) throw new Refusal('conflict', 'badInput');
    audit({ entity: 'guardian', entityId: row?.id ?? '', after: { name: body.name } });
    say('Added.');
    return { id: row?.id ?? '', name: body.name };
  }),
  slow(addSlowly, async ({ db, school, inTransaction }, { body }) => {
    await db.rows(sql`select 1 as one`);
    return inTransaction(async (context) => {
      const row = await context.db.row<{ id: string }>(
        sql`insert into guardians (school_id, id, name) values (${school.id}, app.new_id(), ${body.name}) returning id`,
      );
      return { id: row?.id ?? '' };
    });
  }),
];

/** How many guardians each job found that a call had woken. */
const found: Promise<number>[] = [];

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp({ routes });
  asha = await makeSchool(test, 'Asha School');
  bela = await makeSchool(test, 'Bela School');
  test.platform.wakeJob = () => void found.push(countGuardians());
});
afterAll(() => test.close());
beforeEach(async () => {
  found.length = 0;
  await test.owner`truncate guardians, idempotency_keys, audit_log cascade`;
});

type Post = { name?: string; wait?: number; refuse?: boolean; key?: string; as?: TestSchool };

function add({ key, as = asha, ...body }: Post) {
  const headers = { ...bearer(as), ...(key !== undefined && { 'idempotency-key': key }) };
  return test.app.inject({ method: 'POST', url: addGuardian.path, headers, payload: { name: 'Meera', ...body } });
}
const countGuardians = async () => (await test.owner`select 1 from guardians`).length;
const listAudit = () =>
  test.owner<Record<string, unknown>[]>`select school_id, account_id, action, entity, entity_id, new_values, request_id from audit_log`;

describe('a write', () => {
  it('leaves an audit row: who, what, before and after, and in which request', async () => {
    const response = await add({});
    expect(response.json()).toMatchObject({ success: true, message: 'Added.', data: { name: 'Meera' } });
    expect(await listAudit()).toEqual([
      {
        school_id: asha.id,
        account_id: asha.accountId,
        action: 'addGuardian',
        entity: 'guardian',
        entity_id: response.json().data.id,
        new_values: { name: 'Meera' },
        request_id: response.headers['x-request-id'],
      },
    ]);
  });

  it('that is refused leaves nothing, no audit row either', async () => {
    expect((await add({ refuse: true })).statusCode).toBe(409);
    expect([await countGuardians(), (await listAudit()).length]).toEqual([0, 0]);
  });

  it('has its jobs begin when others see its rows, and only if it is kept', async () => {
    await add({ wait: 0.05 });
    expect(await Promise.all(found)).toEqual([1]);
    await add({ wait: 0.05, refuse: true });
    expect(found).toHaveLength(1);
  });

  it('inside a slow call is audited as well', async () => {
    const response = await test.app.inject({ method: 'POST', url: addSlowly.path, headers: bearer(asha), payload: { name: 'Meera' } });
    expect(response.json()).toMatchObject({ success: true, data: { id: expect.any(String) } });
    expect(await listAudit()).toMatchObject([{ action: 'addSlowly', account_id: asha.accountId }]);
  });
});

describe('an Idempotency-Key', () => {
  it('gives the first answer again and has one effect', async () => {
    const first = await add({ key: 'k1' });
    const second = await add({ key: 'k1' });
    expect(second.json()).toEqual(first.json());
    expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect([await countGuardians(), (await listAudit()).length]).toEqual([1, 1]);
  });

  it('has one effect when the same request comes many times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => add({ key: 'k2', wait: 0.05 })));
    expect(new Set(responses.map(({ body }) => JSON.stringify(JSON.parse(body)))).size).toBe(1);
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await countGuardians()).toBe(1);
  });

  it('is refused for another request', async () => {
    await add({ key: 'k3' });
    const other = await add({ key: 'k3', name: 'Sunita' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'keyReused']);
    expect(await countGuardians()).toBe(1);
  });

  it('of a refused request may be used again', async () => {
    expect((await add({ key: 'k4', refuse: true })).statusCode).toBe(409);
    expect((await add({ key: 'k4' })).statusCode).toBe(200);
  });

  it('of one school says nothing to another', async () => {
    await add({ key: 'k5', name: 'Meera' });
    const theirs = await add({ key: 'k5', name: 'Sunita', as: bela });
    expect([theirs.statusCode, theirs.json().data.name]).toEqual([200, 'Sunita']);
  });

  it('must be short and visible', async () => {
    for (const key of ['', ' ', 'a b', 'é', 'x'.repeat(201)]) {
      const response = await add({ key });
      expect([response.statusCode, Object.keys(response.json().fields ?? {})], key).toEqual([400, ['Idempotency-Key']]);
    }
    expect((await add({ key: 'x'.repeat(200) })).statusCode).toBe(200);
  });
});
