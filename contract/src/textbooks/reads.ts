import { z } from 'zod/mini';
import { NO_ID, readFlag, readMaybe, readMaybeNumber, readNumber, readText } from '../shared/index.ts';
import { bookFile, chapterReading } from './schemas.ts';

// How the browser reads the answers of the specification's textbook calls: see `reads` of a call.

export const analysis = z.object({
  chaptersProcessed: readNumber,
  totalTopics: readNumber,
  jobId: z.optional(z.string()),
  scannedPages: z.optional(z.number()),
  brokenPages: z.optional(z.number()),
  isReplaced: z.optional(z.boolean()),
});

const totals = { totalChapters: readNumber, totalTopics: readNumber };
export const library = z.object({
  classes: z.array(z.object({ class: z.string(), subjects: z.catch(z.array(z.object({ subject: z.string(), ...totals })), []) })),
});

/** An item counts as certain unless the answer says otherwise. */
const place = { _id: readText(), page: readMaybeNumber, confidence: z.catch(z.number(), 1), isEdited: readFlag(false) };
const topic = z.object({ ...place, writtenBy: readText(), name: readText(), description: readText() });
const question = z.object({ ...place, question: readText(), type: readText(), set: readText() });

/** A list whose items have ids that are unique at least within it. */
function listOf<Item extends { _id: string }>(item: z.core.$ZodType<Item>) {
  const withIds = z.transform((items: Item[]): Item[] =>
    items.map((one, index) => (one._id === '' ? { ...one, _id: `${NO_ID}${index}` } : one)),
  );
  return z.pipe(z.catch(z.array(item), []), withIds);
}

const chapter = z.object({
  ...place,
  fileId: readMaybe,
  chapterNumber: readNumber,
  chapterName: readText(),
  summary: readText(),
  writtenBy: readText(),
  topics: listOf(topic),
  backExcersieQuestions: listOf(question),
  examples: listOf(question),
  intextQuestions: listOf(question),
});

/** A book without a `textId` can be read but not changed. */
export const content = z.object({
  subject: readText(),
  class: readText(),
  ...totals,
  chapters: listOf(chapter),
  textId: readText(),
  revision: readNumber,
  pages: readNumber,
  analyzedAt: readMaybe,
  model: readMaybe,
  files: z.catch(z.array(bookFile), []),
  readings: z.catch(z.array(chapterReading), []),
});
