import { expect, it } from 'vitest';
import { makeLog } from './index.ts';

function lineOf(write: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = [];
  write(makeLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

/** An error as the driver throws it. */
function databaseError(fields: { code: string; message: string }): Error {
  const values = {
    severity: 'ERROR',
    detail: 'Key (email)=(asha@school.example) already exists.',
    where: 'COPY x, line 1: "Asha"',
    query: 'insert',
    parameters: ['Asha'],
    table_name: 'accounts',
  };
  return Object.assign(new Error(fields.message), { name: 'PostgresError' }, values, fields);
}

it('leaves out what a database error tells of the data', () => {
  const broken = lineOf((log) =>
    log.error(
      { err: databaseError({ code: '23505', message: 'duplicate key value violates unique constraint "accounts_email_key"' }) },
      'a call failed',
    ),
  );
  expect(broken).toContain('accounts_email_key');
  expect(broken).toContain('"table_name":"accounts"');
  expect(broken).not.toMatch(/asha/i);
  const bad = lineOf((log) =>
    log.error({ err: databaseError({ code: '22P02', message: 'invalid input syntax for type integer: "Asha Rao"' }) }, 'a call failed'),
  );
  expect(bad).toContain('invalid input syntax for type integer');
  expect(bad).not.toMatch(/asha/i);
});

it('leaves out mail addresses, also in the cause', () => {
  const cause = new Error('550 no such user asha.rao@school.example');
  const line = lineOf((log) => log.warn({ err: new Error('not sent to asha.rao@school.example', { cause }) }));
  expect(line).toContain('550 no such user');
  expect(line).not.toContain('asha.rao');
});

it('shows a request without its address and sender, and no secrets', () => {
  const line = lineOf((log) =>
    log.info(
      {
        req: { method: 'GET', url: '/reset?token=secret', ip: '203.0.113.9', headers: { host: 'x' } },
        password: 'secret',
        token: 'secret',
        body: { a: 'secret' },
      },
      'seen',
    ),
  );
  expect(line).toContain('"method":"GET"');
  expect(line).not.toMatch(/secret|203\.0\.113\.9/);
});

it('keeps what helps to find the place', () => {
  const { err } = JSON.parse(lineOf((log) => log.error({ err: new TypeError('x is not a function') })));
  expect(err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(err.stack).toContain('log.test.ts');
});
