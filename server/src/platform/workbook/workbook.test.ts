import { describe, expect, it } from 'vitest';
import { PNG } from '../../../test/fees.ts';
import { layoutParts, layoutWorkbook } from '../../../test/layout-workbook.ts';
import { renameSheets } from './fill-sheet.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { findOffice, toPdf } from './office.ts';
import { closePackage, openPackage, type Parts } from './package.ts';
import { fillRuns } from './placeholders.ts';
import { readWorkbook } from './read-workbook.ts';

const VALUES = {
  'school.name': 'Vidya & Mandir',
  'student.name': 'Aarav <Joshi>',
  'subject1.name': 'English',
  'subject1.marks': 72.5,
  'english.grade': 'A2',
  'total.obtained': 72.5,
  'total.out of': 100,
  percent: 72.5,
  remark: '',
  class: '8th',
  section: 'B & C',
};
const two = [
  { title: '1 Aarav Joshi', values: VALUES },
  { title: "2 Bhavna D'Souza [x]", values: { ...VALUES, 'student.name': 'Bhavna', 'subject1.marks': 40, 'school.name': '=1+1' } },
];
const fill = async (fillings = two, file?: Buffer): Promise<Parts> => {
  const made = await fillWorkbook({ bytes: file ?? (await layoutWorkbook()), fillings });
  if ('failure' in made) throw new Error(made.failure);
  return (await openPackage(made)) as Parts;
};
const text = (parts: Parts, name: string) => parts.get(name)?.toString('utf8') ?? '';
/** A sheet without the content of its cells, which leaves the formatting. */
const formatOf = (sheet: string) =>
  sheet
    .replace(/<\?xml[^>]*\?>/, '')
    .replace(/<c ([^>]*?)(\/>|>.*?<\/c>)/gs, (_, facts: string) => `<c ${facts.replace(/ ?t="\w+"/, '').trim()}/>`)
    .replace(/ tabSelected="1"/, '')
    .replace(/<oddFooter>.*?<\/oddFooter>/s, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/>/g, '/>');

describe('a picture in place of a placeholder', () => {
  const photo = { bytes: new Uint8Array(PNG), kind: 'png' as const, width: 300, height: 400 };
  const withPhoto = { title: 'Aarav', values: { ...VALUES, remark: '' }, pictures: { remark: photo } };

  it('is drawn over its cell beside the pictures that are there, as large as fits, and the cell is blank', async () => {
    const parts = await fill([withPhoto, two[1] as (typeof two)[number]]);
    expect(parts.get('xl/media/photo1.png')?.equals(Buffer.from(PNG))).toBe(true);
    const drawing = text(parts, 'xl/drawings/copy1-drawing1.xml');
    expect([...drawing.matchAll(/<xdr:pic>/g)]).toHaveLength(2);
    // A8: the eighth row of 15 points, without a pixel at both edges.
    expect(drawing).toContain(`<xdr:row>7</xdr:row>`);
    const height = 15 * 12_700 - 2 * 9525;
    expect(drawing).toContain(`<xdr:ext cx="${Math.round((height * 3) / 4)}" cy="${height}"/>`);
    expect(text(parts, 'xl/drawings/_rels/copy1-drawing1.xml.rels')).toContain('Target="/xl/media/photo1.png"');
    expect(text(parts, 'xl/worksheets/card1-1.xml')).not.toContain('{{remark}}');
    expect([...text(parts, 'xl/drawings/copy2-drawing1.xml').matchAll(/<xdr:pic>/g)]).toHaveLength(1);
  });

  it('gets a drawing of its own where the sheet has none, and its ending is declared', async () => {
    const source = layoutParts();
    source.set(
      'xl/worksheets/sheet1.xml',
      Buffer.from(source.get('xl/worksheets/sheet1.xml')?.toString().replace('<drawing r:id="rId1"/>', '') ?? ''),
    );
    for (const name of [...source.keys()]) if (/sheet1\.xml\.rels$/.test(name)) source.delete(name);
    const jpeg = { ...withPhoto, pictures: { remark: { ...photo, kind: 'jpeg' as const } } };
    const parts = await fill([jpeg], await closePackage(source));
    expect(text(parts, 'xl/worksheets/card1-1.xml')).toMatch(/<\/headerFooter><drawing [^>]*r:id="photo1"/);
    expect(text(parts, '[Content_Types].xml')).toContain('Extension="jpeg"');
    expect(text(parts, '[Content_Types].xml')).toContain('PartName="/xl/drawings/photos1.xml"');
    const office = findOffice();
    if (office !== null) expect((await toPdf(office, new Uint8Array(await closePackage(parts)))).length).toBeGreaterThan(1000);
  });
});

describe('placeholders of a layout', () => {
  it('are found with their cells, also where formatting cuts them in pieces, and in the footer', async () => {
    const read = await readWorkbook({ bytes: await layoutWorkbook() });
    expect(read).toMatchObject({ sheets: ['Card', 'Notes'] });
    expect('placeholders' in read && read.placeholders.map(({ name, cell }) => [name, cell])).toEqual([
      ['school.name', 'A1'],
      ['student.name', 'A3'],
      ['subject1.name', 'A5'],
      ['subject1.marks', 'B5'],
      ['English.grade', 'C5'],
      ['total.obtained', 'A6'],
      ['total.out of', 'A6'],
      ['percent', 'B6'],
      ['remark', 'A8'],
      ['stundet.name', 'B8'],
      ['class', 'header or footer'],
      ['section', 'header or footer'],
    ]);
  });

  it('are filled where they begin, and the pieces around keep their text', () =>
    expect(fillRuns(['Name: ', '{{a', 'b}} of {{c}}', ' {{zz}}'], { ab: 'x', c: 2 })).toEqual(['Name: ', 'x', ' of 2', ' {{zz}}']));
});

describe('a filled layout', () => {
  it('has a sheet for each student, in order, before the sheets that are for nobody', async () => {
    const book = text(await fill(), 'xl/workbook.xml');
    expect([...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name)).toEqual(['1 Aarav Joshi', "2 Bhavna D'Souza x", 'Notes']);
    // Sheets without placeholders are not printed with the cards.
    expect([...book.matchAll(/<sheet name="([^"]*)"[^>]*state="hidden"/g)].map(([, name]) => name)).toEqual(['Notes']);
  });

  it('keeps fonts, borders, fills, merged cells, widths, heights and the page as they were', async () => {
    const parts = await fill();
    const before = layoutParts();
    expect(text(parts, 'xl/styles.xml')).toBe(before.get('xl/styles.xml')?.toString('utf8'));
    const format = formatOf(before.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '');
    expect(format).toContain('<mergeCell ref="A1:D1"/>');
    for (const turn of [1, 2]) expect(formatOf(text(parts, `xl/worksheets/card${turn}-1.xml`))).toBe(format);
  });

  it('keeps the picture, once for all, and the print area of each sheet', async () => {
    const parts = await fill();
    expect([...parts.keys()].filter((name) => name.startsWith('xl/media/'))).toEqual(['xl/media/image1.png']);
    expect(parts.get('xl/media/image1.png')).toEqual(layoutParts().get('xl/media/image1.png'));
    for (const turn of [1, 2]) {
      expect(text(parts, `xl/worksheets/_rels/card${turn}-1.xml.rels`)).toContain(`/xl/drawings/copy${turn}-drawing1.xml`);
      expect(text(parts, `xl/drawings/_rels/copy${turn}-drawing1.xml.rels`)).toContain('/xl/media/image1.png');
    }
    const names = [...text(parts, 'xl/workbook.xml').matchAll(/<definedName ([^>]*)>([^<]*)</g)].map(([, facts, to]) => [facts, to]);
    expect(names).toEqual([
      ['name="_xlnm.Print_Area" localSheetId="0"', "'1 Aarav Joshi'!$A$1:$D$8"],
      ['name="_xlnm.Print_Area" localSheetId="1"', "'2 Bhavna D''Souza x'!$A$1:$D$8"],
    ]);
  });

  it('has numbers as numbers, text as text that is never a formula, and nothing where there is nothing', async () => {
    const [one, other] = [1, 2];
    const parts = await fill();
    const cell = (turn: number, at: string) =>
      new RegExp(`<c r="${at}"[^>]*?(?:/>|>(.*?)</c>)`, 's').exec(text(parts, `xl/worksheets/card${turn}-1.xml`));
    expect(cell(one, 'B5')?.[1]).toBe('<v>72.5</v>');
    expect(cell(one, 'B6')?.[0]).toMatch(/s="3"/);
    expect(cell(one, 'A6')?.[1]).toBe('<is><t>Total 72.5 / 100</t></is>');
    expect(cell(one, 'A3')?.[1]).toMatch(/<b\/>.*Name: .*<i\/>.*Aarav &lt;Joshi(>|&gt;).*<u\/>.*<t\/>/s);
    expect(cell(one, 'A1')?.[1]).toBe('<is><t>Vidya &amp; Mandir</t></is>');
    expect(cell(other, 'A1')?.[0]).toMatch(/t="inlineStr"><is><t>=1\+1</);
    expect(cell(one, 'A8')?.[1] ?? '').toBe('');
    expect(cell(one, 'B8')?.[1]).toContain('{{stundet.name}}');
    expect(cell(one, 'D5')?.[1]).toBe('<f>B5*2</f>');
    expect(text(parts, 'xl/worksheets/card1-1.xml')).toContain('<oddFooter>&amp;C8th B &amp;&amp; C</oddFooter>');
    expect(text(parts, 'xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
  });

  it('leaves out no part that is named, and names none that is not there', async () => {
    const parts = await fill();
    const types = [...text(parts, '[Content_Types].xml').matchAll(/PartName="\/([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(types.filter((name) => !parts.has(name))).toEqual([]);
    expect([...parts.keys()].filter((name) => /worksheets\/[^_]|drawings\/[^_]/.test(name) && !types.includes(name))).toEqual([]);
    expect([...parts.keys()]).not.toContain('xl/worksheets/sheet1.xml');
  });

  it('gives each a name that Excel takes, also where two are called the same', async () => {
    const same = Array.from({ length: 3 }, () => ({ title: 'A very long name of a student of the school', values: VALUES }));
    const book = text(await fill(same), 'xl/workbook.xml');
    const names = [...book.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name ?? '');
    expect(new Set(names).size).toBe(4);
    expect(names.every((name) => name.length <= 31)).toBe(true);
  });

  it('names the student’s own sheet in formulas', () => {
    const renamed = new Map([['Card', "7 D'Souza"]]);
    expect(renameSheets("SUM(Card!A1:A3)+'Card'!B1+Cards!A1", renamed)).toBe("SUM('7 D''Souza'!A1:A3)+'7 D''Souza'!B1+Cards!A1");
  });
});

describe('a bogus layout', () => {
  const failureOf = async (file: Buffer) => {
    const read = await readWorkbook({ bytes: file });
    return 'failure' in read ? [read.failure, read.place] : null;
  };
  const put = (name: string, body: string) => layoutWorkbook((parts) => parts.set(name, Buffer.from(body)));
  const formula = (own: string) =>
    layoutWorkbook((parts) =>
      parts.set('xl/worksheets/sheet1.xml', Buffer.from(String(parts.get('xl/worksheets/sheet1.xml')).replace('B5*2', own))),
    );

  it.each([
    ['a PDF', async () => Buffer.from('%PDF-1.7 no workbook'), ['layoutKind', '']],
    ['an old or protected workbook', async () => Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), ['layoutKind', '']],
    ['half a file', async () => (await layoutWorkbook()).subarray(0, 900), ['layoutBroken', '']],
    ['a zip of something else', () => layoutWorkbook((parts) => parts.delete('xl/workbook.xml')), ['layoutKind', '']],
    ['XML that ends in the middle', () => put('xl/worksheets/sheet1.xml', '<worksheet><sheetData>'), ['layoutBroken', '']],
    ['entities that grow', () => put('xl/sharedStrings.xml', '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst/>'), ['layoutBroken', '']],
    ['macros', () => put('xl/vbaProject.bin', 'x'), ['layoutMacros', '']],
    ['links to other files', () => put('xl/externalLinks/externalLink1.xml', '<externalLink/>'), ['layoutLinks', '']],
    ['a formula that asks the web', () => formula('WEBSERVICE("http://10.0.0.1")'), ['layoutLinks', 'Card D5']],
    ['a formula of another workbook', () => formula('[1]Sheet1!A1'), ['layoutLinks', 'Card D5']],
    [
      'a sheet of a million rows',
      () => put('xl/worksheets/sheet2.xml', `<worksheet>${' '.repeat(3_000_000)}</worksheet>`),
      ['layoutTooLarge', 'Notes'],
    ],
  ])('is refused: %s', async (_, make, expected) => expect(await failureOf(await make())).toEqual(expected));

  it('does not take a text for a formula that reaches out', async () => expect(await failureOf(await formula('"a|b"&amp;B5'))).toBeNull());
});

describe('LibreOffice', () => {
  it('is found in the path, or not at all', () => {
    expect(findOffice({ PATH: '/nowhere' }, [])).toBeNull();
    expect(findOffice({ PATH: '' }, ['/nowhere/soffice'])).toBeNull();
  });

  it.runIf(findOffice() !== null)('makes a page of each sheet', { timeout: 120_000 }, async () => {
    const filled = await fillWorkbook({ bytes: await layoutWorkbook(), fillings: two });
    const pdf = await toPdf(findOffice() ?? '', filled as Uint8Array);
    expect(Buffer.from(pdf).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});
