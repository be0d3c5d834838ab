import { expect, test } from '@playwright/test';
import { askAs, ownSchool, pageAs } from '../lib/own-school.ts';

test('who did not pass the year is proposed, detained, and in the same class after the change of the year', { tag: '@full' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { token } = await ownSchool(request);
  const ask = (method: string, path: string, data?: object) => askAs(request, token, method, path, data);
  // The school is still in the year before, so that the next one can begin.
  const years = await ask('GET', '/admin/academic-years');
  const { id: yearId, startsOn } = years.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  const first = Number(startsOn.slice(0, 4)) - 1;
  const terms = [
    { name: 'Term 1', startsOn: `${first}-04-01`, endsOn: `${first}-09-30` },
    { name: 'Term 2', startsOn: `${first}-10-01`, endsOn: `${first + 1}-03-31` },
  ];
  const days = { startsOn: `${first}-04-01`, endsOn: `${first + 1}-03-31` };
  await ask('PUT', `/admin/academic-years/${yearId}`, { name: `${first}–${String(first + 1).slice(2)}`, ...days, terms });

  const classes = await ask('GET', '/admin/getAllClasses');
  const fifth = classes.find(({ className }: { className: string }) => className === '5th');
  const [section] = await ask('GET', `/admin/getSectionsOfClass/${fifth._id}`);
  for (const [at, name] of ['Asha Patil', 'Bharat Rao', 'Chitra Nair'].entries())
    await ask('POST', '/admin/students', {
      ...{ name, admissionNumber: `E2E-${at}`, sectionId: section._id, admittedOn: days.startsOn },
      guardians: [{ name: 'Mohan Patil', relation: 'Father', phone: '9822012345', isPrimary: true, mayCollect: true, consentNote: '' }],
    });
  await ask('POST', '/admin/assessment/presets/cisce', { classIds: [fifth._id] });
  const { components } = await ask('GET', '/admin/exams');
  for (const { term, termNo, name, max } of components) {
    const on = terms[termNo - 1]?.endsOn;
    const exam = { name: `${name} ${term}`, startsOn: on, endsOn: on, lockOn: null, termNo, component: name, classIds: [fifth._id] };
    const { id } = await ask('POST', '/admin/exams', { ...exam, maxMarks: null });
    const { papers, students } = await ask('GET', `/admin/marks/${id}/${section._id}`);
    // Bharat has a tenth of the marks, the others seven tenths.
    const cells = papers.flatMap((paper: { id: string }) =>
      students.map((one: { id: string; name: string }) => ({
        paperId: paper.id,
        studentId: one.id,
        value: String(one.name === 'Bharat Rao' ? max / 10 : (max * 7) / 10),
      })),
    );
    await ask('PUT', `/admin/marks/${id}/${section._id}`, { cells });
  }
  for (const termNo of [1, 2, 0]) await ask('PUT', `/admin/results/${section._id}/${termNo}/compilation`, { isCompiled: true });
  await ask('POST', `/admin/results/classes/${fifth._id}/0/versions`, { reason: '' });

  const page = await pageAs(browser, token);
  await page.goto('/student/yearChange');
  await expect(page.getByText('2 of 3 students passed')).toBeVisible();
  await page.getByRole('button', { name: 'Detain Bharat Rao' }).click();
  await expect(page.getByText('Decision made', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Promote students to/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('2 students are promoted, 1 are detained')).toBeVisible();
  await dialog.getByRole('textbox').fill(`${first + 1}-${String(first + 2).slice(2)}`);
  await dialog.getByRole('button', { name: /^Promote students to/ }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });

  await page.goto('/student');
  await expect(page.getByRole('row', { name: /Bharat Rao/ })).toContainText(/5th/);
  await expect(page.getByRole('row', { name: /Asha Patil/ })).toContainText(/6th/);
  await page.context().close();
});
