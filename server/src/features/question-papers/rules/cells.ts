import type { Blueprint, PaperSection, QuestionType } from '@shala/contract/question-papers';
import { type Candidate, isAskable } from './candidate.ts';

/** Questions that are equal in all that a blueprint considers: the solver only counts them. */
export type Cell = Pick<Candidate, 'chapterNumber' | 'type' | 'level' | 'marks' | 'isProposed' | 'askedAgo'> & { candidates: Candidate[] };

/** The questions of a bank as cells; a question that the book has twice counts once. */
export function cellsOf(bank: readonly Candidate[]): Cell[] {
  const seen = new Set<string>();
  const cells = new Map<string, Cell>();
  for (const candidate of bank) {
    if (seen.has(candidate.fingerprint) || !isAskable(candidate)) continue;
    seen.add(candidate.fingerprint);
    const { chapterNumber, type, level, marks, isProposed, askedAgo } = candidate;
    const key = [chapterNumber, type, level, marks, isProposed, askedAgo].join('|');
    const cell = cells.get(key);
    if (cell) cell.candidates.push(candidate);
    else cells.set(key, { chapterNumber, type, level, marks, isProposed, askedAgo, candidates: [candidate] });
  }
  return [...cells.values()];
}

/** Why a question does not fit into a section: the distance in each respect, 0 where it fits. */
export type Misfit = { type: number; marks: number; chapter: number; asked: number };
export type Fit = { misfit: Misfit; cost: number };

/** Marks set by a person must be those of the section; proposed ones may differ by this much. */
const NEAR_MARKS = 1;
/** The cost of a question whose type is used only because others are missing. */
const OTHER_TYPE = 30;
/** The most similar types, for use when a type is missing. */
const KIN: readonly (readonly QuestionType[])[] = [
  ['Multiple choice', 'Assertion and reason', 'Fill in the blanks', 'True or false', 'Match the following'],
  ['Short answer', 'Long answer', 'Numerical', 'Proof', 'Case study', 'Map work', 'Activity'],
];

/** How well a cell's questions fit into a section of a blueprint. */
export function fitOf(cell: Cell, section: PaperSection, { chapters, avoidPapers }: Blueprint): Fit {
  const isOther = section.otherTypes.includes(cell.type);
  const isOfType = section.types.includes(cell.type) || isOther;
  const off = Math.abs(cell.marks - section.marks);
  const isOfMarks = off === 0 || (cell.isProposed && (off <= NEAR_MARKS || section.anyMarks));
  return {
    misfit: {
      type: isOfType ? 0 : isKin(cell.type, section.types) ? 1 : 3,
      marks: isOfMarks ? 0 : off,
      chapter: chapters.some(({ number }) => number === cell.chapterNumber) ? 0 : 1,
      asked: cell.askedAgo !== null && cell.askedAgo <= avoidPapers ? 1 / cell.askedAgo : 0,
    },
    cost: off * 0.6 + (isOther && !section.types.includes(cell.type) ? OTHER_TYPE : 0),
  };
}

function isKin(type: QuestionType, types: readonly QuestionType[]): boolean {
  return KIN.some((family) => family.includes(type) && types.some((one) => family.includes(one)));
}

export const isStrict = ({ type, marks, chapter, asked }: Misfit) => type === 0 && marks === 0 && chapter === 0 && asked === 0;

/** Combines cells that are equal for the solver: the same `keyOf`, and the same fit into each section. */
export function mergeCells(cells: readonly Cell[], blueprint: Blueprint, keyOf: (cell: Cell) => string): { cell: Cell; fits: Fit[] }[] {
  const merged = new Map<string, { cell: Cell; fits: Fit[] }>();
  for (const cell of cells) {
    const fits = blueprint.sections.map((section) => coarse(fitOf(cell, section, blueprint)));
    const key = `${keyOf(cell)}|${JSON.stringify(fits)}`;
    const found = merged.get(key);
    if (found) found.cell.candidates.push(...cell.candidates);
    else merged.set(key, { cell: { ...cell, candidates: [...cell.candidates] }, fits });
  }
  return [...merged.values()];
}

/** Small differences are considered when the questions are spread; here they would only slow down the solver. */
function coarse({ misfit, cost }: Fit): Fit {
  return { misfit, cost: cost >= OTHER_TYPE ? OTHER_TYPE : 0 };
}
