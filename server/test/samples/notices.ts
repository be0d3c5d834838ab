import { randomInt } from 'node:crypto';
import type { TestApp, TestSchool } from '../app.ts';
import { addEmployee, ask, PNG } from '../fees.ts';
import { openSink } from '../mail-sink.ts';
import type { Sample, Samples } from './sample.ts';

const DRAFT = { title: 'Staff meeting', bodyHtml: '<p>All teachers meet at 12:15 in the library.</p>', audience: { kind: 'staff' } };

const add = async (school: TestSchool, test: TestApp, draft: object = DRAFT) =>
  (await ask(test, school, 'POST', '/admin/notices', draft)).data._id as string;
/** A notice to one new employee: exactly one recipient. */
const addReaching = async (school: TestSchool, test: TestApp) =>
  add(school, test, { ...DRAFT, audience: { kind: 'people', ids: [await addEmployee(test, school)] } });
const published = async (school: TestSchool, test: TestApp) => {
  const id = await addReaching(school, test);
  await ask(test, school, 'POST', `/admin/notices/${id}/publication`, { recipients: 1 });
  return id;
};
const delivery = async (school: TestSchool, test: TestApp, noticeId: string) =>
  (await ask(test, school, 'GET', `/admin/notices/${noticeId}/deliveries`)).data.deliveries[0]._id as string;
/** The code in a recipient's confirmation link. */
const code = async (school: TestSchool, test: TestApp) => {
  const audience = { kind: 'people', ids: [await addEmployee(test, school)] };
  const id = await add(school, test, { ...DRAFT, audience, asksConfirmation: true });
  await ask(test, school, 'POST', `/admin/notices/${id}/publication`, { recipients: 1 });
  const [row] = await test.owner<
    { key: string }[]
  >`select confirm_key as key from notice_deliveries where school_id = ${school.id} and notice_id = ${id}`;
  return `${school.id}${row?.key ?? ''}`.replaceAll('-', '');
};
const own =
  (sample: Omit<Sample, 'foreign'> = {}) =>
  (): Sample => ({ ...sample, foreign: 'own' });
const ofDraft =
  (rest: Omit<Sample, 'foreign' | 'params'> = {}) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    params: { noticeId: await add(school, test) },
    ...rest,
    foreign: 'unknown',
  });
const ofPublished =
  (rest: Omit<Sample, 'foreign' | 'params'> = {}) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    params: { noticeId: await published(school, test) },
    ...rest,
    foreign: 'unknown',
  });
const HOOK = { url: 'https://messages.example.org/shala', secret: 'a secret of twenty letters' };

const MAIL = { host: 'smtp.school.example', port: 587, username: 'office', password: 'mail password', from: 'office@school.example' };

/** A local mail server for the lifetime of the process. */
let sink: ReturnType<typeof openSink> | undefined;
function openOneSink(): ReturnType<typeof openSink> {
  sink ??= openSink();
  return sink;
}

const ofCategory =
  (rest: Omit<Sample, 'foreign' | 'params'> = {}) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    params: {
      categoryId: (await ask(test, school, 'POST', '/admin/notice-categories', { name: `Alumni ${randomInt(1e9)}` })).data.id as string,
    },
    ...rest,
    foreign: 'unknown',
  });

export const noticeSamples: Samples = {
  listNoticeCategories: own(),
  createNoticeCategory: own({ body: { name: 'Trips' } }),
  renameNoticeCategory: ofCategory({ body: { name: 'Former pupils' } }),
  removeNoticeCategory: ofCategory(),
  listNotices: own(),
  getNotice: ofDraft(),
  countReach: ({ ids }) => ({ body: { audience: { kind: 'classes', ids: [ids.class] } }, foreign: 'unknown' }),
  findPeople: own({ query: { search: 'me' } }),
  addNotice: ({ ids }) => ({ body: { ...DRAFT, audience: { kind: 'sections', ids: [ids.section] } }, foreign: 'unknown' }),
  changeNotice: ofDraft({ body: { ...DRAFT, title: 'Staff meeting moved', version: 1 } }),
  pinNotice: ofDraft({ body: { isPinned: true } }),
  deleteNotice: ofDraft(),
  publishNotice: async (school, test) => ({
    params: { noticeId: await addReaching(school, test) },
    body: { recipients: 1 },
    foreign: 'unknown',
  }),
  withdrawNotice: ofPublished(),
  resendNotice: ofPublished({ body: { who: 'missed' } }),
  listDeliveries: ofPublished(),
  noteConfirmation: async (school, test) => {
    const noticeId = await published(school, test);
    return { params: { noticeId, deliveryId: await delivery(school, test, noticeId) }, body: { isConfirmed: true }, foreign: 'unknown' };
  },
  readNotice: async (school, test) => ({ params: { code: await code(school, test) }, foreign: 'own' }),
  confirmNotice: async (school, test) => ({ params: { code: await code(school, test) }, foreign: 'own' }),
  attachFile: ofDraft({ file: PNG }),
  detachFile: async (school, test) => {
    const noticeId = await add(school, test);
    const [file] = await test.owner<{ id: string }[]>`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256)
      values (${school.id}, app.new_id(), 'x', 'map.png', 'image/png', 1, '\\x00') returning id`;
    await test.owner`update notices set attachment_file_id = ${file?.id ?? null} where school_id = ${school.id} and id = ${noticeId}`;
    return { params: { noticeId }, foreign: 'unknown' };
  },
  getMailChannel: own(),
  saveMailChannel: own({ body: MAIL }),
  removeMailChannel: async (school, test) => {
    await ask(test, school, 'PUT', '/admin/mail-channel', MAIL);
    return { foreign: 'own' };
  },
  sendTestMail: async () => {
    const { url } = await openOneSink();
    return {
      body: { ...MAIL, host: '127.0.0.1', port: Number(new URL(url).port), username: '', to: 'asha@school.example' },
      foreign: 'own',
    };
  },
  listHooks: own(),
  setHook: own({ params: { channel: 'sms' }, body: HOOK }),
  removeHook: async (school, test) => {
    await ask(test, school, 'PUT', '/admin/notice-channels/sms', HOOK);
    return { params: { channel: 'sms' }, foreign: 'own' };
  },
};
