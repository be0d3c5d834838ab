import { say } from '#platform/words';
import type { ExportContent, ExportQuestion } from './export-form.ts';

/** A book as Markdown, with the headings of the screen. Text from the book never becomes markup. */
export function asMarkdown({ chapters }: ExportContent, title: string): string {
  const lines = [`# ${plain(title)}`, ''];
  for (const chapter of chapters) {
    lines.push(
      `## ${say('Chapter {number}: {name}', { number: chapter.chapterNumber, name: plain(chapter.chapterName) })}${page(chapter)}`,
      '',
    );
    if (chapter.summary) lines.push(`### ${say('Summary')}`, '', plain(chapter.summary) + writer(chapter), '');
    if (chapter.topics.length > 0) {
      const topics = chapter.topics.map(
        (topic) => `- **${plain(topic.name)}**${topic.description ? `: ${plain(topic.description)}${writer(topic)}` : ''}${page(topic)}`,
      );
      lines.push(`### ${say('Topics')}`, '', ...topics, '');
    }
    lines.push(...questions(say('Back Exercise Questions'), chapter.backExcersieQuestions));
    lines.push(...questions(say('Intext Questions'), chapter.intextQuestions));
    lines.push(...questions(say('Examples'), chapter.examples));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

function questions(heading: string, list: readonly ExportQuestion[]): string[] {
  if (list.length === 0) return [];
  return [`### ${heading}`, '', ...list.map((one, index) => `${index + 1}. ${plain(one.question)} _(${plain(one.type)})_${page(one)}`), ''];
}

/** Marks a model's words, to distinguish them from the book's. */
function writer({ writtenBy }: { writtenBy: string }): string {
  return writtenBy === '' ? '' : ` _(${say('wording by {model}', { model: plain(writtenBy) })})_`;
}

function page({ page: number }: { page: number | null }): string {
  return number === null ? '' : ` (${say('p. {number}', { number })})`;
}

/** On one line, with the signs of Markdown and HTML escaped. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|]/g, '\\$&');
}
