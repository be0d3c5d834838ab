import { describe, expect, it } from 'vitest';
import { compareEditions } from './compare-editions.ts';

const chapter = (chapterNumber: number, chapterName: string, topics: string[], questions = 0) => ({
  chapterNumber,
  chapterName,
  topics,
  questions,
});

describe('two editions of a book', () => {
  it('says which chapters are new, gone, changed and the same', () => {
    const before = [chapter(1, 'Light', ['Mirrors']), chapter(2, 'Sound', ['Waves', 'Echo'], 10), chapter(3, 'Stars', [])];
    const after = [chapter(1, 'LIGHT', ['Mirrors']), chapter(2, 'Metals', ['Ores']), chapter(3, 'Sound', ['Waves', 'Ultrasound'], 12)];
    const { chapters, ...totals } = compareEditions(before, after);
    expect(totals).toEqual({ before: { chapters: 3, topics: 3, questions: 10 }, after: { chapters: 3, topics: 4, questions: 12 } });
    expect(chapters.map(({ chapterName, change }) => [chapterName, change])).toEqual([
      ['LIGHT', 'same'],
      ['Metals', 'new'],
      ['Sound', 'changed'],
      ['Stars', 'gone'],
    ]);
    expect(chapters[2]).toMatchObject({ newTopics: ['Ultrasound'], goneTopics: ['Echo'], questionsBefore: 10, questionsAfter: 12 });
  });

  it('takes a chapter of the same number for a renamed one', () => {
    const [only] = compareEditions([chapter(4, 'Our Country', [])], [chapter(4, 'India', [])]).chapters;
    expect(only).toMatchObject({ change: 'changed', nameBefore: 'Our Country', chapterName: 'India' });
  });

  it('has nothing to compare the first edition with', () => {
    expect(compareEditions([], [chapter(1, 'Light', [])])).toMatchObject({ before: null, chapters: [{ change: 'new' }] });
  });
});
