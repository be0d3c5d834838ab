import { say, sayAll } from '#platform/words';
import type { ExportContent } from './export-form.ts';

/** A book as one table: a row each chapter, topic and question. */
export function asSheet({ chapters }: ExportContent, title: string) {
  const rows = chapters.flatMap((chapter) => {
    const head = [chapter.chapterNumber, chapter.chapterName] as const;
    const questions = (kind: string, list: typeof chapter.examples) =>
      list.map(({ question, type, set, page }, index) => [...head, kind, set, index + 1, question, type, page, '']);
    return [
      [...head, say('Chapter'), '', null, chapter.chapterName, chapter.summary, chapter.page, chapter.writtenBy],
      ...chapter.topics.map(({ name, description, page, writtenBy }, index) => [
        ...head,
        say('Topic'),
        '',
        index + 1,
        name,
        description,
        page,
        writtenBy,
      ]),
      ...questions(say('Back exercise question'), chapter.backExcersieQuestions),
      ...questions(say('Intext question'), chapter.intextQuestions),
      ...questions(say('Example'), chapter.examples),
    ];
  });
  return { title, headings: headings(), rows };
}

function headings(): string[] {
  return sayAll('Chapter', 'Chapter name', 'Kind', 'Set', 'Number', 'Text', 'Description or type', 'Page', 'Wording by');
}
