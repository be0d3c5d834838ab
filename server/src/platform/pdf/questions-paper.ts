/** A picture within a question; its size is that of the page it was cut from, in points. */
export type QuestionPicture = { bytes: Uint8Array; width: number; height: number };

export type PrintedQuestion = {
  /** Empty for an alternative, which stands below its question. */
  number: string;
  /** Empty where the picture stands in place of the words. */
  text: string;
  options: readonly string[];
  /** Such as `[3]`. */
  marks: string;
  picture: QuestionPicture | null;
  /** Ruled lines to write on. */
  answerLines: number;
  /** Of a marking scheme: the answer, and where the question is from. */
  answer: string;
  source: string;
  alternative: PrintedQuestion | null;
};

/** A question paper or its marking scheme. All words are in the paper's language. */
export type QuestionsPaper = {
  school: { name: string; address: string; logo: Uint8Array | null };
  title: string;
  /** Pairs for the left and the right edge, such as class and time. */
  facts: readonly (readonly [string, string])[];
  instructions: { title: string; lines: readonly string[] };
  sections: readonly { name: string; note: string; marks: string; questions: readonly PrintedQuestion[] }[];
  words: { or: string; page: string; end: string };
};
