import type { Blueprint, Level, QuestionType } from '@shala/contract/question-papers';
import { type Candidate, isAskable } from './candidate.ts';

export type Difference = 'type' | 'marks' | 'level' | 'chapter' | 'askedBefore';
type Replaced = { section: number; type: QuestionType; level: Level; chapterNumber: number; marks: number };

const WEIGHT: Record<Difference, number> = { askedBefore: 9, type: 6, marks: 4, chapter: 3, level: 2 };
const MOST = 40;

/** Questions that could replace one, the most similar first, without those of the paper itself. With search words, only those that contain them. */
export function rankSwaps(
  bank: readonly Candidate[],
  replaced: Replaced,
  { blueprint, inPaper, words }: { blueprint: Blueprint; inPaper: ReadonlySet<string>; words: string },
): { candidate: Candidate; differs: Difference[] }[] {
  const section = blueprint.sections[replaced.section];
  const types = new Set(section ? [...section.types, ...section.otherTypes] : [replaced.type]);
  const wanted = words.trim().toLowerCase();
  const seen = new Set(inPaper);
  const ranked = bank.flatMap((candidate) => {
    if (seen.has(candidate.fingerprint) || !isAskable(candidate)) return [];
    if (wanted !== '' && !candidate.question.toLowerCase().includes(wanted)) return [];
    seen.add(candidate.fingerprint);
    const differs: Difference[] = [];
    if (!types.has(candidate.type)) differs.push('type');
    if (Math.abs(candidate.marks - replaced.marks) > (candidate.isProposed ? 1 : 0)) differs.push('marks');
    if (candidate.level !== replaced.level) differs.push('level');
    if (candidate.chapterNumber !== replaced.chapterNumber) differs.push('chapter');
    if (candidate.askedAgo !== null && candidate.askedAgo <= blueprint.avoidPapers) differs.push('askedBefore');
    const cost =
      differs.reduce((sum, one) => sum + WEIGHT[one], 0) + (1 - candidate.confidence) + (candidate.type === replaced.type ? 0 : 0.5);
    return [{ candidate, differs, cost }];
  });
  return ranked
    .sort((a, b) => a.cost - b.cost || a.candidate.chapterNumber - b.candidate.chapterNumber)
    .slice(0, MOST)
    .map(({ candidate, differs }) => ({ candidate, differs }));
}
