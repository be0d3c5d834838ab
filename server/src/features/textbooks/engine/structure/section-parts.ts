import type { OutlineEntry } from './book.ts';
import type { ChapterDraft } from './draft-chapter.ts';
import { lettersOf } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import type { Mark } from './marks.ts';
import type { Region } from './regions.ts';
import { cleanHeading } from './roles.ts';

/**
 * The topics of a chapter with its parts that are numbered as its sections are, or that the outline names: `1.1 Objectives`, `2.13 Glossary`, `3.5 Summary`. The
 * book itself counts these among its sections, whatever their words are; questions are none.
 */
export function withSectionParts(draft: ChapterDraft, topics: readonly Mark[], regions: readonly Region[]): Mark[] {
  const { span, lines, outline } = draft;
  const numbers = new Set(topics.flatMap((mark) => (mark.kind === 'section' ? [mark.number] : [])));
  const parts = draft.marks.flatMap((mark): Mark[] => {
    if (mark.kind !== 'role' || !isPart(mark, regions)) return [];
    const { index, span: reach, text, confidence } = mark;
    const label = sectionLabelOf(lines[index]?.text ?? '');
    const isCounted = label !== null && label.chapter === span.number && numbers.size > 0 && !numbers.has(label.number);
    if (!isCounted && !isNamed(text, lines[index]?.page ?? 0, outline)) return [];
    return [
      {
        kind: 'section',
        index,
        span: reach,
        text: cleanHeading(label?.title ?? text),
        number: label?.number ?? '',
        level: label !== null && label.sub !== null ? 2 : 1,
        confidence,
      },
    ];
  });
  return [...topics, ...parts].sort((a, b) => a.index - b.index);
}

function isPart(mark: Extract<Mark, { kind: 'role' }>, regions: readonly Region[]): boolean {
  const opens = regions.find((region) => region.mark === mark)?.kind;
  return PARTS.has(mark.role) && opens !== 'exercise';
}

const PARTS = new Set(['objectives', 'summary', 'after', 'answers', 'unclear']);

function isNamed(text: string, page: number, outline: readonly OutlineEntry[]): boolean {
  return outline.some((entry) => entry.page === page && lettersOf(entry.title) === lettersOf(text));
}
