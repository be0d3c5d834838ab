import { confirmImport, getImportProgress, listImports, remapImport, startImport, undoImport } from '@shala/contract/imports';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, hold, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import type { Preview } from '../api.ts';
import { ImportScreen } from './import-screen.tsx';

const preview: Preview = {
  ...{ id: 'i1', kind: 'students', fileName: 'pupils.csv', headers: ['Name', 'Std', 'Born'], mapping: ['name', 'className', null] },
  counts: { good: 1, bad: 1, known: 0 },
  rows: [
    { row: 2, verdict: 'good', cells: ['Rohan Kale', '8', '05/06/2013'], problems: [] },
    { row: 3, verdict: 'bad', cells: ['Meera Kale', '15', ''], problems: [{ column: 1, code: 'className' }] },
  ],
};
const open = () => renderScreen(<ImportScreen />, '/data/import?what=students');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function look() {
  const file = new File(['Name,Std\n'], 'pupils.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('Spreadsheet'), file);
  await press('Look at the rows');
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
    expect(await screen.findByText('Nothing was brought in yet')).toBeDefined();
    await press('Look at the rows');
    expect(await screen.findByText('Choose a file.')).toBeDefined();
    expect(timesSent(startImport)).toBe(0);
  });

  it('shows the bad rows first, each cell with its reason', async () => {
    open();
    await look();
    const table = await screen.findByRole('table', { name: 'Rows of the file' });
    expect(within(table).getByText('Class: The school has no such class.')).toBeDefined();
    expect(within(table).queryByText('Rohan Kale')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'All rows' }));
    expect(within(table).getByText('Rohan Kale')).toBeDefined();
  });

  it('is mapped anew by hand', async () => {
    answer(remapImport, { ...preview, mapping: ['name', 'className', 'dateOfBirth'] });
    open();
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the columns' }));
    await userEvent.selectOptions(await screen.findByLabelText('Born'), 'dateOfBirth');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ mapping: ['name', 'className', 'dateOfBirth'] }));
    expect(await screen.findByText('3 of 3 recognised')).toBeDefined();
  });

  it('brings the good rows in, says so, and is undone', async () => {
    open();
    await look();
    await press('Bring in the good row only');
    expect(await screen.findByText(/1 student was brought in/)).toBeDefined();
    expect(sent.find(({ path }) => path.endsWith('/confirmation'))?.body).toEqual({ take: 'good', known: 'skip' });
    await press('Undo the import');
    await waitFor(() => expect(screen.queryByText(/1 student was brought in/)).toBeNull());
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
    expect(screen.getByRole('button', { name: /Bring in/ })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Fill what is empty (1)' }));
    expect(screen.getByRole('button', { name: 'Change 1 record' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Change to the file (2)' }));
    await press('Change 2 records');
    expect(await screen.findByText(/2 records were changed/)).toBeDefined();
    expect(sent.find(({ path }) => path.endsWith('/confirmation'))?.body).toEqual({ take: 'all', known: 'update' });
  });

  it('is found among the earlier ones by whether it was undone', async () => {
    const one = { kind: 'students', at: '2026-11-20T06:00:00.000Z', by: 'Asha', created: 4, updated: 0 } as const;
    answer(listImports, [
      { ...one, id: 'a', fileName: 'first.csv', state: 'done' },
      { ...one, id: 'b', fileName: 'second.csv', state: 'undone' },
    ]);
    open();
    expect(await screen.findByText('first.csv')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Undone' }));
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
    await userEvent.click(await screen.findByRole('button', { name: 'Bring in the good row only' }));
    expect(await screen.findByText('Writing records: 2,000 of 5,000')).toBeDefined();
    done();
    expect(await screen.findByText(/1 student was brought in/)).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('keeps the preview when it is refused', async () => {
    refuse(confirmImport, 409, { code: 'importStale', error: 'The school was changed meanwhile.' });
    open();
    await look();
    await press('Bring in the good row only');
    expect(await screen.findByText('The school was changed meanwhile.')).toBeDefined();
    expect(screen.getByRole('table', { name: 'Rows of the file' })).toBeDefined();
  });
});
