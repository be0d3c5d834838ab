import type { Blueprint, QuestionType } from '@shala/contract/question-papers';
import type { Counted } from './blueprint-model.ts';
import { type Cell, fitOf, isStrict, type Misfit } from './cells.ts';

export type Shortfall = {
  section: number;
  wanted: number;
  found: number;
  asked: number;
  otherMarks: number;
  otherTypes: number;
  otherChapters: number;
};
type Step =
  | { kind: 'types'; section: number; types: QuestionType[]; questions: number }
  | { kind: 'marks'; section: number; questions: number }
  | { kind: 'chapters'; chapters: { number: number; name: string }[]; questions: number }
  | { kind: 'asked'; avoidPapers: number; questions: number }
  | { kind: 'fewer'; section: number; from: number; to: number }
  | { kind: 'choices'; section: number; from: number; to: number };
export type Relaxed = { steps: Step[]; blueprint: Blueprint };
type Fewer = readonly { questions: number; alternatives: number }[];

/** For each section that cannot be filled, the number of available questions, and the number without each single preference. */
export function countShortfalls(
  cells: readonly Cell[],
  blueprint: Blueprint,
  cheapest: { used: readonly Counted[]; fewer: Fewer } | null,
): Shortfall[] {
  return blueprint.sections.flatMap((section, index) => {
    const wanted = section.count + section.choices;
    const sum = (fits: (misfit: Misfit) => boolean) =>
      cells.reduce((all, cell) => (fits(fitOf(cell, section, blueprint).misfit) ? all + cell.candidates.length : all), 0);
    const only = (wish: keyof Misfit) => sum((misfit) => misfit[wish] > 0 && isStrict({ ...misfit, [wish]: 0 }));
    const own = cheapest?.used.filter((use) => use.section === index && isStrict(use.fit.misfit));
    const found = own?.reduce((all, { count }) => all + count, 0) ?? Math.min(wanted, sum(isStrict));
    if (found >= wanted) return [];
    return [
      {
        section: index,
        wanted,
        found,
        asked: only('asked'),
        otherMarks: only('marks'),
        otherTypes: only('type'),
        otherChapters: only('chapter'),
      },
    ];
  });
}

/** The blueprint without the preferences that the cheapest paper gives up, and a list of these; null when no questions are left. */
export function relax(blueprint: Blueprint, used: readonly Counted[], fewer: Fewer): Relaxed | null {
  const steps: Step[] = [];
  const sections = blueprint.sections.flatMap((section, index) => {
    const own = used.filter((use) => use.section === index);
    const types = [...new Set(own.filter(({ fit }) => fit.misfit.type > 0).map(({ cell }) => cell.type))];
    if (types.length > 0) steps.push({ kind: 'types', section: index, types, questions: count(own, 'type') });
    const anyMarks = own.some(({ fit }) => fit.misfit.marks > 0);
    if (anyMarks) steps.push({ kind: 'marks', section: index, questions: count(own, 'marks') });
    const [lacking, without] = [fewer[index]?.questions ?? 0, fewer[index]?.alternatives ?? 0];
    const to = section.count - lacking;
    if (lacking > 0) steps.push({ kind: 'fewer', section: index, from: section.count, to });
    if (without > 0) steps.push({ kind: 'choices', section: index, from: section.choices, to: section.choices - without });
    if (to === 0) return [];
    const attempt = section.attempt === null ? null : Math.min(section.attempt, to);
    const otherTypes = [...new Set([...section.otherTypes, ...types])];
    return [{ ...section, otherTypes, anyMarks: section.anyMarks || anyMarks, count: to, choices: section.choices - without, attempt }];
  });
  if (sections.length === 0) return null;
  const added = addedChapters(used);
  if (added.length > 0) steps.push({ kind: 'chapters', chapters: added, questions: count(used, 'chapter') });
  const avoidPapers = stillAvoided(blueprint, used);
  if (avoidPapers < blueprint.avoidPapers) steps.push({ kind: 'asked', avoidPapers, questions: count(used, 'asked') });
  const chapters = [...blueprint.chapters, ...added.map(({ number }) => ({ number, marks: null }))];
  return { steps, blueprint: withinMarks({ ...blueprint, sections, chapters, avoidPapers }) };
}

function count(used: readonly Counted[], wish: keyof Misfit): number {
  return used.reduce((sum, { fit, count: questions }) => (fit.misfit[wish] > 0 ? sum + questions : sum), 0);
}

function addedChapters(used: readonly Counted[]): { number: number; name: string }[] {
  const names = new Map(
    used
      .filter(({ fit }) => fit.misfit.chapter > 0)
      .map(({ cell }) => [cell.chapterNumber, cell.candidates[0]?.chapterName ?? ''] as const),
  );
  return [...names].map(([number, name]) => ({ number, name })).sort((a, b) => a.number - b.number);
}

function stillAvoided({ avoidPapers }: Blueprint, used: readonly Counted[]): number {
  const newest = used.filter(({ fit }) => fit.misfit.asked > 0).map(({ cell }) => cell.askedAgo ?? 1);
  return newest.length === 0 ? avoidPapers : Math.min(...newest) - 1;
}

/** Marks of chapters that a smaller paper no longer contains are dropped. */
function withinMarks(blueprint: Blueprint): Blueprint {
  const printed = blueprint.sections.reduce((sum, { count: questions, marks }) => sum + questions * marks, 0);
  const fixed = blueprint.chapters.reduce((sum, { marks }) => sum + (marks ?? 0), 0);
  return fixed <= printed ? blueprint : { ...blueprint, chapters: blueprint.chapters.map(({ number }) => ({ number, marks: null })) };
}
