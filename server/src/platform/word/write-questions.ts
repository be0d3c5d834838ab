import { AlignmentType, BorderStyle, Document, Footer, ImageRun, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import type { PrintedQuestion, QuestionsPaper } from '../pdf/index.ts';

/** Twentieths of a point. */
const TEXT_WIDTH = 9900;
const NUMBER = 520;
const PAGE = { size: { width: 11906, height: 16838 }, margin: { top: 900, bottom: 900, left: 1000, right: 1000 } };
/** Fonts for Latin letters and for Devanagari that every Windows and LibreOffice has or replaces well. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI', eastAsia: 'Calibri' };
const TWIPS_A_POINT = 20;
const PIXELS_A_POINT = 96 / 72;

/** Writes a question paper as a Word document that teachers can edit. Runs in a worker thread. */
export async function writeQuestions(paper: QuestionsPaper): Promise<Uint8Array> {
  const document = new Document({
    title: paper.title,
    creator: paper.school.name,
    styles: { default: { document: { run: { font: FONT, size: 22, sizeComplexScript: 22 } } } },
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: footer(paper) },
        children: [
          ...head(paper),
          ...instructions(paper),
          ...paper.sections.flatMap((section) => sectionOf(section, paper.words.or)),
          new Paragraph({ alignment: AlignmentType.CENTER, spacing: { before: 240 }, children: [run(paper.words.end)] }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

type Look = { isBold?: boolean; size?: number; color?: string };

function run(text: string, { isBold = false, size = 22, color = '1b1b1f' }: Look = {}): TextRun {
  return new TextRun({ text, bold: isBold, boldComplexScript: isBold, size, sizeComplexScript: size, color, font: FONT });
}

function head({ school, title, facts }: QuestionsPaper): Paragraph[] {
  const centred = (text: string, look: Look) => new Paragraph({ alignment: AlignmentType.CENTER, children: [run(text, look)] });
  const rows = facts.map(
    ([left, right]) =>
      new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }], children: [run(`${left}\t${right}`)] }),
  );
  return [
    centred(school.name, { isBold: true, size: 32 }),
    centred(school.address, { size: 18, color: '5c5c66' }),
    centred(title, { isBold: true, size: 26 }),
    ...rows,
    new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '1b1b1f' } }, children: [] }),
  ];
}

function instructions({ instructions: { title, lines } }: QuestionsPaper): Paragraph[] {
  if (lines.length === 0) return [];
  return [
    new Paragraph({ spacing: { before: 120 }, children: [run(title, { isBold: true })] }),
    ...lines.map((line, index) => hanging([run(`${index + 1}.\t${line}`, { size: 20 })])),
  ];
}

function sectionOf({ name, note, marks, questions }: QuestionsPaper['sections'][number], or: string): Paragraph[] {
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 280, after: 60 },
      tabStops: [
        { type: TabStopType.CENTER, position: TEXT_WIDTH / 2 },
        { type: TabStopType.RIGHT, position: TEXT_WIDTH },
      ],
      children: [run(`\t${name}\t${marks}`, { isBold: true, size: 24 })],
    }),
    ...(note === '' ? [] : [new Paragraph({ keepNext: true, children: [run(note, { size: 20, color: '5c5c66' })] })]),
    ...questions.flatMap((question) => [
      ...questionOf(question),
      ...(question.alternative === null
        ? []
        : [new Paragraph({ alignment: AlignmentType.CENTER, children: [run(or, { isBold: true })] }), ...questionOf(question.alternative)]),
    ]),
  ];
}

function questionOf({ number, text, options, marks, picture, answerLines, answer, source }: PrintedQuestion): Paragraph[] {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  const below = (line: string, look: Look = {}) => new Paragraph({ indent: { left: NUMBER }, children: [run(line, look)] });
  return [
    new Paragraph({
      spacing: { before: 120 },
      indent: { left: NUMBER, hanging: NUMBER },
      tabStops: [
        { type: TabStopType.LEFT, position: NUMBER },
        { type: TabStopType.RIGHT, position: TEXT_WIDTH },
      ],
      children: [run(`${number}\t`, { isBold: true }), run(first), run(`\t${marks}`)],
    }),
    ...rest.map((line) => below(line)),
    ...(picture === null ? [] : [new Paragraph({ indent: { left: NUMBER }, children: [image(picture)] })]),
    ...options.map((option, index) => below(`(${String.fromCharCode(97 + index)}) ${option}`)),
    ...(answer === '' ? [] : answer.split('\n').map((line) => below(line, { size: 20 }))),
    ...(source === '' ? [] : [below(source, { size: 18, color: '5c5c66' })]),
    ...Array.from({ length: answerLines }, ruled),
  ];
}

function ruled(): Paragraph {
  const border = { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'b9bac2' } };
  return new Paragraph({ indent: { left: NUMBER }, spacing: { before: 200 }, border, children: [] });
}

function image({ bytes, width, height }: NonNullable<PrintedQuestion['picture']>): ImageRun {
  const most = (TEXT_WIDTH - NUMBER) / TWIPS_A_POINT;
  const scale = Math.min(1, most / width) * PIXELS_A_POINT;
  return new ImageRun({
    type: 'png',
    data: bytes,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
  });
}

function hanging(children: TextRun[]): Paragraph {
  return new Paragraph({ indent: { left: NUMBER, hanging: NUMBER }, tabStops: [{ type: TabStopType.LEFT, position: NUMBER }], children });
}

function footer({ words, title }: QuestionsPaper): Footer {
  const page = new TextRun({
    children: [`${title}\t${words.page} `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 16,
    font: FONT,
  });
  return new Footer({
    children: [new Paragraph({ tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }], children: [page] })],
  });
}
