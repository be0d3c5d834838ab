import { bearer, type TestApp, type TestSchool } from '../app.ts';
import { layoutWorkbook } from '../layout-workbook.ts';
import { multipart } from '../multipart.ts';
import { published } from './exams.ts';
import type { Samples } from './sample.ts';

let made = 0;

/** An uploaded layout. */
export async function laidOut(school: TestSchool, test: TestApp, name = `Layout ${++made}`, file?: Buffer): Promise<string> {
  const { headers, payload } = multipart('layout', file ?? (await layoutWorkbook()), 'card.xlsx', { name });
  const answer = await test.app.inject({
    method: 'POST',
    url: '/admin/report-layouts',
    headers: { ...headers, ...bearer(school) },
    payload,
  });
  return answer.json().data.id;
}

async function ofLayout(school: TestSchool, test: TestApp) {
  const { versionId } = await published(school, test);
  return { params: { versionId, layoutId: await laidOut(school, test) } };
}

async function ofOwnCard(school: TestSchool, test: TestApp) {
  const { versionId, student } = await published(school, test);
  return { params: { versionId, layoutId: await laidOut(school, test), studentId: student.id } };
}

/** The school's own layouts of report cards. */
export const layoutSamples: Samples = {
  listReportLayouts: () => ({ foreign: 'own' }),
  addReportLayout: async (school, test) => {
    await test.owner`update report_layouts set name = id::text where school_id = ${school.id} and name = 'Sample layout'`;
    return { body: { name: 'Sample layout' }, file: await layoutWorkbook(), foreign: 'own' };
  },
  removeReportLayout: async (school, test) => ({ params: { layoutId: await laidOut(school, test) }, foreign: 'unknown' }),
  exportReportLayout: async (school, test) => ({ params: { layoutId: await laidOut(school, test) }, foreign: 'unknown' }),
  exportExampleLayout: async (school, test) => ({
    params: { versionId: (await published(school, test)).versionId },
    foreign: 'unknown',
  }),
  checkReportLayout: async (school, test) => ({ ...(await ofLayout(school, test)), foreign: 'unknown' }),
  previewOwnCard: async (school, test) => ({ ...(await ofOwnCard(school, test)), foreign: 'unknown' }),
  exportOwnCard: async (school, test) => ({ ...(await ofOwnCard(school, test)), query: { format: 'xlsx' }, foreign: 'unknown' }),
  startOwnCards: async (school, test) => ({
    ...(await ofLayout(school, test)),
    body: { sectionId: school.ids.section },
    foreign: 'unknown',
  }),
};
