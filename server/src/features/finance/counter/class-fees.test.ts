import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask, payCash } from '../../../../test/fees.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Lists of fees');
});
afterAll(() => test.close());

const listClass = (classId: string) => ask(test, school, 'POST', '/finance/fetchStudentsOfClass', { classId });
const listSection = (sectionId: string) => ask(test, school, 'POST', '/finance/getPayAndDueList', { sectionId, month: 'April' });

describe('the lists of a class and a section', () => {
  it('show everybody once, by name, whatever characters are in it', async () => {
    const names = ['Aarav\u001e Kale', 'Zoya\u001fKhan', 'Meera "Mini", {Joshi} NULL', 'प्रिया शर्मा'];
    const shown = ['Aarav Kale', 'ZoyaKhan', 'Meera "Mini", {Joshi} NULL', 'प्रिया शर्मा'];
    for (const name of names) await addPupil(test, school, { name });
    const [first] = (await listClass(school.ids.class)).data;
    await payCash(test, school, first._id, { month: 'April' });
    const { data, status } = await listClass(school.ids.class);
    expect(status).toBe(200);
    expect(data.map(({ name }: { name: string }) => name).sort()).toEqual([...shown].sort());
    expect(data.map(({ _id }: { _id: string }) => _id)).toContain(first._id);
    for (const { _id, feeStatus } of data) {
      const months = feeStatus.monthlyFeeStatus;
      expect(months).toHaveLength(12);
      expect(months[0]).toMatchObject({ month: 'April', amount: 3200, isPaid: _id === first._id });
      expect(months[0].date === null).toBe(_id !== first._id);
      expect(months[11]).toEqual({ month: 'March', amount: 3200, date: null, isPaid: false });
    }
    const { paidList, dueList } = (await listSection(school.ids.section)).data;
    expect(paidList).toEqual([
      { _id: first._id, name: first.name, rollNum: first.rollNum, date: expect.any(String), dueDate: expect.any(String), amount: 3200 },
    ]);
    expect([...paidList, ...dueList].map(({ name }: { name: string }) => name).sort()).toEqual([...shown].sort());
  });

  it('are unknown for a class or section of another school', async () => {
    const other = await makeSchool(test, 'Another school');
    expect(await listClass(other.ids.class)).toMatchObject({ status: 404 });
    expect(await listSection(other.ids.section)).toMatchObject({ status: 404 });
  });
});
