import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, issue } from '../../../test/certificates.ts';
import { ask, PNG } from '../../../test/fees.ts';
import { multipart } from '../../../test/multipart.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Recorded');
});
afterAll(() => test.close());

it('each act of certificates is in the record of changes, with who did it, and reading is not', async () => {
  const act = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await ask(test, school, method, `/admin/certificates${path}`, body);
    expect(answer.status, `${method} ${path}: ${answer.message}`).toBe(200);
    return answer.data;
  };
  const personId = await addComplete(test, school, { motherTongue: '' });
  const { content } = await act('GET', '/forms/bonafide');
  const { id: formId } = await act('POST', '/forms', { name: 'Own', type: 'own', prefix: 'NOC', personKind: 'student', content });
  await act('PUT', `/forms/${formId}`, { name: 'Own', version: 1, content });
  await act('POST', `/forms/${formId}/archive`, { isArchived: true });
  const names = { schoolCode: '', schoolNameHindi: '', schoolAddressHindi: '', principalNameHindi: '' };
  await act('PUT', '/settings', { isPublic: true, bookSize: 50, ...names, preferred: {}, nextSerials: {} });
  const form = multipart('picture', PNG, 'seal.png');
  const url = '/admin/certificates/settings/pictures/seal';
  const uploaded = await test.app.inject({ method: 'POST', url, headers: { ...bearer(school), ...form.headers }, payload: form.payload });
  expect(uploaded.statusCode).toBe(200);
  await act('DELETE', '/settings/pictures/seal');
  await act('POST', `/forms/maharashtra-leaving/people/${personId}/fields`, { values: { tongue: 'Marathi' } });
  const { data } = await issue(test, school, { personId });
  await act('POST', `/${data.id}/copies`);
  await act('POST', `/${data.id}/cancellation`, { reason: 'Wrong class' });
  await act('POST', '/batches', { formId: 'character', classId: school.ids.class, values: {} });
  await act('GET', `/${data.id}`);
  await act('GET', '/export?format=xlsx');
  const rows = await test.owner<
    { action: string; entity: string; by: string; reason: string | null }[]
  >`select action, entity, account_id as by, reason
    from audit_log where school_id = ${school.id} and (entity like 'certificate%' or action like '%ertificate%') order by id`;
  expect(rows.map(({ action, entity }) => `${action} ${entity}`).sort()).toEqual(
    [
      'createCertificateForm certificateForm',
      'saveCertificateForm certificateForm',
      'archiveCertificateForm certificateForm',
      'saveCertificateSettings certificateSettings',
      'uploadCertificatePicture certificateSettings',
      'removeCertificatePicture certificateSettings',
      'saveCertificateFields student',
      'issueCertificate certificate',
      'issueCertificate student',
      'reprintCertificate certificate',
      'cancelCertificate certificate',
      'startCertificateBatch certificateBatch',
    ].sort(),
  );
  expect(new Set(rows.map(({ by }) => by))).toEqual(new Set([school.accountId]));
  expect(rows.find(({ action }) => action === 'cancelCertificate')?.reason).toBe('Wrong class');
});
