import type { RemarkSentence } from '@shala/contract/exams';
import { hindiName } from '@shala/contract/shared';

export const PLACEHOLDERS = ['{name}', '{best}', '{weak}'] as const;

type Subject = { subject: string; percent: number | null; components?: readonly { code: string }[] };
type Marked = { name: string; percent: number | null; subjects: readonly Subject[] };

/** An unknown placeholder of a sentence; null when all are known. */
export function unknownPlaceholder(text: string): string | null {
  const found = text.match(/\{[^}]*\}?/g) ?? [];
  return found.find((one) => !PLACEHOLDERS.some((known) => known === one)) ?? null;
}

/** The sentence for the student's percentage, filled in. Several sentences for the same percentage are used in turn. '' when none applies. */
export function proposeRemark(sentences: readonly RemarkSentence[], { name, percent, subjects }: Marked, turn: number): string {
  if (percent === null) return '';
  // Who was absent is not weak in the subject.
  const written = subjects.filter(({ components = [] }) => !components.some(({ code }) => code === 'AB'));
  const marked = written.filter((one): one is { subject: string; percent: number } => one.percent !== null);
  const ranked = [...marked].sort((a, b) => b.percent - a.percent);
  const values: Record<string, string> = {
    // The whole name: many registers write the surname first.
    '{name}': name,
    '{best}': ranked[0]?.subject ?? '',
    '{weak}': ranked.length > 1 ? (ranked.at(-1)?.subject ?? '') : '',
  };
  // A sentence about a weaker subject is not used for a student with only one subject.
  const able = sentences.filter(
    ({ from, text }) =>
      from !== null && from * 100 <= percent && Object.entries(values).every(([key, value]) => value !== '' || !text.includes(key)),
  );
  const highest = Math.max(...able.map(({ from }) => from ?? 0));
  const fitting = able.filter(({ from }) => from === highest);
  const chosen = fitting[turn % Math.max(1, fitting.length)];
  if (chosen === undefined) return '';
  const inSentence = (key: string, value: string) => (chosen.language === 'hi' && key !== '{name}' ? hindiName(value) : value);
  return Object.entries(values).reduce((text, [key, value]) => text.replaceAll(key, inSentence(key, value)), chosen.text);
}
