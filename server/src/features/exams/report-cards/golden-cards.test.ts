import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../../test/app.ts';
import { addPupil, ask } from '../../../../test/fees.ts';
import { readPdf } from '../../../../test/read-pdf.ts';

/** Six cards, one for each preset, from the entered marks to the printed cells. All figures were calculated by hand, as shown beside each. */
let test: TestApp;
let asha: TestSchool;
let sat = 0;
beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

const act = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
  const answer = await ask(test, asha, method, url, body);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data;
};

/** One exam: the term, the component, its maximum (null: the component's), and one mark for each subject in order. */
type Sitting = [termNo: number, component: string, maxMarks: number | null, marks: string];
type Golden = { className: string; preset: string; subjects: string; sittings: Sitting[]; termNo: number };
type Named = { id: string; name: string };

/** A class with these subjects and one student, using a preset. */
async function assess(className: string, preset: string, subjects: readonly string[]) {
  const [place] = await test.owner<{ classId: string; sectionId: string }[]>`select c.id as "classId", s.id as "sectionId" from classes c
    join sections s on s.school_id = c.school_id and s.class_id = c.id where c.school_id = ${asha.id} and c.name = ${className} order by s.name limit 1`;
  const { classId, sectionId } = place as { classId: string; sectionId: string };
  await test.owner`delete from subjects where school_id = ${asha.id} and class_id = ${classId}`;
  for (const [position, name] of subjects.entries())
    await test.owner`insert into subjects (school_id, id, class_id, name, position) values (${asha.id}, app.new_id(), ${classId}, ${name}, ${position + 1})`;
  const { id } = await addPupil(test, asha, { name: 'Asha Golden', className });
  await act('POST', `/admin/assessment/presets/${preset}`, { classIds: [classId] });
  return { classId, sectionId, studentId: id };
}

async function sit({ classId, sectionId, studentId }: Awaited<ReturnType<typeof assess>>, [termNo, component, maxMarks, marks]: Sitting) {
  const days = termNo === 1 ? { startsOn: '2026-09-01', endsOn: '2026-09-20' } : { startsOn: '2027-02-01', endsOn: '2027-02-20' };
  const name = `${component} ${++sat}`;
  const { id } = await act('POST', '/admin/exams', { name, ...days, lockOn: null, termNo, component, classIds: [classId], maxMarks });
  const { papers } = await act('GET', `/admin/marks/${id}/${sectionId}`);
  const cells = marks.split(' ').map((value, at) => ({ paperId: papers[at].id, studentId, value }));
  expect(await act('PUT', `/admin/marks/${id}/${sectionId}`, { cells })).toMatchObject({ saved: cells.length, refused: [] });
}

/** The text on the card of the published result, in one line. */
async function print(place: Awaited<ReturnType<typeof assess>>, termNo: number, layout = 'term'): Promise<string> {
  await act('PUT', `/admin/results/${place.sectionId}/${termNo}/compilation`, { isCompiled: true });
  const { versionId } = await act('POST', `/admin/results/classes/${place.classId}/${termNo}/versions`, { reason: '' });
  const { url } = await act('GET', `/admin/results/versions/${versionId}/cards/${place.studentId}?layout=${layout}&language=en`);
  return (await readPdf((await test.app.inject(url)).rawPayload)).text.replaceAll(/\s+/g, ' ');
}

async function golden({ className, preset, subjects, sittings, termNo }: Golden): Promise<string> {
  const place = await assess(className, preset, subjects.split(' '));
  for (const sitting of sittings) await sit(place, sitting);
  return print(place, termNo);
}

const rows = (text: string, wanted: readonly string[]) => {
  for (const row of wanted) expect(text).toContain(row);
};

describe('golden report cards', () => {
  it('CBSE pattern, two terms, the year', async () => {
    const text = await golden({
      className: '8th',
      preset: 'cbse-two-terms',
      subjects: 'English Mathematics',
      termNo: 0,
      sittings: [
        [1, 'Periodic test', null, '7 6'],
        [1, 'Periodic test', null, '8.5 5'],
        [1, 'Notebook', null, '4 3'],
        [1, 'Subject enrichment', null, '5 4'],
        [1, 'Half-yearly exam', null, '61.5 AB'],
        [2, 'Periodic test', null, '9 8'],
        [2, 'Notebook', null, '5 4'],
        [2, 'Subject enrichment', null, '4 4'],
        [2, 'Annual exam', null, '70 52'],
      ],
    });
    rows(text, [
      // Tests (7 + 8.5) / 2 = 7.75. Term 1: 7.75 + 4 + 5 + 61.5 = 78.25. Term 2: 9 + 5 + 4 + 70 = 88. Year: 78.25 / 2 + 88 / 2 = 83.125, 83: A2.
      'English 7.75 4 5 61.5 9 5 4 70 83/100 83 A2',
      // Tests (6 + 5) / 2 = 5.5. Term 1, absent counts 0: 5.5 + 3 + 4 + 0 = 12.5. Term 2: 8 + 4 + 4 + 52 = 68. Year: 6.25 + 34 = 40.25, 40: D.
      'Mathematics 5.5 3 4 AB 8 4 4 52 40/100 40 D',
      // 83 + 40 = 123 of 200 = 61.5 %: B2.
      'Total 123/200 61.5 B2',
      'Result Pass',
    ]);
  });

  it('CBSE pattern, classes 9 and 10', async () => {
    const text = await golden({
      className: '9th',
      preset: 'cbse-9-10',
      subjects: 'English Science',
      termNo: 1,
      sittings: [
        [1, 'Periodic tests', 50, '30 20'],
        [1, 'Periodic tests', 50, '45 15'],
        [1, 'Periodic tests', 50, '40 25'],
        [1, 'Multiple assessment', null, '4 3'],
        [1, 'Portfolio', null, '5 2'],
        [1, 'Subject enrichment', null, '4 3'],
        [1, 'Theory', null, '52.5 21'],
      ],
    });
    rows(text, [
      // The best two of 30, 45 and 40 of 50: (0.9 + 0.8) / 2 × 5 = 4.25. 4.25 + 4 + 5 + 4 + 52.5 = 69.75, 70: B2 (61 to 70).
      'English 4.25 4 5 4 52.5 70/100 70 B2',
      // The best two of 20, 15 and 25: (0.4 + 0.5) / 2 × 5 = 2.25. 2.25 + 3 + 2 + 3 + 21 = 31.25, 31: E, under 33.
      'Science 2.25 3 2 3 21 31/100 31 E',
      // 70 + 31 = 101 of 200 = 50.5 %: C2, and one subject is failed.
      'Total 101/200 50.5 C2',
      'Result Needs improvement',
    ]);
  });

  it('CBSE pattern, classes 11 and 12 with 70 theory and 30 practical', async () => {
    const text = await golden({
      className: '11th',
      preset: 'cbse-11-12-70',
      subjects: 'Physics Chemistry',
      termNo: 1,
      sittings: [
        [1, 'Theory', null, '22 58.5'],
        [1, 'Practical', null, '28 27'],
      ],
    });
    rows(text, [
      // 22 + 28 = 50: C2. Failed all the same: 22 of 70 is 31.43 %, under 33 in theory.
      'Physics 22 28 50/100 50 C2',
      // 58.5 + 27 = 85.5, a half is rounded up: 86: A2.
      'Chemistry 58.5 27 86/100 86 A2',
      // 50 + 86 = 136 of 200 = 68 %: B2.
      'Total 136/200 68 B2',
      'Result Needs improvement',
    ]);
  });

  it('CISCE pattern: English and the best four others, the year', async () => {
    const text = await golden({
      className: '10th',
      preset: 'cisce',
      subjects: 'English Hindi Mathematics Science History Geography',
      termNo: 0,
      sittings: [
        [1, 'Internal assessment', null, '16 15 20 17 12 10'],
        [1, 'Written exam', null, '60 50 75 63 40 30'],
        [2, 'Internal assessment', null, '18 15 20 18 14 12'],
        [2, 'Final exam', null, '66 56 78 65 45 33'],
      ],
    });
    rows(text, [
      // (76 + 84) / 2 = 80.
      'English 16 60 18 66 80/100 80 Distinction',
      // (65 + 71) / 2 = 68.
      'Hindi 15 50 15 56 68/100 68 First',
      // (95 + 98) / 2 = 96.5, 97.
      'Mathematics 20 75 20 78 97/100 97 Distinction',
      // (80 + 83) / 2 = 81.5, 82.
      'Science 17 63 18 65 82/100 82 Distinction',
      // (52 + 59) / 2 = 55.5, 56.
      'History 12 40 14 45 56/100 56 Second',
      // (40 + 45) / 2 = 42.5, 43: the lowest of the optional ones, not in the total.
      'Geography 10 30 12 33 43/100 43 Pass',
      // 80 + 97 + 82 + 68 + 56 = 383 of 500 = 76.6 %.
      'Total 383/500 76.6 Distinction',
      'Result Pass',
    ]);
  });

  it('state pattern (Maharashtra), the year', async () => {
    const text = await golden({
      className: '7th',
      preset: 'state-maharashtra',
      subjects: 'Marathi Mathematics',
      termNo: 0,
      sittings: [
        [1, 'Formative', null, '41 15'],
        [1, 'Summative', null, '38.5 18'],
        [2, 'Formative', null, '44 18'],
        [2, 'Summative', null, '40 ML'],
      ],
    });
    rows(text, [
      // 41 + 38.5 = 79.5; 44 + 40 = 84; 39.75 + 42 = 81.75, 82: A-2.
      'Marathi 41 38.5 44 40 82/100 82 A-2',
      // 15 + 18 = 33 of 100; ill in the last paper, so 18 of 50 = 36 %; 16.5 + 18 = 34.5, 35: passed, D.
      'Mathematics 15 18 18 ML 35/100 35 D',
      // 82 + 35 = 117 of 200 = 58.5 %: C-1.
      'Total 117/200 58.5 C-1',
      'Result Pass',
    ]);
  });

  it('pre-primary: areas with one to three stars, and no figure of marks', async () => {
    const place = await assess('Nursery', 'pre-primary', ['Rhymes']);
    const { areas } = await act('GET', `/admin/results/${place.sectionId}/1`);
    // In the order of the preset: language, numbers, growing up.
    const smiles = ['☺☺☺', '☺☺', '☺', '☺☺☺', '☺☺', '☺☺', '☺☺☺', '☺'];
    const grades = areas.map(({ id }: Named, at: number) => ({ areaId: id, studentId: place.studentId, label: smiles[at] }));
    await act('PUT', `/admin/results/${place.sectionId}/1/entries`, { grades, remarks: [] });
    const text = await print(place, 1, 'prePrimary');
    rows(text, [
      'Listens and follows ★★★ Recognises letters ★ Speaks in sentences ★★',
      'Counts objects ★★★ Knows shapes ★★',
      'Shares with others ★★ Holds pencil and scissors ★ Keeps clean ★★★',
    ]);
    for (const word of ['Total', 'Percent', 'Marks', 'Rhymes', '/100']) expect(text).not.toContain(word);
  });
});
