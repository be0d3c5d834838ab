import { plural, t } from '@lingui/core/macro';
import type { Level, QuestionType } from '@shala/contract/question-papers';
import { formatNumber } from '#lib/format';
import type { Chosen } from '../api.ts';

/** The types of questions as the office names them. */
export function typeNames(): Record<QuestionType, string> {
  return {
    'Multiple choice': t`Multiple choice`,
    'Assertion and reason': t`Assertion and reason`,
    'Fill in the blanks': t`Fill in the blanks`,
    'True or false': t`True or false`,
    'Match the following': t`Match the following`,
    'Short answer': t`Short answer`,
    'Long answer': t`Long answer`,
    Numerical: t`Numerical`,
    Proof: t`Proof`,
    'Case study': t`Case study`,
    'Map work': t`Map work`,
    Activity: t`Activity`,
  };
}

export function levelNames(): Record<Level, string> {
  return {
    remember: t`Remember`,
    understand: t`Understand`,
    apply: t({ message: 'Apply', context: 'level of a question' }),
    analyse: t`Analyse`,
  };
}

/** `3 marks`, `1 mark`, `2.5 marks`. */
export function marksText(marks: number): string {
  const figure = formatNumber(marks, 1);
  return marks === 1 ? t`1 mark` : t`${figure} marks`;
}

type Section = { name: string };
type Shortfall = Chosen['shortfalls'][number];
type Step = NonNullable<Chosen['relaxation']>['steps'][number];

/** Why a section cannot be filled, in a sentence, and what would fit but for one thing. */
export function shortfallText(
  { section, wanted, found, asked, otherMarks, otherTypes, otherChapters }: Shortfall,
  sections: Section[],
): string[] {
  const name = sections[section]?.name ?? '';
  const first = t`${name} needs ${plural(wanted, { one: '# question', other: '# questions' })}; ${plural(found, { one: '# fits', other: '# fit' })} the blueprint.`;
  const near = [
    otherTypes > 0 ? plural(otherTypes, { one: '# more is of a different type.', other: '# more are of different types.' }) : '',
    otherMarks > 0 ? plural(otherMarks, { one: '# more carries different marks.', other: '# more carry different marks.' }) : '',
    otherChapters > 0
      ? plural(otherChapters, {
          one: '# more is in a chapter that is not selected.',
          other: '# more are in chapters that are not selected.',
        })
      : '',
    asked > 0 ? plural(asked, { one: '# more was asked in a recent paper.', other: '# more were asked in recent papers.' }) : '',
  ];
  return [first, ...near.filter(Boolean)];
}

/** One change of the blueprint, as a sentence. */
export function stepText(step: Step, sections: Section[]): string {
  const name = 'section' in step ? (sections[step.section]?.name ?? '') : '';
  switch (step.kind) {
    case 'types': {
      const types = step.types.map((type) => typeNames()[type]).join(', ');
      return t`${name}: also allow ${types} (${plural(step.questions, { one: '# question', other: '# questions' })})`;
    }
    case 'marks':
      return t`${name}: also take questions with more or fewer marks (${plural(step.questions, { one: '# question', other: '# questions' })})`;
    case 'chapters': {
      const chapters = step.chapters.map((chapter) => `${chapter.number} ${chapter.name}`).join(', ');
      return t`Also ask from: ${chapters} (${plural(step.questions, { one: '# question', other: '# questions' })})`;
    }
    case 'asked':
      return step.avoidPapers === 0
        ? t`Allow questions of earlier papers (${plural(step.questions, { one: '# question', other: '# questions' })})`
        : t`Avoid only the last ${plural(step.avoidPapers, { one: 'paper', other: '# papers' })} (${plural(step.questions, { one: '# question', other: '# questions' })})`;
    case 'fewer':
      return t`${name}: ask ${step.to} instead of ${step.from} questions`;
    case 'choices':
      return t`${name}: give an OR choice for ${step.to} instead of ${step.from} questions`;
  }
}
