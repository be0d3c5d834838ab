import { type APIRequestContext, expect, test } from '@playwright/test';
import { countActions } from '../lib/count-actions.ts';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

const GUARDIAN = { phone: '9822012345', mayCollect: true, consentNote: '' };
const COMPLETE = {
  ...{ name: 'Ira Deshpande', nameNative: 'इरा देशपांडे', gender: 'Female', dateOfBirth: '2014-08-21', admittedOn: '2026-04-01' },
  ...{ category: 'General', religion: 'Hindu', motherTongue: 'Marathi', nationality: 'Indian' },
  guardians: [
    { ...GUARDIAN, name: 'Nikhil Deshpande', relation: 'Father', isPrimary: true },
    { ...GUARDIAN, name: 'Anjali Deshpande', phone: '9822012346', relation: 'Mother', isPrimary: false },
  ],
};

/** A student of a school of its own whose record is complete. */
async function admit(request: APIRequestContext, token: string): Promise<string> {
  const { sections } = await askAs(request, token, 'GET', '/admin/students/counts');
  return (await askAs(request, token, 'POST', '/admin/students', { ...COMPLETE, sectionId: sections[0].sectionId })).id;
}

test('leaving ends in the transfer certificate, which takes a clerk less than a minute', { tag: '@full' }, async ({ request, browser }) => {
  const { token } = await ownSchool(request);
  const studentId = await admit(request, token);
  const page = await pageAs(browser, token);
  const act = countActions(page);
  await page.goto(`/student/${studentId}/remove`);
  await act.choose(page.getByLabel('Reason'), { label: 'Moved to another town' });
  await act.click(page.getByRole('button', { name: 'Withdraw student' }));
  await act.click(page.getByRole('link', { name: 'Issue transfer certificate' }));
  const begun = Date.now();
  const issue = page.getByRole('button', { name: /^Issue TC\// });
  await expect(issue).toBeDisabled();
  await act.fill(page.getByLabel(/^School or board annual examination/), 'Annual examination 2025-26: passed');
  await act.fill(page.getByLabel(/^Whether qualified for promotion/), 'Yes');
  await act.choose(page.getByLabel(/^Whether failed/), { label: 'No' });
  for (const label of [/^Month up to which/, /^Subjects studied/]) {
    const field = page.getByLabel(label);
    if ((await field.inputValue()) === '') await act.fill(field, label.source.includes('Month') ? 'November 2026' : 'English, Marathi');
  }
  await expect(page.getByLabel(/^Reason for leaving/)).toHaveValue('Moved to another town');
  await act.click(issue);
  await expect(page.getByText(/^TC\/\d{4}-\d{2}\/0001$/)).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);
  // With the withdrawal. A practised clerk takes two or three seconds for each.
  expect(act.count()).toBeLessThanOrEqual(10);
  const pdf = await request.get((await page.getByRole('link', { name: 'Open to print' }).getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.context().close();
});

test('a transfer certificate for somebody still at school records the leaving in the same act; two tabs issue one', {
  tag: '@full',
}, async ({ request, browser }) => {
  const { token } = await ownSchool(request);
  const studentId = await admit(request, token);
  const open = async () => {
    const page = await pageAs(browser, token);
    await page.goto(`/certificate/new?person=${studentId}&kind=student&type=transfer&form=general-transfer`);
    return page;
  };
  const [first, second] = [await open(), await open()];
  for (const page of [first, second]) {
    await expect(page.getByLabel(/^Withdraw Ira Deshpande/)).toBeChecked();
    await page.getByLabel(/^Reason in the school/).selectOption('Health');
    await expect(page.getByRole('button', { name: /^Issue TC\// })).toBeEnabled();
  }
  await first.getByRole('button', { name: /^Issue TC\// }).dblclick();
  await expect(first.getByText(/^TC\/\d{4}-\d{2}\/0001$/)).toBeVisible();
  await second.getByRole('button', { name: /^Issue TC\// }).click();
  await expect(second.getByRole('alert')).toContainText('Ira Deshpande');
  expect((await askAs(request, token, 'GET', '/admin/certificates')).total).toBe(1);
  expect((await askAs(request, token, 'GET', `/admin/students/${studentId}`)).leftOn).not.toBeNull();
  await Promise.all([first, second].map((page) => page.context().close()));
});

test('somebody who left three years ago is found by name and gets a transfer certificate, which a visitor verifies', {
  tag: '@full',
}, async ({ request, browser }) => {
  const { token } = await ownSchool(request);
  const { sections } = await askAs(request, token, 'GET', '/admin/students/counts');
  const record = { ...COMPLETE, admittedOn: '2019-04-01', sectionId: sections[0].sectionId };
  const { id } = await askAs(request, token, 'POST', '/admin/students', record);
  const leaving = { leftOn: '2023-03-31', reason: 'Moved to another town', note: '' };
  await askAs(request, token, 'POST', `/admin/students/${id}/leaving`, leaving);

  const page = await pageAs(browser, token);
  await page.goto('/certificate/new');
  await page.getByRole('combobox', { name: 'Student or employee' }).fill('ira desh');
  await page.getByRole('option', { name: /Ira Deshpande.*left on 31 Mar 2023/ }).click();
  await page.getByRole('combobox', { name: 'Certificate' }).selectOption({ label: 'Transfer certificate' });
  await page.getByRole('combobox', { name: 'Format' }).selectOption({ index: 2 });
  const issue = page.getByRole('button', { name: /^Issue TC\// });
  await expect(issue).toBeVisible();
  // The record says that they left: nothing has to be recorded again.
  await expect(page.getByLabel(/^Withdraw Ira Deshpande/)).toHaveCount(0);
  for (const field of await page.getByRole('textbox').all())
    if ((await field.getAttribute('required')) !== null && (await field.inputValue()) === '') await field.fill('As in the register');
  await issue.click();
  const number = await page.getByText(/^TC\/\d{4}-\d{2}\/0001$/).textContent();
  await page.getByRole('link', { name: 'View in the register' }).click();
  const address = await page.getByRole('dialog').getByRole('link', { name: 'Check that this certificate is genuine' }).getAttribute('href');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/verification${new URL(address ?? '').search}`);
  await expect(visitor.getByText('Genuine')).toBeVisible();
  await expect(visitor.getByText(number ?? '-')).toBeVisible();
  await Promise.all([page, visitor].map((one) => one.context().close()));
});
