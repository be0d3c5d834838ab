type Item = { page: number | null };
export type ExportQuestion = Item & { question: string; type: string; set: string };
type ExportChapter = Item & {
  chapterNumber: number;
  chapterName: string;
  summary: string;
  writtenBy: string;
  topics: (Item & { name: string; description: string; writtenBy: string })[];
  backExcersieQuestions: ExportQuestion[];
  examples: ExportQuestion[];
  intextQuestions: ExportQuestion[];
};

/** What the exports need of a book's content. */
export type ExportContent = { chapters: ExportChapter[] };
