import { zipFiles } from '../src/platform/workbook/package.ts';
import { PNG } from './fees.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'application/vnd.openxmlformats-officedocument';

/** Strings of the layout, to which its cells refer; formatting splits the second one. */
const STRINGS = [
  '<si><t>{{school.name}}</t></si>',
  '<si><r><rPr><b/><sz val="11"/></rPr><t xml:space="preserve">Name: </t></r><r><rPr><i/></rPr><t>{{stu</t></r><r><rPr><u/></rPr><t>dent.name}}</t></r></si>',
  '<si><t>{{subject1.name}}</t></si>',
  '<si><t>{{subject1.marks}}</t></si>',
  '<si><t>{{English.grade}}</t></si>',
  '<si><t>Total {{total.obtained}} / {{total.out of}}</t></si>',
  '<si><t>{{percent}}</t></si>',
  '<si><t>{{remark}}</t></si>',
];

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="0.00&quot; %&quot;"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="18"/><color rgb="FF1F4E79"/><name val="Cambria"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/></patternFill></fill></fills>
<borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="double"/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"><alignment horizontal="center"/></xf>
<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="1" xfId="0" applyNumberFormat="1" applyBorder="1"/></cellXfs></styleSheet>`;

const SHEET = `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${REL}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A1:D8"/>
<sheetViews><sheetView tabSelected="1" showGridLines="0" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/>
<cols><col min="1" max="1" width="31.7" customWidth="1"/><col min="2" max="4" width="12.3" customWidth="1"/></cols>
<sheetData><row r="1" ht="32" customHeight="1"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1"/><c r="C1" s="1"/><c r="D1" s="1"/></row>
<row r="3"><c r="A3" t="s"><v>1</v></c></row>
<row r="5"><c r="A5" s="2" t="s"><v>2</v></c><c r="B5" s="2" t="s"><v>3</v></c><c r="C5" s="2" t="s"><v>4</v></c><c r="D5" s="2"><f>B5*2</f><v>0</v></c></row>
<row r="6"><c r="A6" s="2" t="s"><v>5</v></c><c r="B6" s="3" t="s"><v>6</v></c></row>
<row r="8"><c r="A8" t="s"><v>7</v></c><c r="B8" t="inlineStr"><is><t>{{stundet.name}}</t></is></c></row></sheetData>
<mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A3:C3"/></mergeCells><printOptions horizontalCentered="1"/>
<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape"/>
<headerFooter><oddFooter>&amp;C{{class}} {{section}}</oddFooter></headerFooter><drawing r:id="rId1"/></worksheet>`;

const DRAWING = `${HEAD}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${REL}"><xdr:oneCellAnchor><xdr:from><xdr:col>3</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="360000" cy="360000"/>
<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Logo"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="360000" cy="360000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>`;

const rels = (...targets: [type: string, target: string][]) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${REL}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The layout of a school's report card as its parts: fonts, borders, fills, merged cells, widths, a picture, a print area, a formula, a footer. */
export function layoutParts(): Map<string, Buffer> {
  const book = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><bookViews><workbookView activeTab="0"/></bookViews><sheets><sheet name="Card" sheetId="1" r:id="rId1"/><sheet name="Notes" sheetId="2" r:id="rId2"/></sheets>
<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Card!$A$1:$D$8</definedName></definedNames></workbook>`;
  const types = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.spreadsheetml.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPE}.spreadsheetml.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.spreadsheetml.sharedStrings+xml"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="${TYPE}.drawing+xml"/></Types>`;
  const notes = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Not for parents</t></is></c></row></sheetData></worksheet>`;
  const strings = `${HEAD}<sst xmlns="${MAIN}" count="${STRINGS.length}" uniqueCount="${STRINGS.length}">${STRINGS.join('')}</sst>`;
  return new Map(
    Object.entries({
      '[Content_Types].xml': types,
      '_rels/.rels': rels(['officeDocument', 'xl/workbook.xml']),
      'xl/workbook.xml': book,
      'xl/_rels/workbook.xml.rels': rels(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ),
      'xl/worksheets/sheet1.xml': SHEET,
      'xl/worksheets/_rels/sheet1.xml.rels': rels(['drawing', '../drawings/drawing1.xml']),
      'xl/worksheets/sheet2.xml': notes,
      'xl/styles.xml': STYLES,
      'xl/sharedStrings.xml': strings,
      'xl/drawings/drawing1.xml': DRAWING,
      'xl/drawings/_rels/drawing1.xml.rels': rels(['image', '../media/image1.png']),
    })
      .map(([name, text]) => [name, Buffer.from(text)] as [string, Buffer])
      .concat([['xl/media/image1.png', PNG]]),
  );
}

/** The same as a file; `change` modifies it. */
export function layoutWorkbook(change: (parts: Map<string, Buffer>) => void = () => {}): Promise<Buffer> {
  const parts = layoutParts();
  change(parts);
  return zipFiles([...parts]);
}
