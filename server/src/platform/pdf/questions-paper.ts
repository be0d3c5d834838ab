/** A picture within a question. The size is that of the page it was cut from, in points. */
export type QuestionPicture = { bytes: Uint8Array; width: number; height: number };

export type PrintedQuestion = {
  /** Empty for an alternative (OR), which is printed below its question. */
  number: string;
  /** Empty when the picture replaces the words. */
  text: string;
  options: readonly string[];
  /** For example `[3]`. */
  marks: string;
  picture: QuestionPicture | null;
  /** The number of ruled lines for the answer. */
  answerLines: number;
  /** Only in a marking scheme: the answer, and the source of the question. */
  answer: string;
  source: string;
  alternative: PrintedQuestion | null;
};

/** A question paper or its marking scheme. All words are in the paper's language. */
export type QuestionsPaper = {
  school: { name: string; address: string; logo: Uint8Array | null };
  title: string;
  /** Text pairs for the left and the right edge, such as class and time. */
  facts: readonly (readonly [string, string])[];
  instructions: { title: string; lines: readonly string[] };
  sections: readonly { name: string; note: string; marks: string; questions: readonly PrintedQuestion[] }[];
  words: { or: string; page: string; end: string };
};
