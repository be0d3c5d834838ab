import { type APIRequestContext, expect, test } from '@playwright/test';
import { askAs, inviteSecond, ownSchool, pageAs } from '../lib/own-school.ts';

/** A child of class 8th A with a father. */
async function addChild(request: APIRequestContext, token: string, name: string): Promise<string> {
  const { sections } = await askAs(request, token, 'GET', '/admin/students/counts');
  const { sectionId } = sections.find((section: { className: string }) => section.className === '8th');
  const father = { name: 'Suresh Kale', phone: '9823041172', relation: 'Father', isPrimary: true, mayCollect: true, consentNote: '' };
  const child = { name, sectionId, dateOfBirth: '2013-06-01', gender: 'Male', guardians: [father] };
  return (await askAs(request, token, 'POST', '/admin/students', child)).id;
}

test('a change of a name waits until another administrator approves it, and who asked cannot', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { token } = await ownSchool(request);
  const studentId = await addChild(request, token, 'Rohan Kale');
  const first = await pageAs(browser, token);
  await first.goto('/data/approvals');
  const setting = first.getByRole('checkbox', { name: /second administrator must approve/ });
  await expect(first.getByRole('link', { name: 'Invite an administrator' })).toBeVisible();
  await expect(setting).toBeDisabled();
  const second = await pageAs(browser, await inviteSecond(request, token, 'Chitra Nair'));
  await first.reload();
  await setting.check();
  await expect(setting).toBeChecked();

  // The name waits; what tells nothing of who somebody is does not.
  await first.goto(`/student/profile/${studentId}`);
  await first.getByRole('button', { name: 'Edit: Name', exact: true }).click();
  await first.getByRole('textbox', { name: 'Name', exact: true }).fill('Rohan Suresh Kale');
  await first.getByLabel('Reason').fill('As in the birth certificate');
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(first.getByText(/Name: Rohan Kale → Rohan Suresh Kale/)).toBeVisible();
  await expect(first.getByRole('heading', { level: 1, name: /^Rohan Kale/ })).toBeVisible();
  await expect(first.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await first.getByRole('link', { name: 'Parents and guardians', exact: true }).click();
  await first.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = first.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('98111 22233');
  await dialog.getByRole('button', { name: 'Save guardian' }).click();
  await expect(first.getByRole('link', { name: /98111 ?22233/ }).first()).toBeVisible();

  await second.goto('/data/approvals');
  const row = second.getByRole('row', { name: /Rohan Kale/ });
  await expect(row.getByText('As in the birth certificate')).toBeVisible();
  await expect(row.getByText(/Kavita Joshi/)).toBeVisible();
  await row.getByRole('button', { name: 'Approve the change to Rohan Kale' }).dblclick();
  await expect(second.getByText('No pending approvals')).toBeVisible();
  await second.getByText('Approved or rejected', { exact: true }).click();
  await expect(second.getByRole('row', { name: /Approved Chitra Nair/ })).toHaveCount(1);

  await first.goto(`/student/profile/${studentId}`);
  await expect(first.getByRole('heading', { level: 1, name: /^Rohan Suresh Kale/ })).toBeVisible();
  await first.getByRole('button', { name: 'Record of changes: Name', exact: true }).click();
  await expect(first.getByRole('dialog').getByText('As in the birth certificate')).toBeVisible();

  // A second one is refused, and nothing of it is kept.
  await askAs(request, token, 'PATCH', `/admin/students/${studentId}`, { dateOfBirth: '2013-07-02', reason: 'Typing mistake' });
  await second.goto('/data/approvals');
  await second.getByRole('button', { name: 'Reject the change to Rohan Suresh Kale' }).click();
  await expect(second.getByText('No pending approvals')).toBeVisible();
  expect((await askAs(request, token, 'GET', `/admin/students/${studentId}`)).dateOfBirth).toBe('2013-06-01');
});

test('two tabs with one record: different fields both hold, the same one is told and saved knowingly', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { token } = await ownSchool(request);
  const studentId = await addChild(request, token, 'Diya Kale');
  const [one, other] = [await pageAs(browser, token), await pageAs(browser, token)];
  for (const tab of [one, other]) {
    await tab.goto(`/student/profile/${studentId}`);
    await tab.getByRole('button', { name: 'Edit: House' }).click();
  }
  await one.getByLabel('House').fill('Tilak House');
  await one.keyboard.press('Enter');
  await expect(one.getByText('House was changed.')).toBeVisible();
  await other.getByLabel('House').fill('Nehru House');
  await other.keyboard.press('Enter');
  await expect(other.getByText(/Another user changed this to “Tilak House”/)).toBeVisible();
  await expect(other.getByLabel('House')).toHaveValue('Nehru House');
  await other.getByLabel('House').press('Enter');
  await expect(other.getByText('House was changed.')).toBeVisible();
  expect((await askAs(request, token, 'GET', `/admin/students/${studentId}`)).house).toBe('Nehru House');

  const employee = await askAs(request, token, 'POST', '/admin/employees', { name: 'Meera Iyer', phone: '9812345670' });
  for (const tab of [one, other]) await tab.goto(`/employee/${employee.id}/edit`);
  await one.getByLabel('Phone', { exact: true }).fill('9812345671');
  await one.getByLabel('Designation').fill('Librarian');
  await other.getByLabel('Department').fill('Library');
  await one.getByRole('button', { name: 'Save' }).dblclick();
  await expect(one.getByRole('heading', { name: 'Employee Profile' })).toBeVisible();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Employee Profile' })).toBeVisible();
  const both = await askAs(request, token, 'GET', `/admin/employees/${employee.id}`);
  expect([both.phone, both.positionRole, both.department]).toEqual(['9812345671', 'Librarian', 'Library']);
});
