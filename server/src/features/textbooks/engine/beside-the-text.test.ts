import { describe, expect, it } from 'vitest';
import { analyzeBook } from './analyze.ts';
import { type MadePage, makePdf, prose } from './testing/make-pdf.ts';

type Text = MadePage['texts'][number];

const read = async (pages: MadePage[]) => (await analyzeBook(makePdf(pages, ''), { maxPages: 100 })).chapters;
const bold = (y: number, text: string, size = 16, x = 60): Text => ({ x, y, size, bold: true, text });
const plain = (y: number, text: string, x = 60): Text => ({ x, y, text });
function page(texts: Text[], y = 200, lines = 20): MadePage {
  const made: MadePage = { texts: [...texts] };
  prose(made, { x: 60, y, lines, width: 76 });
  return made;
}

describe('a page of a reader', () => {
  it('has its title and number in large type beside the text', async () => {
    const made: MadePage = { texts: [] };
    prose(made, { x: 60, y: 300, lines: 20, width: 40 });
    const [, second, , fourth] = made.texts;
    made.texts.push(
      { x: 440, y: second?.y ?? 0, size: 20, bold: true, text: '3' },
      { x: 410, y: fourth?.y ?? 0, size: 20, bold: true, text: 'Mahadevi' },
    );
    const [lesson] = await read([made, page([]), page([])]);
    expect([lesson?.number, lesson?.name]).toEqual([3, 'Mahadevi']);
  });

  it('may have its number beside a question', async () => {
    const questions = ['Who is the poet?', 'What does she ask for?', 'Why is the road long?'];
    const asked: MadePage = {
      texts: [
        bold(60, 'Exercises'),
        ...questions.map((text, index) => plain(100 + 24 * index, `${index + 1}. ${text}`, 70)),
        plain(124, '20', 22),
      ],
    };
    const [lesson] = await read([page([bold(60, 'Chapter 3', 20), bold(100, 'The Road', 20)]), asked]);
    expect(lesson?.exercises.map(({ number }) => number)).toEqual(['1', '2', '3']);
  });
});
