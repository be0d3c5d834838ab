import PDFDocument from 'pdfkit';
import type { Family, Look } from './random-family.ts';

/** A piece of text on a page, points from its left and top. */
type Piece = { x: number; y: number; text: string; font: string; size: number; colour: string };
type Frame = { x: number; y: number; width: number; height: number /** Filled behind white words. */; fill?: string };
export type Sheet = { pieces: Piece[]; frames: Frame[]; chapter: string; section: string; isOpening: boolean };
type ItemLook = { hang: number; indent?: number; isBold?: boolean; size?: number; gap?: number };
/** What the lists of contents name. */
export type Entry = { text: string; label: string; level: number; sheet: number };

/** Fills pages with lines, column after column. */
export class Typesetter {
  readonly sheets: Sheet[] = [];
  readonly entries: Entry[] = [];
  bookTitle = '';
  section = '';
  at = 0;
  readonly #family: Family;
  readonly #measure = new PDFDocument({ autoFirstPage: false });
  readonly #counts = new Map<string, number>();
  #chapter = '';
  #column = 0;
  #y = 0;

  constructor(family: Family) {
    this.#family = family;
    this.newPage();
  }

  count(what: string): number {
    const next = (this.#counts.get(what) ?? 0) + 1;
    this.#counts.set(what, next);
    return next;
  }

  newPage(): void {
    const last = this.sheets.at(-1);
    if (last && last.pieces.length === 0) return;
    this.sheets.push({ pieces: [], frames: [], chapter: this.#chapter, section: this.section, isOpening: false });
    this.#column = 0;
    this.#y = this.#family.margin + 10;
  }

  beginChapter(name: string, isOnNewPage: boolean): void {
    this.#chapter = name;
    this.section = '';
    this.#counts.clear();
    if (isOnNewPage) this.newPage();
    const sheet = this.sheets.at(-1) as Sheet;
    if (sheet.pieces.length === 0) Object.assign(sheet, { chapter: name, isOpening: true, section: '' });
    this.entries.push({ text: name, label: '', level: 0, sheet: this.sheets.length - 1 });
  }

  endChapter(): void {
    this.#chapter = '';
  }

  heading(text: string, look: Look, entry?: string): void {
    const shown = look.isCapital ? text.toUpperCase() : text;
    this.#room(look.above + 4 * look.size * this.#family.leading);
    if (!this.#isAtTop()) this.#y += look.above;
    for (const line of this.#wrap(shown, look.font, look.size, this.#width())) {
      const width = this.#widthOf(line, look.font, look.size);
      const shift = look.align === 'centre' ? (this.#width() - width) / 2 : look.align === 'right' ? this.#width() - width : 0;
      this.#headLine(line, look, shift + (look.indent ?? 0));
    }
    this.#y += look.below;
    if (entry !== undefined)
      this.entries.push({ text: entry, label: text.slice(0, text.length - entry.length), level: 1, sheet: this.sheets.length - 1 });
  }

  #headLine(line: string, look: Look, x: number): void {
    const { size, font, colour, drawn } = look;
    this.#room(size);
    const [left, top] = [this.#left() + x, this.#y];
    const frames = (this.sheets.at(-1) as Sheet).frames;
    if (drawn === 'band')
      frames.push({ x: this.#left() - 4, y: top - 3, width: this.#width() + 8, height: size * 1.3 + 3, fill: look.band ?? '#444444' });
    if (drawn === 'rule') frames.push({ x: left, y: top + size * 1.15, width: this.#width() - x, height: 0.6, fill: colour });
    if (drawn === 'smallCaps') this.#line(this.#smallCapitals(line, look, x), size);
    else this.#line([{ text: line, font, size, colour, x }], size);
  }

  /** Initials in the full size and all other letters smaller, on one baseline. */
  #smallCapitals(line: string, { font, size, colour }: Look, x: number) {
    let at = x;
    return line.split(/(?<=^| )(?=\S)|(?<=\b\S)(?=\S)/u).map((text) => {
      const isInitial = text.length === 1;
      const own = isInitial ? size : size * 0.8;
      const piece = { text: text.toUpperCase(), font, size: own, colour, x: at, down: isInitial ? 0 : size * 0.14 };
      at += this.#widthOf(piece.text, font, own);
      return piece;
    });
  }

  /** A line of its own in some look, without room kept for text below it. */
  alone(text: string, look: Look): void {
    this.#y += look.above;
    for (const line of this.#wrap(text, look.font, look.size, this.#width())) this.#headLine(line, look, look.indent ?? 0);
    this.#y += look.below;
  }

  paragraph(text: string): void {
    const { faces, size, paragraph } = this.#family;
    const isIndented = paragraph === 'indent';
    this.#flow([{ text, font: faces[0] }], { size, hang: 0, first: isIndented ? 14 : 0 });
    if (!isIndented) this.#y += size * 0.6;
  }

  /** A label in bold and what it opens, in one paragraph. */
  lead(label: string, text: string): void {
    const { faces, size } = this.#family;
    this.#y += 4;
    this.#flow(
      [
        { text: label, font: faces[1] },
        { text, font: faces[0] },
      ],
      { size, hang: 0, first: 0 },
    );
    this.#y += 4;
  }

  item(label: string, text: string, { hang, indent = 0, isBold = false, size = this.#family.size, gap = 2 }: ItemLook): void {
    const { faces } = this.#family;
    const font = faces[isBold ? 1 : 0];
    this.#room(2 * size);
    const width = this.#widthOf(`${label} `, font, size);
    const reach = hang === 0 ? 0 : Math.max(hang, width);
    this.#flow(
      [
        { text: label, font },
        { text, font: faces[0] },
      ],
      { size, hang: reach, first: 0, indent, jump: hang === 0 ? 0 : reach },
    );
    this.#y += gap;
  }

  options(texts: readonly string[], form: 'lines' | 'row' | 'pairs', label: string, indent: number): void {
    const { faces, set } = this.#family;
    const labelled = texts.map(
      (text, index) =>
        `${label.replace(/[aAi]/, (letter) => (letter === 'i' ? (['i', 'ii', 'iii', 'iv'][index] ?? '') : String.fromCharCode(letter.charCodeAt(0) + index)))} ${text}`,
    );
    const perRow = form === 'lines' ? 1 : form === 'pairs' || this.#family.columns === 2 ? 2 : 4;
    for (let at = 0; at < labelled.length; at += perRow) {
      const step = (this.#width() - indent) / perRow;
      this.#line(
        labelled
          .slice(at, at + perRow)
          .map((text, place) => ({ text, font: faces[0], size: set.size, colour: '#000000', x: indent + place * step })),
        set.size,
      );
    }
    this.#y += set.gap;
  }

  rules(count: number): void {
    for (let i = 0; i < count; i++)
      this.#line(
        [{ text: '_'.repeat(40), font: this.#family.faces[0], size: this.#family.size, colour: '#000000', x: 0 }],
        this.#family.size,
      );
  }

  figure(caption: string): void {
    const height = 70;
    this.#room(height + 30);
    const sheet = this.sheets.at(-1) as Sheet;
    sheet.frames.push({ x: this.#left() + 20, y: this.#y + 6, width: this.#width() - 40, height: height - 10 });
    this.#y += height + 6;
    const { faces, size } = this.#family;
    this.#flow([{ text: caption, font: faces[2] }], { size: size - 1, hang: 0, first: 0 });
    this.#y += 6;
  }

  table(caption: string, rows: readonly (readonly string[])[]): void {
    const { faces, size } = this.#family;
    this.#room((rows.length + 2) * size * 1.5);
    this.#y += 4;
    this.#flow([{ text: caption, font: faces[1] }], { size: size - 0.5, hang: 0, first: 0 });
    for (const [index, row] of rows.entries())
      this.#line(
        row.map((text, place) => ({
          text,
          font: faces[index === 0 ? 1 : 0],
          size: size - 0.5,
          colour: '#000000',
          x: 6 + (place * this.#width()) / row.length,
        })),
        size,
      );
    this.#y += 8;
  }

  box(head: string, text: string, form: 'framed' | 'bold' | 'plain'): void {
    const { faces, size } = this.#family;
    const lines = this.#wrap(text, faces[0], size - 0.5, this.#width() - 16).length;
    this.#room((lines + 3) * size * this.#family.leading + 20);
    this.#y += 8;
    const from = this.#y;
    const font = faces[form === 'plain' ? 0 : 1];
    this.#flow([{ text: head, font }], { size, hang: 0, first: 0, indent: 8 });
    this.#flow([{ text, font: faces[0] }], { size: size - 0.5, hang: 0, first: 0, indent: 8 });
    if (form === 'framed')
      (this.sheets.at(-1) as Sheet).frames.push({ x: this.#left(), y: from - 4, width: this.#width(), height: this.#y - from + 8 });
    this.#y += 10;
  }

  #flow(
    runs: readonly { text: string; font: string }[],
    { size, hang, first, indent = 0, jump = 0 }: { size: number; hang: number; first: number; indent?: number; jump?: number },
  ): void {
    let x = indent + first;
    let line: Omit<Piece, 'y'>[] = [];
    const end = () => {
      this.#line(line, size);
      line = [];
      x = indent + hang;
    };
    for (const [place, { text, font }] of runs.entries()) {
      if (place > 0 && jump > 0) x = indent + jump;
      let piece = { text: '', font, size, colour: '#000000', x };
      for (const word of text.split(' ')) {
        const width = this.#widthOf(`${word} `, font, size);
        if (x + width > this.#width() && (line.length > 0 || piece.text !== '')) {
          if (piece.text !== '') line.push(piece);
          end();
          piece = { text: '', font, size, colour: '#000000', x };
        }
        piece.text += piece.text === '' ? word : ` ${word}`;
        x += width;
      }
      if (piece.text !== '') line.push(piece);
    }
    if (line.length > 0) end();
  }

  #line(pieces: readonly (Omit<Piece, 'y'> & { down?: number })[], size: number): void {
    this.#room(size);
    const sheet = this.sheets.at(-1) as Sheet;
    for (const { down = 0, ...piece } of pieces) sheet.pieces.push({ ...piece, x: this.#left() + piece.x, y: this.#y + down });
    this.#y += size * this.#family.leading;
  }

  #room(needed: number): void {
    const { height, margin, columns } = this.#family;
    if (this.#y + needed <= height - margin - 14) return;
    if (this.#column + 1 < columns) {
      this.#column++;
      const opened = this.sheets.at(-1)?.isOpening ? 90 : 0;
      this.#y = margin + 10 + opened;
    } else this.newPage();
  }

  #isAtTop(): boolean {
    return this.#y < this.#family.margin + 20;
  }

  #left(): number {
    return this.#family.margin + this.#column * (this.#width() + 20);
  }

  #width(): number {
    const { width, margin, columns } = this.#family;
    return (width - 2 * margin - (columns - 1) * 20) / columns;
  }

  #widthOf(text: string, font: string, size: number): number {
    return this.#measure.font(font).fontSize(size).widthOfString(text);
  }

  #wrap(text: string, font: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.#widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}
