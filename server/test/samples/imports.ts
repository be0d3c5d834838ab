import type { TestApp, TestSchool } from '../app.ts';
import { bearer } from '../app.ts';
import { ask } from '../fees.ts';
import { multipart } from '../multipart.ts';
import type { Samples } from './sample.ts';

const SHEET = Buffer.from('Emp Code,Name,Mobile\nZ901,Farida Sheikh,9812345671\n');

/** A sheet of one employee, read but not imported yet. */
async function readSheet(test: TestApp, school: TestSchool): Promise<string> {
  const form = multipart('sheet', SHEET, 'staff.csv');
  const response = await test.app.inject({
    method: 'POST',
    url: '/admin/imports/of/employees',
    headers: { ...bearer(school), ...form.headers },
    payload: form.payload,
  });
  return response.json().data.id as string;
}

export const importSamples: Samples = {
  getImportTemplate: () => ({ params: { kind: 'students' }, query: { format: 'csv' }, foreign: 'own' }),
  startImport: () => ({ params: { kind: 'employees' }, file: SHEET, foreign: 'own' }),
  remapImport: async (school, test) => ({
    params: { importId: await readSheet(test, school) },
    body: { mapping: ['employeeCode', 'name', null] },
    foreign: 'unknown',
  }),
  confirmImport: async (school, test) => ({
    params: { importId: await readSheet(test, school) },
    body: { take: 'good' },
    foreign: 'unknown',
  }),
  correctImport: async (school, test) => ({
    params: { importId: await readSheet(test, school) },
    body: { row: 2, column: 1, text: 'Farida Shaikh' },
    foreign: 'unknown',
  }),
  getImportBadRows: async (school, test) => ({ params: { importId: await readSheet(test, school) }, foreign: 'unknown' }),
  listSharedPhones: async (school, test) => ({ params: { importId: await readSheet(test, school) }, foreign: 'unknown' }),
  undoImport: async (school, test) => {
    await test.owner`delete from employees where school_id = ${school.id} and employee_code = 'Z901'`;
    const importId = await readSheet(test, school);
    await ask(test, school, 'POST', `/admin/imports/${importId}/confirmation`, { take: 'good' });
    return { params: { importId }, foreign: 'unknown' };
  },
  getImportProgress: () => ({ params: { progressId: '0190163d-8694-739b-aea5-966c26f8ad91' }, foreign: 'own' }),
  listImports: () => ({ foreign: 'own' }),
};
