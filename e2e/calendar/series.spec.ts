import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

test('an entry that repeats is added once, changed on one of its days, moved from a day on, and taken back', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  const { token } = await ownSchool(request);
  const page = await pageAs(browser, token);
  const days = async () => {
    const events = await askAs(request, token, 'GET', '/admin/calendar/events?from=2027-01-01&to=2027-02-28');
    return (events as { title: string; startsOn: string }[])
      .filter(({ title }) => /^(Staff meeting|Open house)$/.test(title))
      .map(({ title, startsOn }) => `${startsOn} ${title}`);
  };
  await page.goto('/calender?date=2027-01-05&view=list');
  await page.getByRole('button', { name: 'Add entry' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Title').fill('Staff meeting');
  await drawer.getByLabel('First day').fill('2027-01-09');
  await drawer.getByLabel('Last day').fill('2027-01-09');
  await drawer.getByRole('combobox', { name: 'Repeats' }).selectOption({ label: 'Every week on Saturday' });
  await drawer.getByLabel('Until').fill('2027-01-30');
  await drawer.getByRole('button', { name: 'Check and continue' }).click();
  await drawer.getByRole('button', { name: /^Add (entry|with these clashes)$/ }).dblclick();
  await expect(page.getByText('Added to the calendar.')).toBeVisible();
  const added = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30'].map((on) => `${on} Staff meeting`);
  await expect.poll(days).toEqual(added);

  // One of them alone.
  const open = (row: number) =>
    page
      .getByRole('row', { name: /Staff meeting/ })
      .nth(row)
      .getByText('Staff meeting')
      .click();
  await open(1);
  await drawer.getByLabel('Title').fill('Open house');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The entry was changed.')).toBeVisible();
  await expect.poll(days).toEqual([added[0], '2027-01-16 Open house', added[2], added[3]]);

  // This one and all later ones go, seen before; then they are brought back. The list has to know of the change first: it is opened by its place.
  await expect(page.getByRole('row', { name: /Open house/ })).toBeVisible();
  await open(1);
  await drawer.getByText('This and all later entries', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
  await drawer.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('The entry was deleted.')).toBeVisible();
  await expect.poll(days).toEqual([added[0], '2027-01-16 Open house']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The change was cancelled.')).toBeVisible();
  await expect.poll(days).toEqual([added[0], '2027-01-16 Open house', added[2], added[3]]);
});
