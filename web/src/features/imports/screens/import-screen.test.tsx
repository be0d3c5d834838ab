import { getFeeStructure } from '@shala/contract/finance';
import {
  confirmImport,
  correctImport,
  getImportProgress,
  listImports,
  remapImport,
  startImport,
  undoImport,
} from '@shala/contract/imports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer } from '../../../../test/server.ts';
import type { Preview } from '../api.ts';
import { ImportScreen } from './import-screen.tsx';

const preview: Preview = {
  ...{ id: 'i1', kind: 'students', fileName: 'pupils.csv', headers: ['Name', 'Std', 'Born'], mapping: ['name', 'className', null] },
  counts: { good: 1, bad: 1, known: 0 },
  ...{ missing: [], createsClasses: false, leftOut: [], names: { count: 0, isTidied: false, examples: [] } },
  rows: [
    { row: 2, verdict: 'good', cells: ['Rohan Kale', '8', '05/06/2013'], problems: [] },
    { row: 3, verdict: 'bad', cells: ['Meera Kale', '15', ''], problems: [{ column: 1, code: 'className' }] },
  ],
};
const RULES = {
  ...{ dueDay: 10, graceDays: 0, lateKind: 'none' as const, lateAmount: 0, lateCap: 0, siblingDiscountPercent: 0, bounceCharge: 0 },
};
const open = () => renderScreen(<ImportScreen />, '/data/import?what=students');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const timesUploaded = () => sent.filter(({ path }) => path === '/admin/imports/of/students').length;
async function look() {
  const file = new File(['Name,Std\n'], 'pupils.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Spreadsheet'), file);
  await press('Preview');
}

beforeEach(() => {
  startServer();
  answer(listImports, []);
  answer(getImportProgress, null);
  answer(startImport, preview);
  answer(confirmImport, { created: 1, updated: 0, left: 1 });
  answer(undoImport, { removed: 1, restored: 0 });
});

describe('an import', () => {
  it('asks for a file before it does anything', async () => {
    open();
    expect(await screen.findByText('No imports yet')).toBeDefined();
    await press('Preview');
    expect(await screen.findByText('Select a file.')).toBeDefined();
    expect(timesUploaded()).toBe(0);
  });

  it('asks which sheet of a workbook is meant', async () => {
    const error = 'This workbook has 2 sheets with data. Select the sheet to import.';
    refuse(startImport, 422, { code: 'sheetChoice', error, data: { sheets: ['Class V', 'Class VI'] } });
    open();
    await look();
    expect(await screen.findByText(error)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' }).disabled).toBe(true);
    answer(startImport, preview);
    await userEvent.selectOptions(screen.getByLabelText('Sheet to import'), 'Class VI');
    await press('Preview');
    expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeDefined();
    expect(timesUploaded()).toBe(2);
  });

  it('shows the bad rows first, each cell with its reason', async () => {
    open();
    await look();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText('Class: The school has no such class. Check the class, or add it in School data.')).toBeDefined();
    expect(within(table).queryByText('Rohan Kale')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'All rows' }));
    expect(within(table).getByText('Rohan Kale')).toBeDefined();
  });

  it('shows the columns with errors beside what is to be corrected', async () => {
    answer(startImport, {
      ...preview,
      mapping: ['name', 'className', 'dateOfBirth'],
      rows: [{ row: 3, verdict: 'bad', cells: ['Meera Kale', '15', '31/02/2014'], problems: [{ column: 2, code: 'date' }] }],
    });
    open();
    await look();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['Row', 'Name', 'Status', 'What to correct', 'Date of birth', 'Class']);
  });

  it('says which of a row’s numbers will not be imported', async () => {
    const rows: Preview['rows'] = [
      { row: 2, verdict: 'good', cells: ['Rohan Kale', '8', ''], problems: [], notKept: [{ column: 1, text: '9463158037' }] },
    ];
    answer(startImport, { ...preview, counts: { good: 1, bad: 0, known: 0 }, rows });
    open();
    await look();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText('Class: 9463158037 will not be imported. One number is kept for each person.')).toBeDefined();
    expect(within(table).getByText('Ready')).toBeDefined();
  });

  it('names the month from which fees are charged, and tells apart what was not imported', async () => {
    answer(getFeeStructure, {
      year: '2026-27',
      firstYear: 2026,
      heads: [],
      rates: [],
      classes: [],
      rules: { ...RULES, firstMonth: 'October' },
    });
    answer(startImport, { ...preview, counts: { good: 2, bad: 1, known: 37 } });
    answer(confirmImport, { created: 2, updated: 0, left: 38 });
    open();
    expect(await screen.findByText(/charged the fees of the class from October, the first fee month in/)).toBeDefined();
    await look();
    await press(/^Import/);
    const notice = await screen.findByText(/2 students imported\./);
    expect(notice.textContent?.replaceAll(/\s+/g, ' ')).toContain(
      '2 students imported. 37 already entered, unchanged. 1 row with an error, not imported.',
    );
  });

  it('names the columns with data that are not imported', async () => {
    open();
    await look();
    expect(await screen.findByText(/1 column with data will not be imported: Born\./)).toBeDefined();
  });

  it('is mapped anew by hand', async () => {
    answer(remapImport, { ...preview, mapping: ['name', 'className', 'dateOfBirth'] });
    open();
    await look();
    await userEvent.selectOptions(await screen.findByLabelText('Born'), 'dateOfBirth');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ mapping: ['name', 'className', 'dateOfBirth'] }));
    expect(await screen.findByText('3 of 3 columns matched')).toBeDefined();
  });

  it('brings the good rows in, says so, and is undone', async () => {
    open();
    await look();
    await press('Import 1 valid row');
    expect(await screen.findByText(/1 student imported/)).toBeDefined();
    expect(sent.find(({ path }) => path.endsWith('/confirmation'))?.body).toEqual({ take: 'good', known: 'skip' });
    await press('Cancel import');
    expect(sent.some(({ path }) => path.endsWith('/undo'))).toBe(false);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this import?' }));
    expect(dialog.getByText(/^1 imported record will be removed/)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel import' }));
    await waitFor(() => expect(screen.queryByText(/1 student imported/)).toBeNull());
  });

  it('leaves known rows as they are unless it is chosen, and shows what the school has in their place', async () => {
    answer(startImport, {
      ...preview,
      counts: { good: 0, bad: 0, known: 2 },
      mapping: ['name', 'className', 'dateOfBirth'],
      rows: [
        {
          row: 2,
          verdict: 'known',
          cells: ['Rohan Kale', '8', '06/06/2013'],
          problems: [],
          known: { isByName: false, differs: [{ column: 2, has: '2013-06-05' }] },
        },
        {
          row: 3,
          verdict: 'known',
          cells: ['Asha Rao', '8', '01/02/2013'],
          problems: [],
          known: { isByName: false, differs: [{ column: 2, has: '' }] },
        },
      ],
    });
    answer(confirmImport, { created: 0, updated: 2, left: 0 });
    open();
    await look();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText('2013-06-05')).toBeDefined();
    expect(screen.getByRole('button', { name: /^Import 0/ })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Fill blank fields (1)' }));
    expect(screen.getByRole('button', { name: 'Update 1 record' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Update from the file (2)' }));
    await press('Update 2 records');
    expect(await screen.findByText(/2 records updated/)).toBeDefined();
    expect(sent.find(({ path }) => path.endsWith('/confirmation'))?.body).toEqual({ take: 'all', known: 'update' });
  });

  it('shows what stands in each column, and what the file has besides its table', async () => {
    answer(startImport, { ...preview, leftOut: [{ row: 1, text: 'Saraswati School', why: 'title' }] });
    open();
    await look();
    expect(await screen.findByText('Rohan Kale · Meera Kale')).toBeDefined();
    expect(screen.getByText(/1 other row of the file is not imported/)).toBeDefined();
  });

  it('keeps a column that was chosen just before a cell was corrected', async () => {
    const wrong = {
      row: 2,
      verdict: 'bad' as const,
      cells: ['Rohan Kale', 'Fifth', '05/06/2013'],
      problems: [{ column: 1, code: 'className' as const }],
    };
    const one = { ...preview, counts: { good: 0, bad: 1, known: 0 }, rows: [wrong] };
    answer(startImport, one);
    const release = hold(remapImport, { ...one, mapping: ['name', 'className', 'dateOfBirth'] });
    answer(correctImport, { counts: { good: 1, bad: 0, known: 0 }, missing: [], rows: [{ ...wrong, verdict: 'good', problems: [] }] });
    open();
    await look();
    await userEvent.selectOptions(await screen.findByLabelText('Born'), 'dateOfBirth');
    await userEvent.click(screen.getByRole('button', { name: 'Correct Class, row 2: Fifth' }));
    await userEvent.keyboard('5{Enter}');
    release();
    expect(await screen.findByRole('button', { name: 'Import 1 student' })).toBeDefined();
    expect(screen.getByLabelText('Born')).toHaveProperty('value', 'dateOfBirth');
  });

  it('is corrected in the cell, and the same text in other rows in one go', async () => {
    const wrong = (row: number, name: string) => ({
      ...{ row, verdict: 'bad' as const, cells: [name, 'Fifth', ''] },
      problems: [{ column: 1, code: 'className' as const }],
    });
    const right = (row: number, name: string) => ({ row, verdict: 'good' as const, cells: [name, '5', ''], problems: [] });
    answer(startImport, { ...preview, counts: { good: 0, bad: 2, known: 0 }, rows: [wrong(2, 'Rohan Kale'), wrong(3, 'Asha Rao')] });
    answer(correctImport, { counts: { good: 1, bad: 1, known: 0 }, missing: [], rows: [right(2, 'Rohan Kale')] });
    open();
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Correct Class, row 2: Fifth' }));
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ row: 2, column: 1, text: '5' }));
    // The corrected row stays in sight, and the next bad cell is open with its own text.
    expect(await screen.findByRole('button', { name: 'Correct Class, row 2: 5' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Class, row 3'));
    expect(document.activeElement).toHaveProperty('value', 'Fifth');
    await userEvent.keyboard('{Escape}');
    answer(correctImport, { counts: { good: 2, bad: 0, known: 0 }, missing: [], rows: [right(3, 'Asha Rao')] });
    await press('Correct to “5” everywhere');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ row: 3, column: 1, text: '5', everywhere: true }));
    expect(await screen.findByRole('button', { name: 'Import 2 students' })).toBeDefined();
  });

  it('takes every answer when the next cell is corrected before the last answer is there', async () => {
    const wrong = (row: number, name: string) => ({
      ...{ row, verdict: 'bad' as const, cells: [name, `Fifth ${row}`, ''] },
      problems: [{ column: 1, code: 'className' as const }],
    });
    const right = (row: number, name: string) => ({ row, verdict: 'good' as const, cells: [name, '5', ''], problems: [] });
    answer(startImport, { ...preview, counts: { good: 0, bad: 2, known: 0 }, rows: [wrong(2, 'Rohan Kale'), wrong(3, 'Asha Rao')] });
    const releaseFirst = hold(correctImport, { counts: { good: 1, bad: 1, known: 0 }, missing: [], rows: [right(2, 'Rohan Kale')] });
    open();
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Correct Class, row 2: Fifth 2' }));
    await userEvent.keyboard('5{Enter}');
    await userEvent.keyboard('5{Enter}');
    answer(correctImport, { counts: { good: 2, bad: 0, known: 0 }, missing: [], rows: [right(3, 'Asha Rao')] });
    releaseFirst();
    expect(await screen.findByRole('button', { name: 'Import 2 students' })).toBeDefined();
    for (const row of [2, 3]) expect(screen.getByRole('button', { name: `Correct Class, row ${row}: 5` })).toBeDefined();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('creates missing classes by one switch', async () => {
    const missing = [{ className: '5th', sections: ['B', 'C'], isNewClass: false, rows: 2 }];
    answer(startImport, { ...preview, missing });
    answer(remapImport, { ...preview, missing, createsClasses: true, counts: { good: 2, bad: 0, known: 0 } });
    open();
    await look();
    expect(await screen.findByText(/Sections B and C/)).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Create them with this import' }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ mapping: preview.mapping, createsClasses: true }));
    expect(await screen.findByRole('button', { name: 'Import 2 students' })).toBeDefined();
  });

  it('is found among the earlier ones by whether it was undone', async () => {
    const one = { kind: 'students', at: '2026-11-20T06:00:00.000Z', by: 'Asha', created: 4, updated: 0 } as const;
    answer(listImports, [
      { ...one, id: 'a', fileName: 'first.csv', state: 'done' },
      { ...one, id: 'b', fileName: 'second.csv', state: 'undone' },
    ]);
    open();
    expect(await screen.findByText('first.csv')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Cancelled' }));
    expect(screen.queryByText('first.csv')).toBeNull();
    expect(screen.getByText('second.csv')).toBeDefined();
  });

  it('tells how far it is while it is read, and while it is brought in', async () => {
    answer(getImportProgress, { step: 'checking', done: 0, total: 5000 });
    const read = hold(startImport, preview);
    open();
    await look();
    expect(await screen.findByText('Checking 5,000 rows...')).toBeDefined();
    expect(Number(screen.getByRole('progressbar', { name: 'Progress of the import' }).getAttribute('aria-valuenow'))).toBeGreaterThan(0);
    read();
    answer(getImportProgress, { step: 'people', done: 2000, total: 5000 });
    const done = hold(confirmImport, { created: 1, updated: 0, left: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 valid row' }));
    expect(await screen.findByText('Saving records: 2,000 of 5,000')).toBeDefined();
    done();
    expect(await screen.findByText(/1 student imported/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the preview when it is refused', async () => {
    refuse(confirmImport, 409, { code: 'importStale', error: 'The school was changed meanwhile.' });
    open();
    await look();
    await press('Import 1 valid row');
    expect(await screen.findByText('The school was changed meanwhile.')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Rows of the file' })).toBeDefined();
  });
});
