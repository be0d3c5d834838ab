import { afterAll, expect, it } from 'vitest';
import { openServers } from '../../../../test/server-process.ts';

const servers = openServers();
afterAll(() => servers.close());

async function kill({ child, ended }: Awaited<ReturnType<typeof servers.start>>): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

/** Three starts of a whole server took 180 s beside much other work: its limit had been 240 s. */
it('a plan outlives a server that is killed: its yes is taken by the next one, and carried out once', { timeout: 600_000 }, async () => {
  let server = await servers.start({ DEMO: '1' });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const signedIn = await post('/auth/login', { email: 'admin@demo.shala.example', password: 'demo-admin-2026' });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const authorization = `Bearer ${data.accessToken}`;
  const talk = async (prompt: string) =>
    ((await (await post('/mcp/chat', { prompt }, { authorization })).json()) as { data: { html: string } }).data.html;
  const holidays = async (title: string) => {
    const answer = await fetch(`${server.url}/admin/calendar/events?from=2027-01-01&to=2027-01-31`, { headers: { authorization } });
    return ((await answer.json()) as { data: { title: string }[] }).data.filter((one) => one.title === title).length;
  };

  expect(await talk('Add a holiday on 12 January 2027 for Lanterns')).toContain('data-prompt="confirm');
  await kill(server);
  server = await servers.start({ DEMO: '1' });
  expect(await holidays('Lanterns')).toBe(0);
  // A bare yes: that the plan was the last answer of this sign-in is known to the new server as well.
  expect(await talk('yes')).toContain('Done');
  expect(await holidays('Lanterns')).toBe(1);

  const code = /confirm (\w{4})/.exec(await talk('Add a holiday on 13 January 2027 for Kites'))?.[1];
  const answers = Array.from({ length: 5 }, () => talk(`confirm ${code}`).catch(() => ''));
  await Promise.race(answers);
  await kill(server);
  await Promise.all(answers);
  server = await servers.start({ DEMO: '1' });
  expect(await talk(`confirm ${code}`)).toMatch(/Done|already carried out/);
  expect(await holidays('Kites')).toBe(1);
  expect(await talk('undo')).toContain('It is no longer in the calendar');
  expect(await holidays('Kites')).toBe(0);
});
