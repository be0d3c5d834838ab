import type { Outcome, RemarkSentence } from '@shala/contract/exams';
import { hindiName } from '@shala/contract/shared';

export const PLACEHOLDERS = ['{name}', '{best}', '{weak}'] as const;

type Subject = { subject: string; percent: number | null; outcome: Outcome; components?: readonly { code: string }[] };
type Marked = { name: string; percent: number | null; outcome: Outcome; subjects: readonly Subject[] };

/** An unknown placeholder of a sentence; null when all are known. */
export function unknownPlaceholder(text: string): string | null {
  const found = text.match(/\{[^}]*\}?/g) ?? [];
  return found.find((one) => !PLACEHOLDERS.some((known) => known === one)) ?? null;
}

/**
 * The sentence for the student's percentage, filled in. Several sentences for the same percentage are used in turn. '' when none applies. Who failed gets a
 * sentence without praise that names the subject, so that the remark agrees with the result beside it.
 */
export function proposeRemark(sentences: readonly RemarkSentence[], { name, percent, outcome, subjects }: Marked, turn: number): string {
  if (percent === null) return '';
  const isFailed = outcome === 'fail';
  const failed = subjects.filter((one) => isFailed && one.outcome === 'fail');
  // Who was absent is not weak in the subject, unless it is what the student failed in.
  const written = subjects.filter(({ components = [] }) => !components.some(({ code }) => code === 'AB'));
  const marked = written.filter((one): one is Subject & { percent: number } => one.percent !== null);
  const ranked = [...marked].sort((a, b) => b.percent - a.percent);
  const values: Record<string, string> = {
    // The whole name: many registers write the surname first.
    '{name}': name,
    '{best}': ranked[0]?.subject ?? '',
    '{weak}': lowest(failed)?.subject ?? (ranked.length > 1 ? (ranked.at(-1)?.subject ?? '') : ''),
  };
  // A sentence about a weaker subject is not used for a student with only one subject.
  const able = sentences.filter(
    ({ from, text }) =>
      from !== null && from * 100 <= percent && Object.entries(values).every(([key, value]) => value !== '' || !text.includes(key)),
  );
  const own = Math.max(...able.map(({ from }) => from ?? 0));
  const sober = able.filter(({ from, text }) => (from ?? 0) < own && text.includes('{weak}') && !text.includes('{best}'));
  const highest = failed.length > 0 && sober.length > 0 ? Math.max(...sober.map(({ from }) => from ?? 0)) : own;
  const fitting = (highest === own ? able : sober).filter(({ from }) => from === highest);
  const chosen = fitting[turn % Math.max(1, fitting.length)];
  if (chosen === undefined) return '';
  const inSentence = (key: string, value: string) => (chosen.language === 'hi' && key !== '{name}' ? hindiName(value) : value);
  return Object.entries(values).reduce((text, [key, value]) => text.replaceAll(key, inSentence(key, value)), chosen.text);
}

function lowest(subjects: readonly Subject[]): Subject | undefined {
  return [...subjects].sort((a, b) => (a.percent ?? 0) - (b.percent ?? 0))[0];
}
