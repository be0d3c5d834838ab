import { beginPaper } from './begin-paper.ts';
import { type Block, blocksOf } from './certificate-body.ts';
import type { Box } from './certificate-box.ts';
import { drawFoot, footHeight } from './certificate-foot.ts';
import { drawHead, drawNumbers } from './certificate-head.ts';
import type { CertificatePaper } from './certificate-paper.ts';
import { drawMark } from './draw-mark.ts';
import type { Page } from './text.ts';

const POINTS = 72 / 25.4;
const SIZES = { A4: [595.28, 841.89], A5: [419.53, 595.28] } as const;
/** The largest font size is tried first. If the smallest one does not fit either, further pages follow. */
const LARGEST = 11;
/** For a certificate that consists of text only. */
const LARGEST_TEXT = 12.5;
const SMALLEST = 6.5;
const STEP = 0.25;
/** The numbers at the head of a further page. */
const AGAIN = 44;

/** Draws a certificate on as few pages as the smallest font size allows. Runs in a worker thread. */
export async function drawCertificate(paper: CertificatePaper): Promise<Uint8Array> {
  const [width, height] = SIZES[paper.size];
  const { page, done } = beginPaper({
    size: [width, height],
    title: paper.name,
    school: paper.letterhead?.name.en ?? '',
    madeAt: paper.madeAt,
  });
  const { top, right, bottom, left } = paper.margins;
  const box: Box = {
    left: left * POINTS,
    top: top * POINTS,
    width: width - (left + right) * POINTS,
    bottom: height - bottom * POINTS,
  };
  const mark = () => paper.mark !== '' && drawMark(page, paper.mark, { width, height });
  mark();
  const body = drawHead(page, paper, box);
  const foot = footHeight(page, paper, box);
  const pages = layOut(page, paper, { box, body, foot });
  for (const [index, blocks] of pages.entries()) {
    let y = body;
    if (index > 0) {
      page.addPage({ size: [width, height], margin: 0 });
      mark();
      // A further page says of which certificate it is.
      drawNumbers(page, paper, box);
      y = box.top + AGAIN;
    }
    for (const block of blocks) {
      block.draw(y);
      y += block.height;
    }
  }
  drawFoot(page, paper, { ...box, top: box.bottom - foot });
  page.end();
  return done;
}

type Space = { box: Box; body: number; foot: number };

/** The content of each page: on one page in the largest font size that fits, else on the fewest pages, in the largest font size that fits on these. */
function layOut(page: Page, paper: CertificatePaper, space: Space): Block[][] {
  const largest = paper.rows.length > 0 ? LARGEST : LARGEST_TEXT;
  const fewest = pagesAt(page, paper, space, SMALLEST);
  for (let size = largest; size > SMALLEST; size -= STEP) {
    const pages = pagesAt(page, paper, space, size);
    if (pages.length <= fewest.length) return pages;
  }
  return fewest;
}

/** The content of each page in this font size. The last page has room for the foot, and signs some of the content: never an empty page. */
function pagesAt(page: Page, paper: CertificatePaper, { box, body, foot }: Space, size: number): Block[][] {
  const pages: Block[][] = [[]];
  let y = body;
  const blocks = blocksOf(page, paper, box, size);
  const next = (block: Block) => {
    pages.push([block]);
    y = box.top + AGAIN + block.height;
  };
  for (const block of blocks) {
    if (y + block.height > box.bottom) next(block);
    else {
      pages.at(-1)?.push(block);
      y += block.height;
    }
  }
  if (y <= box.bottom - foot) return pages;
  // Foot and content do not fit together: the last part goes with the foot.
  const last = pages.at(-1)?.pop();
  pages.push(last === undefined ? [] : [last]);
  return pages;
}
