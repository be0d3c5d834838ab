import { type FormContent, SCHOOL_GAPS, type SchoolGap } from '@shala/contract/certificates';
import type { SchoolFacts } from './person-facts.ts';

/** Data of the school that a certificate of this format prints, or that its board asks for, and that nobody has entered yet. */
export function schoolGaps({ type, content }: { type: string; content: FormContent }, school: SchoolFacts): SchoolGap[] {
  return SCHOOL_GAPS.filter((gap) => school[gap] === '' && (isUsed(gap, content) || isAsked(gap, { type, content }, school)));
}

function isUsed(gap: SchoolGap, { fields, opening, closing }: FormContent): boolean {
  const texts = [...opening, ...closing].flatMap(({ en, hi }) => [en, hi]);
  return fields.some(({ source }) => source === gap) || texts.some((text) => text.includes(`{${gap}}`));
}

/** The boards require their numbers in the head of a transfer certificate. */
function isAsked(gap: SchoolGap, { type, content }: { type: string; content: FormContent }, { board }: SchoolFacts): boolean {
  const isBoardHead = type === 'transfer' && content.paper.hasLetterhead;
  switch (gap) {
    case 'principal':
      return content.signatures.some(({ hasName, hasPicture }) => hasName ?? hasPicture);
    case 'affiliationNumber':
      return isBoardHead && (board === 'CBSE' || board === 'ICSE');
    case 'schoolCode':
      return isBoardHead && board === 'CBSE';
    case 'udiseCode':
      return false;
  }
}
