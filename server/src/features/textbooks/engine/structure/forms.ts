/**
 * Forms of text that tell the structure of a book, whatever its words: each once, under the name of what it shows. The words of families of
 * books are in `family-words.ts` and `role-words.ts`, numbers before a text in `labels.ts`.
 */
export const FORM = {
  /** `… which is read on here`: the rest of a sentence. */
  goesOn: /^\p{Ll}/u,
  /** `Suppose that …`, also behind a space. */
  opensSentence: /^\s*\p{Lu}/u,
  /** Ends as a clause or sentence does. */
  endsClause: /[.,;]$/,
  /** Ends as a sentence, a question or a clause does. */
  endsSpeech: /[?!,;]$/,
  /** `Substitution Method :`, and the text that a colon or dash opens. */
  closesTitle: /[:.–—]$/,
  opensBehindTitle: /^\s*[:.–—]/,
  /** `A. Resource Depletion`, `II. Economic Factors`. */
  enumerated: /^(?:[A-Z]|[IVX]{1,4})\.\s+(?=\p{Lu})/u,
  /** `II Market Failure`: a part of a text, counted in Roman numbers. */
  romanPart: /^[IVX]{1,4}\.?\s+\p{L}/u,
  /** `IIII`: the number of a unit with its shadow. */
  romanOnly: /^[IVX\s]+$/,
  /** `(a)`, a bullet, a sign of a symbol font. */
  bulleted: /^[([•●☐☑☒✓✔–\uE000-\uF8FF-]/,
  /** `Name: ______ Date: ____`: room to write in. */
  blank: /_{3}|\.{8}/,
  /** What somebody says in a story. */
  spoken: /^“.*[?!]$|[.?!,]”$/u,
  /** A line that a sentence goes on from. */
  breaksOff: /\s(in|on|of|and|the|to|an?|is|are|was|were|with|for|by|or|from|at|that|which)$/,
  /** `2H₂ + O₂ → 2H₂O`, `v = 3`, and two sentences in one line. */
  formula: /[→⟶⇌®]| \+ |=[^=]*[/=×÷−]|=\s*[\d+-]|\.\s+\p{Lu}/u,
  /** `च छ ज झ`: letters of a script without capitals, as primers teach them. */
  alphabet: /^(?:\p{Lo}\p{M}*\s+){3,}\p{Lo}\p{M}*$/u,
  /** `AB + BC = AC`: an equation without a word. */
  equation: /^(?=.*[=≠≤≥<>])(?!.*\p{L}{4})/u,
  /** `TOPIC: ` before a name. */
  kind: /^\p{L}{3,12}\s*[:–—]\s*/u,
  year: /^(?:19|20)\d\d$/,
  /** `2015–16` below a title. */
  years: /^\d{4}\s?[-–—]\s?\d{2,4}$/,
  /** `and`, `of the` in small letters between the lines of a title. */
  smallWord: /^(and|of|the|in|on|or|to|for|with|&)( the)?$/i,
  /** `Discussion Questions 19`: the number of the page behind a running head. */
  pageBehind: /\s+\d{1,3}$/,
  /** `2.1.` alone, with its title in the next piece. */
  loneSection: /^\d{1,2}(\.\d{1,2}){1,2}\.?$/,
  /** `A.1 Basic operators`: a section of what stands behind the last chapter. */
  ofAppendix: /^[A-H]\.\d/,
  /** `Definition 3` at the beginning of a text. */
  numberedWord: /^\p{L}+ \d{1,2}\.?$/u,
} satisfies Record<string, RegExp>;

/** A heading without the colon that it may end with. */
export function withoutColon(text: string): string {
  return text.replace(/\s*:$/, '');
}

/** Room for a word and its shadow: asked first, as most lines have none. */
const MAY_REPEAT = /\p{L}{8}|\p{L}{4},\p{L}{4}/u;

/** `THEMETHEME TWO`: a word that its shadow was read with, once. */
export function withoutShadow(text: string): string {
  if (!MAY_REPEAT.test(text)) return text;
  return text.replaceAll(/\b(\p{L}{4,}),?\1\b/gu, '$1');
}
