type Line = { text: string; x0: number; x1: number; y: number; size: number };
/** The lines of a page and its size, in points from the upper left corner. */
type PageText = { lines: readonly Line[]; width: number; height: number };
/** A part of a page, in shares of its size. */
export type PictureBox = { x: number; y: number; width: number; height: number };

/** The margin around a cut-out, in points. */
const AIR = 6;
/** A lower area is no figure, in points. */
const LEAST_HEIGHT = 36;
/** A line of text has at least this many words; labels within a figure have fewer. */
const WORDS_OF_TEXT = 6;
const ABOVE = 0.95;
const BELOW = 0.35;
const CAPTION = /^\W*(?:fig(?:ure)?|चित्र)\s*\.?\s*([\d.]+)/iu;

/**
 * The position of a figure on a page, found by its caption: between the caption and the line of text above it, as wide as its content. In shares of the page.
 * Null when there is no such caption, or nothing above it.
 */
export function findFigure({ lines, width, height }: PageText, label: string): PictureBox | null {
  const caption = lines.find(({ text }) => CAPTION.exec(text)?.[1]?.replace(/\.$/, '') === label);
  if (caption === undefined) return null;
  const captionTop = caption.y - ABOVE * caption.size;
  const inColumn = lines.filter((line) => line.y < captionTop && line.x0 < caption.x1 + 40 && line.x1 > caption.x0 - 40);
  const text = inColumn.filter((line) => line.text.trim().split(/\s+/).length >= WORDS_OF_TEXT).sort((a, b) => b.y - a.y)[0];
  const top = text === undefined ? 0.04 * height : text.y + BELOW * text.size;
  if (captionTop - top < LEAST_HEIGHT) return null;
  const column = text ?? caption;
  const labels = inColumn.filter(({ y }) => y > top);
  const sides = [column, caption, ...labels];
  return asShares(
    {
      left: Math.min(...sides.map(({ x0 }) => x0)) - AIR,
      right: Math.max(...sides.map(({ x1 }) => x1)) + AIR,
      top,
      bottom: caption.y + BELOW * caption.size,
    },
    { width, height },
  );
}

/** The area of a question on the page: the boxes of its lines combined, with a small margin. */
export function aroundBoxes(boxes: readonly PictureBox[]): PictureBox | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x)) - 0.006;
  const top = Math.min(...boxes.map(({ y }) => y)) - 0.006;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + 0.006;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + 0.006;
  return asShares({ left, right, top, bottom }, { width: 1, height: 1 });
}

type Sides = { left: number; right: number; top: number; bottom: number };

function asShares({ left, right, top, bottom }: Sides, page: { width: number; height: number }): PictureBox {
  const share = (value: number) => Math.max(0, Math.min(1, value));
  const [x, y] = [share(left / page.width), share(top / page.height)];
  return { x, y, width: share(right / page.width) - x, height: share(bottom / page.height) - y };
}
