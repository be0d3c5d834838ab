import writeExcel from 'write-excel-file/node';
import { addSchools, askSchool } from './schools.ts';
import type { Place } from './server.ts';

const HEADINGS = ['Adm No', 'Student Name', 'Class', 'Sec', 'Gender', 'DOB', 'Father Name', 'Mother Name', 'Mobile', 'Address', 'City'];
const CLASSES = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** A workbook of students as a school would bring it: ten classes, two children a family. */
async function makeWorkbook(students: number): Promise<Buffer> {
  const rows = Array.from({ length: students }, (_, index) => {
    const place = index % CLASSES.length;
    const family = Math.floor(index / 2);
    return [
      `B/${String(index + 1).padStart(5, '0')}`,
      `Pupil ${letters(index)} Kale`,
      CLASSES[place],
      'A',
      index % 2 ? 'Boy' : 'Girl',
      `${String((index % 28) + 1).padStart(2, '0')}/${String((index % 12) + 1).padStart(2, '0')}/${2019 - place}`,
      `Father ${letters(family)} Kale`,
      `Mother ${letters(family)} Kale`,
      String(9_800_000_000 + family),
      `${family} MG Road`,
      'Nashik',
    ];
  });
  const cells = [HEADINGS, ...rows].map((row) => row.map((value) => ({ type: String, value: String(value) })));
  return Buffer.from(await writeExcel(cells, {}).toBuffer());
}

export type Measured = { previewSeconds: number; confirmSeconds: number; previewP99: number; confirmP99: number };

/** Brings a workbook into an empty school: how long a person waits, and how long another school's call takes meanwhile (ms, 99th percentile). */
export async function measureImport(place: Place, students: number): Promise<Measured> {
  const [target, other] = await addSchools(place, { schools: 2, students: 30 });
  if (!target || !other) throw new Error('The schools were not made.');
  const book = await makeWorkbook(students);
  const form = new FormData();
  form.set('sheet', new Blob([new Uint8Array(book)]), 'students.xlsx');
  const read = await whileAsked(place, other.token, async () => {
    const response = await fetch(`${place.url}/admin/imports/of/students`, {
      method: 'POST',
      headers: { authorization: `Bearer ${target.token}` },
      body: form,
    });
    return ((await response.json()) as { data: { id: string; counts: { good: number } } }).data;
  });
  if (read.value.counts.good !== students) throw new Error(`Only ${read.value.counts.good} rows are good.`);
  const done = await whileAsked(place, other.token, () =>
    askSchool(place, target.token, `/admin/imports/${read.value.id}/confirmation`, { take: 'all' }),
  );
  return { previewSeconds: read.seconds, confirmSeconds: done.seconds, previewP99: read.p99, confirmP99: done.p99 };
}

/** Does something while somebody of another school asks for their classes every 20 ms. */
async function whileAsked<T>(place: Place, token: string, work: () => Promise<T>): Promise<{ value: T; seconds: number; p99: number }> {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await askSchool(place, token, '/admin/getAllClasses');
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const begun = performance.now();
  const value = await work().finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  await asking;
  waits.sort((a, b) => a - b);
  return { value, seconds, p99: waits[Math.min(waits.length - 1, Math.floor(waits.length * 0.99))] ?? 0 };
}

/** A name of letters alone. */
function letters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
