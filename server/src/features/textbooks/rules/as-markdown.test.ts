import { describe, expect, it } from 'vitest';
import { asMarkdown } from './as-markdown.ts';

describe('a book as Markdown', () => {
  it('has the headings of the screen, tells a model’s words, and keeps the book from being markup', () => {
    const question = { question: 'Is <b>2</b> * 3\n= 6?', type: 'Short answer', set: '', page: 9 };
    const chapter = { chapterNumber: 2, chapterName: 'Light', summary: 'It travels.', writtenBy: 'a_model', page: 7 };
    const content = {
      ...chapter,
      topics: [{ name: 'Mirrors', description: '', writtenBy: '', page: null }],
      backExcersieQuestions: [question],
    };
    expect(asMarkdown({ chapters: [{ ...content, examples: [], intextQuestions: [] }] }, 'Science - Class 8th')).toBe(
      [
        ...[
          '# Science - Class 8th',
          '',
          '## Chapter 2: Light (p. 7)',
          '',
          '### Summary',
          '',
          'It travels. _(wording by a\\_model)_',
          '',
          '### Topics',
          '',
        ],
        ...['- **Mirrors**', '', '### Back Exercise Questions', '', '1. Is \\<b\\>2\\</b\\> \\* 3 = 6? _(Short answer)_ (p. 9)', ''],
      ].join('\n'),
    );
  });
});
