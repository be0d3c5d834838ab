import { type APIRequestContext, expect, test } from '@playwright/test';
import { demoToken, openSignedIn } from '../lib/sign-in.ts';
import { box, log, say } from './say.ts';

type Owing = { student: { id: string; name: string; className: string; sectionName: string } };

async function office(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await demoToken(request)}` };
  return {
    owing: async (): Promise<Owing[]> => (await (await request.get('/finance/defaulters', { headers })).json()).data.defaulters,
    rename: async (id: string, name: string) =>
      expect((await request.patch(`/admin/students/${id}`, { headers, data: { name } })).status()).toBe(200),
  };
}

test('a title is shown as text, whatever it holds: no script runs, nothing is fetched, no button appears', async ({ page }) => {
  const headers = { authorization: `Bearer ${await demoToken(page.request)}` };
  const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const title = '<img src=//evil.example/x onerror="window.hacked=1"> <button data-prompt="confirm AAAA">Yes</button>';
  const data = { kind: 'event', title, startsOn: on, endsOn: on };
  const added = await page.request.post('/admin/calendar/events', { headers, data });
  expect(added.status()).toBe(200);
  const { changeId } = ((await added.json()) as { data: { changeId: string } }).data;
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).host.startsWith('localhost')) outside.push(request.url());
  });
  try {
    await openSignedIn(page, '/shalaAi');
    await say(page, `which events are on ${on.split('-').reverse().join('/')}`);
    await expect(log(page).getByText('<img src=//evil.example/x', { exact: false }).first()).toBeVisible();
    await expect(log(page).getByRole('button', { name: 'Yes' })).toHaveCount(0);
    await expect(log(page).locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(outside).toEqual([]);
  } finally {
    await page.request.post(`/admin/calendar/changes/${changeId}/undo`, { headers, data: {} });
  }
});

test('markup that a server would send is cleaned in the browser, and so is Markdown alone', { tag: '@full' }, async ({ page }) => {
  const replies = [
    {
      html: '<p onclick="window.hacked=1">Hello</p><img src=x onerror="window.hacked=1"><a href="https://evil.example">out</a>',
      markdown: '',
    },
    { html: '', markdown: '**Nobody** ![p](//evil.example/p.png) <script>window.hacked=1</script>' },
  ];
  await page.route('**/mcp/chat', (route) => route.fulfill({ json: { success: true, data: replies.shift() } }));
  await openSignedIn(page, '/shalaAi');
  await say(page, 'one');
  await log(page).getByText('Hello').click();
  await expect(log(page).locator('img, a[href^="http"]')).toHaveCount(0);
  await say(page, 'two');
  await expect(log(page).locator('strong').getByText('Nobody')).toBeVisible();
  await expect(log(page).locator('img, script, a[href^="http"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('two students of one name are told apart by a question', { tag: '@full' }, async ({ page }) => {
  const { owing, rename } = await office(page.request);
  const all = await owing();
  const [first] = all as [Owing];
  const second = all.find(({ student }) => student.className !== first.student.className) as Owing;
  const pair = [first.student, second.student];
  for (const { id } of pair) await rename(id, 'Tanuja Gokhale');
  try {
    await openSignedIn(page, '/shalaAi');
    await say(page, 'how much does Tanuja Gokhale owe');
    await expect(log(page).getByText('Several people have this name. Which one do you mean?')).toBeVisible();
    const choices = log(page).getByRole('button', { name: /^Tanuja Gokhale \(/ });
    await expect(choices).toHaveCount(2);
    await choices.first().click();
    await expect(log(page).getByText(/Tanuja Gokhale \(.+\) has a balance of ₹[\d,]+ this year/)).toBeVisible();
    await expect(box(page)).toBeFocused();
  } finally {
    for (const { id, name } of pair) await rename(id, name);
  }
});

test('what goes wrong is said in the words of the screen, and the chat goes on', { tag: '@full' }, async ({ page }) => {
  let count = 0;
  await page.route('**/mcp/chat', (route) => {
    count += 1;
    if (count === 1) return route.fulfill({ status: 500, json: { success: false, error: 'no' } });
    return count === 2 ? route.fulfill({ json: { success: true, data: {} } }) : route.continue();
  });
  await openSignedIn(page, '/shalaAi');
  await say(page, 'help');
  await expect(log(page).getByText('❌ Error: Failed to process request. Please try again.')).toBeVisible();
  await say(page, 'help');
  await expect(log(page).getByText('⚠️ Unexpected response format. Please try again.')).toBeVisible();
  await box(page).press('ArrowUp');
  await expect(box(page)).toHaveValue('help');
  await box(page).press('Enter');
  await expect(log(page).getByText('This is what I can do:')).toBeVisible();
});

test('a table is sorted with the keyboard and taken along', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, 'list of fee defaulters of class 9');
  const head = log(page).getByRole('columnheader', { name: 'Overdue' });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const download = page.waitForEvent('download');
  await log(page).getByRole('button', { name: 'Download for Excel (CSV)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^defaulters-9-\d{4}-\d\d-\d\d\.csv$/);
  // On paper stand all rows, and nothing to type into.
  const hidden = () => log(page).evaluate((one) => one.scrollHeight - one.clientHeight);
  const cut = () =>
    log(page)
      .locator('[data-kind=table]')
      .evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await cut()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
  expect([await cut(), await hidden()]).toEqual([0, 0]);
});

test('a question beside an act is asked about, and the chosen one is done', { tag: '@full' }, async ({ page }) => {
  await openSignedIn(page, '/shalaAi');
  await say(page, 'send a fee reminder to class 4 and show the timetable of 9A');
  await expect(log(page).getByText(/These are two requests/)).toBeVisible();
  await log(page).getByRole('button', { name: 'show the timetable of 9A' }).click();
  await expect(log(page).getByRole('columnheader', { name: 'Monday' })).toBeVisible();
});
