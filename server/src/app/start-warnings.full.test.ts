import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Server } from 'node:net';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp } from '../../test/app.ts';
import { setClockOff } from '../../test/clock.ts';
import { addPupil, payCash } from '../../test/fees.ts';
import { openServers, stop } from '../../test/server-process.ts';

/** The test's data is found by real servers when they start. */
let test: TestApp;
let door: Server;
const servers = openServers();
beforeAll(async () => {
  test = await openOwnTestApp();
  const school = await makeSchool(test);
  await payCash(test, school, (await addPupil(test, school)).id);
  door = await openDoor();
});
afterAll(async () => {
  await servers.close();
  await test.close();
  door.close();
});

/** A TCP port for the tests' cluster, which listens only on a socket. */
async function openDoor(): Promise<Server> {
  const { host, port } = inject('postgres');
  const server = createServer((visitor) => {
    const inside = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host);
    for (const end of [visitor, inside]) end.on('error', () => {});
    visitor.pipe(inside).pipe(visitor);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The output of a server until it is ready, and its log. */
async function startOn(env: Record<string, string>): Promise<string> {
  const { user, password } = inject('postgres');
  const { port } = door.address() as AddressInfo;
  const address = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${test.owner.options.database}`;
  const server = await servers.start({ DATABASE_URL: address, NODE_ENV: '', ...env });
  await stop(server);
  return server.output();
}

const UNSAID = 'A school is registered here, but neither PUBLIC_URL nor NODE_ENV is set.';
const CLOCK = 'The date of this computer is ';

it('says that nobody said what the installation is for once a real school is here, and that the clock is behind the books', async () => {
  await setClockOff(test.owner, `'-1 day'`);
  const said = await startOn({});
  // Once printed, and once in the log.
  expect(said.split(UNSAID)).toHaveLength(3);
  expect(said.split(CLOCK)).toHaveLength(3);
  expect(said).toMatch(
    /^The date of this computer is \d+ \w+ \d+, but the last entry in the accounts was recorded on \d+ \w+ \d+\. No fees or expenses can be recorded until its date and time are set\.$/m,
  );
});

it('says that the clock is in an impossible year, and nothing of the use once it is said', async () => {
  await setClockOff(test.owner, `'100 years'`);
  const said = await startOn({ NODE_ENV: 'production' });
  expect(said).toMatch(/^The date of this computer is \d+ \w+ 21\d\d, which cannot be right\./m);
  expect(said).not.toContain(UNSAID);
});

it('says neither of a right clock and an installation whose address was said', async () => {
  await setClockOff(test.owner, `'-2 seconds'`);
  const said = await startOn({ PUBLIC_URL: 'https://school.example' });
  expect(said).toContain('Shala is ready at https://school.example');
  expect(said).not.toContain(UNSAID);
  expect(said).not.toContain(CLOCK);
});
