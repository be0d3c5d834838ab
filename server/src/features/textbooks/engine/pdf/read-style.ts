import type { Pdfium } from '#platform/pdfium';
import type { StyleTable } from './glyphs.ts';

type Font = { number: number; name: string; flags: number };
/** What was read of a page's fonts: handles live as long as the page. */
export type PageStyles = {
  fonts: Map<number, Font>;
  /** Text objects that were written again in the same place. */
  struck: ReadonlySet<number>;
};
type Asked = {
  pdfium: Pdfium;
  text: number;
  index: number;
  object: number;
  scratch: number;
  rotation: number;
  styles: StyleTable;
  page: PageStyles;
};

/** `Medi` is the bold type of Nimbus Roman, in which TeX sets Times. */
const BOLD_NAME = /bold|black|heavy|demi|semibd|-bd\b|,bd|fett\b|nimbus[^-]*-medi(?:ital)?$/i;
const ITALIC_NAME = /ital|obli|kursiv/i;
const MAX_TILT = 0.08;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
/** Fill and stroke: a regular font made bold by its outline, or by a second stroke. */
const OUTLINED = 2;
const NAME_BYTES = 128;

/** In place of a style: tilted, and no part of the reading text; or turned by a quarter, like the tab at a page's edge. */
const TILTED = -1;
export const SIDEWAYS = -2;

/** The style of a text object, read once for all its characters; `TILTED` or `SIDEWAYS` where it does not stand upright. */
export function readStyle({ pdfium, text, index, object, scratch, rotation, styles, page }: Asked): number {
  const { call } = pdfium;
  call.FPDFText_GetMatrix(text, index, scratch);
  const floats = pdfium.floats();
  const at = scratch >> 2;
  const [a, b, c, d] = [floats[at] as number, floats[at + 1] as number, floats[at + 2] as number, floats[at + 3] as number];
  if (b !== 0 || rotation !== 0 || a < 0) {
    const angle = Math.atan2(b, a) - (rotation * Math.PI) / 2;
    if (Math.abs(Math.cos(angle)) <= MAX_TILT) return SIDEWAYS;
    if (Math.abs(Math.sin(angle)) > MAX_TILT || Math.cos(angle) < 0) return TILTED;
  }
  const quarters = Math.min(4000, Math.round(Math.abs(call.FPDFText_GetFontSize(text, index) * Math.hypot(c, d)) * 4));
  call.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12);
  const integers = pdfium.integers();
  const rgb = (((integers[at] ?? 0) & 255) << 16) | (((integers[at + 1] ?? 0) & 255) << 8) | ((integers[at + 2] ?? 0) & 255);
  const handle = object === 0 ? 0 : call.FPDFTextObj_GetFont(object);
  const font = page.fonts.get(handle) ?? readFont(pdfium, { text, index, handle, page, styles });
  const isStruck = page.struck.size > 0 && page.struck.has(object) && !BOLD_NAME.test(font.name);
  const isOutlined = isStruck || (object !== 0 && call.FPDFTextObj_GetTextRenderMode(object) === OUTLINED);
  const key = ((font.number * 4096 + quarters) * 16_777_216 + rgb) * 2 + (isOutlined ? 1 : 0);
  let style = styles.read.get(key);
  if (style === undefined) {
    style = styles.add({
      size: quarters / 4,
      font: isOutlined ? `${font.name} outlined` : font.name,
      isBold: BOLD_NAME.test(font.name) || isOutlined || (font.flags & FORCE_BOLD) !== 0,
      isItalic: ITALIC_NAME.test(font.name) || (font.flags & ITALIC) !== 0,
      colour: rgb.toString(16).padStart(6, '0'),
    });
    styles.read.set(key, style);
  }
  return style;
}

type AskedFont = { text: number; index: number; handle: number; page: PageStyles; styles: StyleTable };

function readFont({ call, bytes, integers }: Pdfium, { text, index, handle, page, styles }: AskedFont): Font {
  const buffer = call.malloc(NAME_BYTES + 8);
  const length = call.FPDFText_GetFontInfo(text, index, buffer, NAME_BYTES, buffer + NAME_BYTES);
  const end = buffer + Math.min(length, NAME_BYTES) - 1;
  let name = '';
  // A view of the module's memory for each font would cost more than its name.
  for (let at = buffer; at < end; at++) name += String.fromCharCode(bytes()[at] as number);
  const flags = integers()[(buffer + NAME_BYTES) >> 2] ?? 0;
  call.free(buffer);
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  const font = { number: styles.fontNumber(`${flags}|${plain}`), name: plain, flags };
  page.fonts.set(handle, font);
  return font;
}
