import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addEmployee } from '../../../../test/fees.ts';
import { addBook } from '../../../../test/samples/textbooks.ts';
import { textbooksOf } from '../../../../test/textbooks.ts';
import { addLesson } from '../../../../test/timetable.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

it('sets the chapters that the logbook names against the periods of the timetable', async () => {
  const { call } = textbooksOf(test, asha);
  const { textId, chapterId } = await addBook(test, asha, 'Geography');
  const progress = async () =>
    (await call('GET', `/admin/textbooks/${textId}/progress`)).data as unknown as {
      totalChapters: number;
      sections: Record<string, unknown>[];
    };
  const mine = async () => (await progress()).sections.find(({ sectionId }) => sectionId === asha.ids.section);
  expect(await mine()).toMatchObject({ periodsOfYear: 0, periodsSoFar: 0, lessonsRecorded: 0, chaptersTaught: [], chaptersPlanned: null });

  const [book] = await test.owner`select subject_id from textbooks where id = ${textId}`;
  const [year] =
    await test.owner`select starts_on::text as from, ends_on::text as to, app.today(${asha.id})::text as today from academic_years where school_id = ${asha.id} and is_current`;
  const teacherId = await addEmployee(test, asha);
  for (const day of ['Monday', 'Friday'] as const) await addLesson(test, asha, { day, subjectId: book?.subject_id, teacherId });
  const days =
    await test.owner`select d::text as day from app.school_days(${asha.id}, ${year?.from}, ${year?.to}, 'students') d where extract(isodow from d) in (1, 5)`;
  const gone = days.filter(({ day }) => day <= year?.today);
  for (const { day } of gone.slice(0, 3))
    await test.owner`insert into logbook_entries (school_id, teacher_id, on_date, period_id, section_id, subject_id, chapter_id)
      values (${asha.id}, ${teacherId}, ${day}, ${asha.ids.period}, ${asha.ids.section}, ${book?.subject_id}, ${day === gone[2]?.day ? null : chapterId})`;
  expect((await progress()).totalChapters).toBe(1);
  expect(await mine()).toMatchObject({
    periodsOfYear: days.length,
    periodsSoFar: gone.length,
    lessonsRecorded: 3,
    chaptersTaught: [{ chapterId, chapterNumber: 9, lessons: 2, lastOn: gone[1]?.day }],
    // The only chapter is planned for the last day of the year.
    chaptersPlanned: Math.floor(gone.length / days.length),
  });
});
