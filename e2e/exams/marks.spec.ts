import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('a preset, an exam, marks by keyboard and paste, publishing, a correction, and both versions', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  const classes = await ask('GET', '/admin/getAllClasses');
  const fifth = classes.find(({ className }: { className: string }) => className === '5th');
  const [section] = await ask('GET', `/admin/getSectionsOfClass/${fifth._id}`);
  const years = await ask('GET', '/admin/academic-years');
  const year = years.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  for (const [at, name] of ['Asha Patil', 'Bharat Rao', 'Chitra Nair'].entries())
    await ask('POST', '/admin/students', {
      name,
      admissionNumber: `E2E-${at}`,
      sectionId: section._id,
      admittedOn: year.startsOn,
      guardians: [{ name: 'Mohan Patil', relation: 'Father', phone: '9822012345', isPrimary: true, mayCollect: true, consentNote: '' }],
    });

  const page = await pageAs(browser, token);
  await page.goto('/exams?tab=schemes');
  await page.getByRole('button', { name: 'Select a ready-made scheme' }).click();
  await page.getByLabel('Ready-made scheme', { exact: true }).selectOption({ label: 'CBSE pattern, two terms' });
  await page.getByRole('checkbox', { name: '5th' }).check();
  await page.getByRole('button', { name: 'Use this scheme for 1 class' }).click();
  await expect(page.getByText('CBSE pattern, two terms').first()).toBeVisible();

  // The small components are entered by the call; the exam itself by hand.
  const startsOn = [day(-3), year.startsOn].sort()[1];
  for (const component of ['Periodic test', 'Notebook', 'Subject enrichment', 'Half-yearly exam'])
    await ask('POST', '/admin/exams', {
      name: component,
      startsOn,
      endsOn: startsOn,
      lockOn: null,
      termNo: 1,
      component,
      classIds: [fifth._id],
      maxMarks: null,
    });
  const { exams } = await ask('GET', '/admin/exams');
  for (const exam of exams.filter(({ name }: { name: string }) => name !== 'Half-yearly exam')) {
    const { papers, students } = await ask('GET', `/admin/marks/${exam.id}/${section._id}`);
    const cells = papers.flatMap((paper: { id: string }) =>
      students.map((student: { id: string }) => ({ paperId: paper.id, studentId: student.id, value: '4' })),
    );
    await ask('PUT', `/admin/marks/${exam.id}/${section._id}`, { cells });
  }

  const half = exams.find(({ name }: { name: string }) => name === 'Half-yearly exam');
  await page.goto(`/exams?exam=${half.id}&section=${section._id}`);
  const first = page.getByLabel(/^Asha Patil, English/);
  await first.fill('81');
  await expect(page.getByText('1 mark cannot be saved.')).toBeVisible();
  await first.fill('61');
  await first.press('Enter');
  await expect(page.getByLabel(/^Bharat Rao, English/)).toBeFocused();
  await page.keyboard.type('a');
  await expect(page.getByLabel(/^Bharat Rao, English/)).toHaveValue('AB');
  await page.keyboard.press('Enter');
  const { papers } = await ask('GET', `/admin/marks/${half.id}/${section._id}`);
  const block = [0, 1, 2]
    .map((row) => papers.map((_: object, column: number) => (column === 0 ? ['61', 'AB', '55'][row] : String(50 + row))).join('\t'))
    .join('\n');
  await first.focus();
  await first.evaluate((cell, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, block);
  await expect(page.getByText('All marks are saved.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel(/^Chitra Nair, English/)).toHaveValue('55');

  await page.goto(`/exams?tab=results&section=${section._id}&term=1`);
  await page.getByRole('button', { name: 'Confirm marks' }).click();
  await expect(page.getByRole('button', { name: 'Reopen marks' })).toBeVisible();
  await page.getByRole('link', { name: 'All results' }).click();
  await page
    .getByRole('row', { name: /5th Term 1/ })
    .getByRole('button', { name: 'Publish' })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Result published for 3 students (result no. 1).')).toBeVisible();

  await page.goto(`/exams?exam=${half.id}&section=${section._id}`);
  await page.getByRole('button', { name: 'Correct marks' }).click();
  await page.getByLabel(/^Asha Patil, English/).fill('71');
  await page.getByRole('button', { name: 'Publish correction' }).click();
  await page.getByLabel('Reason').fill('Question 4 was not added');
  await page.getByRole('button', { name: 'Publish corrected result' }).click();
  await expect(page.getByText('The corrected result is published (result no. 2).')).toBeVisible();

  await page.goto('/exams?tab=results');
  await page.getByRole('link', { name: /^Result no. 2,/ }).click();
  await expect(page.getByText('Reason: Question 4 was not added')).toBeVisible();
  await expect(page.getByText('1 student changed')).toBeVisible();
  await page.getByLabel('Published result', { exact: true }).selectOption({ label: 'Result no. 1' });
  await expect(page.getByText('Result no. 1, published')).toBeVisible();
  await page.context().close();
});
