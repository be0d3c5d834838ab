import { CLASS_NAMES, classKey } from '@shala/contract/shared';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { readNewSection } from './rules/new-section.ts';
import { KEPT_SHEETS, type Kept, type KeptSheet } from './test/kept-sheets.ts';
import { checkRows, readSheet } from './worker/read-sheet.ts';

const TODAY = '2026-11-20';
const classes = CLASS_NAMES.map((name) => ({
  key: classKey(name),
  name,
  sections: ['A', 'B'].map((section) => ({ id: `${name} ${section}`, key: section.toLowerCase() })),
}));

type Written = {
  type?: typeof Date | typeof Number | typeof String;
  value: Date | number | string;
  format?: string;
  columnSpan?: number;
} | null;

/** The sheet as a workbook: headings merged over their columns, dates and numbers as such. */
function asWorkbook(sheet: KeptSheet['sheet']): Promise<Buffer> {
  const width = Math.max(...sheet.map((row) => flat(row).length));
  const rows = sheet.map((row) => {
    const cells = row.flatMap((cell): Written[] => {
      if (cell === null || cell === '') return [null];
      if (cell instanceof Date) return [{ type: Date, value: cell, format: 'dd/mm/yyyy' }];
      if (typeof cell === 'number') return [{ type: Number, value: cell }];
      if (typeof cell === 'string') return [{ type: String, value: cell }];
      return [{ type: String, value: cell.head, columnSpan: cell.over }, ...Array.from({ length: cell.over - 1 }, () => null)];
    });
    return [...cells, ...Array.from({ length: width - cells.length }, () => null)];
  });
  return writeExcel(rows as never, {}).toBuffer();
}

/** The sheet as Excel saves it as CSV. */
function asCsv(sheet: KeptSheet['sheet']): Buffer {
  return Buffer.from(`\ufeff${Papa.unparse(sheet.map(flat), { newline: '\r\n' })}`);
}

function flat(row: readonly Kept[]): (string | number)[] {
  return row.flatMap((cell) => {
    if (cell === null) return [''];
    if (cell instanceof Date) return [cell.toISOString().slice(0, 10).split('-').reverse().join('/')];
    return typeof cell === 'object' ? [cell.head, ...Array.from({ length: cell.over - 1 }, () => '')] : [cell];
  });
}

async function read({ kind = 'students' }: KeptSheet, bytes: Buffer) {
  const table = await readSheet({ bytes, kind });
  if ('failure' in table) throw new Error(table.failure);
  const rows =
    kind === 'students'
      ? checkRows({
          ...table,
          kind,
          context: { today: TODAY, yearEndsOn: '2027-03-31', classes, known: [], keeps: [], createsClasses: false },
        })
      : checkRows({ ...table, kind, context: { today: TODAY, known: [], subjects: [], classes: [] } });
  const told = rows.map(({ verdict, problems, value }, index) => {
    const cells =
      'sectionId' in value
        ? [
            value.admissionNumber,
            value.name,
            seatOf(value.sectionId),
            value.rollNumber ?? '',
            value.dateOfBirth ?? '',
            value.guardians[0]?.phone ?? '',
          ]
        : [value.employeeCode, value.name, value.joinedOn ?? '', value.salaryPaise];
    const codes = problems.map(({ code, row }) => (row === undefined ? code : `${code}=${row}`)).sort();
    return [`${table.numbers[index]} ${verdict}`, ...cells].join('|') + codes.map((code) => ` ${code}`).join('');
  });
  return { mapping: table.mapping, rows: told, out: table.leftOut.map(({ row, why }) => `${row} ${why}`) };
}

function seatOf(sectionId: string): string {
  const seat = readNewSection(sectionId);
  return seat ? `new ${seat.className} ${seat.section}` : sectionId;
}

describe('spreadsheets as schools keep them', () => {
  it('are twenty-three', () => expect(KEPT_SHEETS).toHaveLength(23));

  it.each(KEPT_SHEETS.map((kept) => [kept.what, kept] as const))('%s', async (_what, kept) => {
    const expected = { mapping: kept.mapping, rows: kept.rows, out: kept.out ?? [] };
    expect(await read(kept, await asWorkbook(kept.sheet))).toEqual(expected);
    expect(await read(kept, asCsv(kept.sheet))).toEqual(expected);
  });
});
