import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/read-pdf.ts';
import { drawGrid } from './draw-grid.ts';

const SUBJECTS = ['Mathematics', 'Environmental Studies', 'Physical Education and Health', 'Artificial Intelligence and Robotics'];
const COLUMNS = ['Class', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8'];

/** A sheet for a school of eight periods, with the given number of rows. */
function paper(rows: number) {
  const cells = COLUMNS.slice(1).map((_column, at) => ({ first: SUBJECTS[at % SUBJECTS.length] ?? '', second: 'R. Sethi' }));
  const page = {
    title: 'Timetable of Monday',
    context: '',
    columns: COLUMNS,
    rows: Array.from({ length: rows }, (_row, at) => ({ head: `Row ${at + 1}`, side: '', cells })),
  };
  return { school: 'Vidya Niketan', title: 'Master timetable', pages: [page], pageWords: 'Page {page} of {pages}' };
}

describe('a sheet of the timetable', () => {
  it.each([8, 17])('has long subjects whole beside their teachers in each of %i rows', async (rows) => {
    const text = (await readPdf(await drawGrid(paper(rows)))).text.replaceAll(/\s+/g, ' ');
    for (const subject of SUBJECTS) expect(text.split(subject), subject).toHaveLength(2 * rows + 1);
    expect(text.split('R. Sethi')).toHaveLength(8 * rows + 1);
    expect(text).not.toContain('…');
  });

  it('has long column heads and long second lines whole, over two lines', async () => {
    const names = ['Mohammed Abdul Rahman', 'Venkatasubramanian Iyer'];
    const columns = ['Row', ...Array.from({ length: 12 }, () => 'Environmental Studies (100)')];
    const cells = columns.slice(1).map((_column, at) => ({ first: '5th A · 1', second: names[at % 2] ?? '' }));
    const pages = [{ title: 'Hall', context: '', columns, rows: [{ head: '1', side: '', cells }] }];
    const { text } = await readPdf(await drawGrid({ school: 'Vidya Niketan', title: 'Hall', pages, pageWords: '{page}' }));
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said).not.toContain('…');
    for (const word of ['Environmental', 'Studies (100)', 'Mohammed', 'Rahman', 'Iyer']) expect(said).toContain(word);
  });

  it('has the whole week of 60 sections on one A3 sheet', async () => {
    const columns = ['Class', ...Array.from({ length: 48 }, (_column, at) => `Mon ${(at % 8) + 1}`)];
    const cells = columns.slice(1).map(() => ({ first: 'Math', second: 'R. Sethi' }));
    const rows = Array.from({ length: 60 }, (_row, at) => ({ head: `10th ${at}`, side: '', cells }));
    const page = { title: 'Master timetable (weekly)', context: '', columns, rows };
    const { text, height } = await readPdf(
      await drawGrid({ school: 'Vidya Niketan', title: page.title, size: 'A3', pages: [page], pageWords: '{page}' }),
    );
    expect(height).toBeCloseTo(841.89, 1);
    expect(text.split('Math')).toHaveLength(60 * 48 + 1);
    expect(text.split('R. Sethi')).toHaveLength(60 * 48 + 1);
    expect(text).not.toContain('…');
  });

  it('has each group of a period with its teacher, and a long second line whole', async () => {
    const columns = ['Class', ...Array.from({ length: 48 }, (_column, at) => `Mon ${(at % 8) + 1}`)];
    const group = { first: 'Hind / Mara / Sans', second: 'H. Tiwari / G. Deshmukh / A. Rao' };
    const rows = Array.from({ length: 11 }, (_row, at) => ({ head: `9th ${at}`, side: '', cells: columns.slice(1).map(() => group) }));
    const sheet = { title: 'Master timetable (weekly)', context: '', columns, rows };
    const wide = {
      title: 'Computer lab',
      context: '',
      columns: ['Period', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    };
    const cell = { first: '3rd A', second: 'Computer, Usha Menon · 11:05–11:35' };
    const lab = { ...wide, rows: Array.from({ length: 8 }, (_row, at) => ({ head: `P${at + 1}`, side: '', cells: Array(6).fill(cell) })) };
    for (const [page, size, words] of [
      [sheet, 'A3', ['Hind', 'Mara', 'Sans', 'H. Tiwari', 'Deshmukh', 'A. Rao']],
      [lab, 'A4', ['11:05–11:35']],
    ] as const) {
      const paper = { school: 'Vidya Niketan', title: page.title, size, pages: [page], pageWords: '{page}' };
      const text = (await readPdf(await drawGrid(paper))).text.replaceAll(/\s+/g, ' ');
      const count = page.rows.length * (page.columns.length - 1);
      for (const word of words) expect(text.split(word), word).toHaveLength(count + 1);
      expect(text).not.toContain('…');
    }
  });
});
