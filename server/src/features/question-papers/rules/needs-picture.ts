const FIGURE = /\bfig(?:ure|\.)?s?\s*\.?\s*(\d+(?:\.\d+)*)|चित्र\s*(\d+(?:\.\d+)*)/iu;
const SHOWN =
  /\b(figures?|diagrams?|graphs?|pictures?|maps?|tables?)\b.{0,40}\b(given|below|above|shown|alongside|adjoining|following)\b|\b(given|adjoining|following|above|shown in the)\s+(figures?|diagrams?|graphs?|pictures?|maps?)\b|दिए गए चित्र|आकृति/iu;
/** Roots, integrals, sums and matrices lose their order as plain text; so do nested fractions. */
const FORMULA = /[√∫∑∏∮⎡⎢⎣⎤⎥⎦⎧⎨⎩]|\blim\b|[\uE000-\uF8FF\uFFFD]/u;

/** Why words are not enough for a question: the number of a figure, a figure without a number, or a formula. */
export type Need = { kind: 'figure'; label: string } | { kind: 'shown' } | { kind: 'formula' } | null;

/** What a question of a textbook needs from its page. */
export function pictureNeed(question: string): Need {
  const figure = FIGURE.exec(question);
  if (figure) return { kind: 'figure', label: figure[1] ?? figure[2] ?? '' };
  if (SHOWN.test(question)) return { kind: 'shown' };
  return FORMULA.test(question) ? { kind: 'formula' } : null;
}
