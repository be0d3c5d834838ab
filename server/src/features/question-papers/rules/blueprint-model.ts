import type { Blueprint } from '@shala/contract/question-papers';
import type { Constraint, Model, Variable } from '#platform/solve';
import { type Cell, type Fit, isStrict, mergeCells } from './cells.ts';

/** The number of questions of a cell in a section, as questions or as alternatives. */
export type Use = { section: number; cell: Cell; fit: Fit; isAlternative: boolean; variable: number };
/** A use, and its number in the solution. */
export type Counted = Use & { count: number };
export type Built = { model: Model; uses: Use[]; fewer: { questions: number; alternatives: number }[] };

/** The cost of giving up a preference, for each question. Fewer questions are the last resort. */
const RELAXED = { type: 100, marks: 25, chapter: 200, asked: 150, fewer: 2000, fewerAlternatives: 400 };

/**
 * A blueprint and a question bank as a model for the solver. Strict: types, marks, chapters and earlier papers must be met. Relaxed: each of these can be given
 * up at a cost, so that the cheapest solution is found. The shares of chapters and levels are optimised afterwards.
 */
export function buildModel(cells: readonly Cell[], blueprint: Blueprint, { isRelaxed }: { isRelaxed: boolean }): Built {
  const builder = startModel();
  // Marks that a person has set are never given up, so they are not merged with proposed ones.
  const merged = mergeCells(
    cells,
    blueprint,
    ({ chapterNumber, type, isProposed }) => `${chapterNumber}|${isRelaxed ? `${type}|${isProposed}` : ''}`,
  );
  const uses = merged.flatMap(({ cell, fits }) =>
    fits.flatMap((fit, section) => {
      // Marks that a person has set are always kept.
      const isFirm = fit.misfit.marks > 0 && !cell.isProposed;
      if (isFirm || (!isRelaxed && !isStrict(fit.misfit))) return [];
      const cost = fit.cost + priceOf(fit);
      const kinds = (blueprint.sections[section]?.choices ?? 0) > 0 ? [false, true] : [false];
      return kinds.map((isAlternative) => {
        const variable = builder.add({ cost, lower: 0, upper: cell.candidates.length, isWhole: true });
        return { section, cell, fit, isAlternative, variable };
      });
    }),
  );
  for (const [cell, all] of Map.groupBy(uses, ({ cell }) => cell)) if (all.length > 1) builder.limit(all, null, cell.candidates.length);
  const fewer = fillSections(builder, uses, blueprint, isRelaxed);
  return { model: builder.model, uses, fewer };
}

type Builder = ReturnType<typeof startModel>;

function startModel() {
  const variables: Variable[] = [];
  const constraints: Constraint[] = [];
  const add = (variable: Variable) => variables.push(variable) - 1;
  const constrain = (terms: Constraint['terms'], lower: number | null, upper: number | null) => constraints.push({ terms, lower, upper });
  return {
    model: { variables, constraints },
    add,
    constrain,
    limit: (uses: readonly Use[], lower: number | null, upper: number | null) =>
      constrain(
        uses.map(({ variable }) => [variable, 1]),
        lower,
        upper,
      ),
  };
}

function priceOf({ misfit: { type, marks, chapter, asked } }: Fit): number {
  return type * RELAXED.type + marks * RELAXED.marks + chapter * RELAXED.chapter + asked * RELAXED.asked;
}

/** Each section is full; an alternative must be from a chapter of which the section has a question. */
function fillSections(builder: Builder, uses: readonly Use[], { sections }: Blueprint, isRelaxed: boolean): Built['fewer'] {
  const bySection = Map.groupBy(uses, ({ section }) => section);
  return sections.map(({ count, choices }, index) => {
    const own = bySection.get(index) ?? [];
    const slack = (cost: number, upper: number) => builder.add({ cost, lower: 0, upper: isRelaxed ? upper : 0, isWhole: true });
    const fewer = { questions: slack(RELAXED.fewer, count), alternatives: slack(RELAXED.fewerAlternatives, choices) };
    const [questions, alternatives] = [own.filter((use) => !use.isAlternative), own.filter((use) => use.isAlternative)];
    const terms = (list: readonly Use[], sign: 1 | -1) => list.map(({ variable }) => [variable, sign] as const);
    builder.constrain([...terms(questions, 1), [fewer.questions, 1]], count, count);
    builder.constrain([...terms(alternatives, 1), [fewer.alternatives, 1]], choices, choices);
    const byChapter = Map.groupBy(questions, ({ cell }) => cell.chapterNumber);
    for (const [chapter, list] of Map.groupBy(alternatives, ({ cell }) => cell.chapterNumber))
      builder.constrain([...terms(list, 1), ...terms(byChapter.get(chapter) ?? [], -1)], null, 0);
    return fewer;
  });
}
