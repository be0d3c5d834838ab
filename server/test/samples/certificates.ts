import type { TestApp, TestSchool } from '../app.ts';
import { addComplete, issue } from '../certificates.ts';
import { ask, PNG } from '../fees.ts';
import type { Sample, Samples } from './sample.ts';

type Part = Omit<Sample, 'foreign'>;
const own =
  (sample: Part = {}) =>
  (): Sample => ({ ...sample, foreign: 'own' });
const ofPerson =
  (make: (personId: string) => Part) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({ ...make(await addComplete(test, school)), foreign: 'unknown' });
const ofCertificate =
  (more: Part = {}) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => {
    const { data } = await issue(test, school, { personId: await addComplete(test, school) });
    return { params: { certificateId: data.id }, ...more, foreign: 'unknown' };
  };
/** The content of a form, to be copied. */
const contentOf = async (school: TestSchool, test: TestApp) =>
  (await ask(test, school, 'GET', '/admin/certificates/forms/bonafide')).data.content;
const ownForm = async (school: TestSchool, test: TestApp): Promise<{ id: string; name: string; content: unknown }> => {
  const content = await contentOf(school, test);
  const name = `Bonafide ${performance.now()}`;
  const { data } = await ask(test, school, 'POST', '/admin/certificates/forms', { name, type: 'bonafide', personKind: 'student', content });
  return { id: data.id, name, content };
};
const startBatch = async (school: TestSchool, test: TestApp): Promise<string> => {
  await addComplete(test, school);
  return (await ask(test, school, 'POST', '/admin/certificates/batches', { formId: 'bonafide', classId: school.ids.class, values: {} }))
    .data.id;
};
const SETTINGS = {
  isPublic: true,
  bookSize: 50,
  schoolCode: '27001',
  schoolNameHindi: '',
  schoolAddressHindi: '',
  principalNameHindi: '',
  preferred: {},
  nextSerials: {},
};

/** The public calls return a school's data to anybody: their parameters are of one school only. */
const publish = (school: TestSchool, test: TestApp) => ask(test, school, 'PUT', '/admin/certificates/settings', SETTINGS);

export const certificateSamples: Samples = {
  listCertificateTypes: own(),
  findCertificatePeople: own({ query: { search: 'Aarav' } }),
  prepareCertificate: ofPerson((personId) => ({ params: { formId: 'bonafide', personId } })),
  saveCertificateFields: ofPerson((personId) => ({
    params: { formId: 'maharashtra-leaving', personId },
    body: { values: { birthPlace: 'Nashik' } },
  })),
  previewCertificate: ofPerson((personId) => ({ body: { formId: 'bonafide', personId, values: {} } })),
  issueCertificate: ofPerson((personId) => ({ body: { formId: 'bonafide', personId, values: {} } })),
  listCertificates: ofPerson((personId) => ({ query: { personId } })),
  exportCertificates: ofPerson((personId) => ({ query: { personId, format: 'csv' } })),
  checkCertificateBatch: ({ ids }) => ({ query: { formId: 'bonafide', classId: ids.class }, foreign: 'unknown' }),
  startCertificateBatch: async (school, test) => {
    await addComplete(test, school);
    return { body: { formId: 'bonafide', classId: school.ids.class, values: {} }, foreign: 'unknown' };
  },
  listCertificateBatches: own(),
  getCertificateBatch: async (school, test) => ({ params: { batchId: await startBatch(school, test) }, foreign: 'unknown' }),
  previewCertificateForm: async (school, test) => ({
    body: { personKind: 'student', content: await contentOf(school, test) },
    foreign: 'own',
  }),
  getCertificateForm: async (school, test) => ({ params: { formId: (await ownForm(school, test)).id }, foreign: 'unknown' }),
  createCertificateForm: async (school, test) => ({
    body: { name: 'Bonafide of our own', type: 'bonafide', personKind: 'student', content: await contentOf(school, test) },
    foreign: 'own',
  }),
  saveCertificateForm: async (school, test) => {
    const { id, content } = await ownForm(school, test);
    // The same in every school, so that requests differ only in ids; an earlier sample may have saved a format with that name.
    const name = 'Sample form';
    await test.owner`update certificate_forms set name = id::text where school_id = ${school.id} and name = ${name}`;
    return { params: { formId: id }, body: { name, version: 1, content }, foreign: 'unknown' };
  },
  archiveCertificateForm: async (school, test) => ({
    params: { formId: (await ownForm(school, test)).id },
    body: { isArchived: true },
    foreign: 'unknown',
  }),
  getCertificateSettings: own(),
  saveCertificateSettings: own({ body: SETTINGS }),
  uploadCertificatePicture: own({ params: { picture: 'seal' }, file: PNG }),
  removeCertificatePicture: own({ params: { picture: 'seal' } }),
  getCertificate: ofCertificate(),
  reprintCertificate: ofCertificate(),
  cancelCertificate: ofCertificate({ body: { reason: 'Wrong class' } }),
  verifyCertificate: async (school, test) => {
    const { data } = await issue(test, school, { personId: await addComplete(test, school) });
    const [row] = await test.owner<{ code: string }[]>`select code from public_codes where document_id = ${data.id}`;
    return { params: { code: row?.code ?? '' }, foreign: 'own' };
  },
  listPublicCertificates: async (school, test) => {
    await publish(school, test);
    return { params: { code: school.id }, foreign: 'own' };
  },
};
