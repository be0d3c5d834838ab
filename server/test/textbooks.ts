import { bearer, type TestApp, type TestSchool } from './app.ts';
import { multipart } from './multipart.ts';

type Answer = { status: number; code?: string; error?: string; data: { revision: number; url: string } & Record<string, unknown> };
type TestItem = { _id: string; name: string; question: string; chapterName: string; chapterNumber: number };
type TestChapter = TestItem & { topics: TestItem[]; backExcersieQuestions: TestItem[]; fileId: string; summary: string };
export type TestContent = {
  textId: string;
  revision: number;
  pages: number;
  files: { _id: string; pageUrl: string; pages: number }[];
  chapters: TestChapter[];
  readings: { fileId: string; certainty: number; other: { sources: string[]; chapters: object[] } | null }[];
};

/** Requests about textbooks as a school's administrator, for class 10th. */
export function textbooksOf(test: TestApp, school: TestSchool) {
  async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Answer> {
    const response = await test.app.inject({ method, url, headers: bearer(school), ...(payload ? { payload } : {}) });
    return { status: response.statusCode, ...response.json() };
  }
  return {
    call,
    async content(subject: string): Promise<TestContent> {
      return (await call('GET', `/admin/content/10th/${encodeURIComponent(subject)}`)).data as unknown as TestContent;
    },
    async upload(bytes: Buffer, fields: Record<string, string>): Promise<Answer> {
      const form = multipart('pdfFile', bytes, 'book.pdf', { std: '10th', ...fields });
      const response = await test.app.inject({
        method: 'POST',
        url: '/admin/analyze-pdf',
        headers: { ...bearer(school), ...form.headers },
        payload: form.payload,
      });
      return { status: response.statusCode, ...response.json() };
    },
  };
}
