/** A textbook's content as the analysis of a PDF would produce it. Questions are pairs of text and type. */
export type Book = { className: string; subject: string; title: string; chapters: readonly Chapter[] };
type Chapter = {
  name: string;
  summary: string;
  topics: readonly (readonly [name: string, description: string])[];
  exercises: readonly (readonly [question: string, type: string])[];
  examples: readonly (readonly [question: string, type: string])[];
  intext: readonly (readonly [question: string, type: string])[];
};
