import { buffer } from 'node:stream/consumers';
import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { notFound, Refusal } from '#platform/errors';
import type { Input, SlowContext } from '#platform/http';
import { runAnalysis } from '../analysis/run-analysis.ts';
import { digestOf } from '../engine/structure/proposal.ts';
import { storable } from '../rules/storable.ts';
import { asRefusal } from '../upload/refusals.ts';
import { listReadings } from '../upload/scan-pages.store.ts';
import { findFileOfBook, keepReading } from './readings.store.ts';
import { takeBook } from './versions.store.ts';

const TASK = `These are the larger lines at the top of each page of a school textbook, as "p12: line / line". List the chapters of the book, one a
line, in this form and with no other words: 12 | 3 | Title, which is the page, the number and the title as it is printed on that page. Leave out
contents, preface, parts, answers and index. After the chapters you may list the headings of sets of questions as: 20 | exercise | Heading.`;
const MOST_SENT = 19_000;
const MOST_ANSWERED = 12_000;
/** One chapter is no list. */
const FEW = 2;

/**
 * Asks the configured model for the chapters of a file, and stores what its pages bear out as the file's second list, for a person to select.
 * Refuses where no model is configured or it does not answer, where its chapters are not in the book, and where the book was changed since.
 */
export async function proposeTextbookReading(
  { db, school, platform, inTransaction }: SlowContext,
  { params: { textId }, body: { fileId, revision } }: Input<typeof calls.proposeTextbookReading>,
): Promise<CallAnswer<typeof calls.proposeTextbookReading>> {
  const isFile = await findFileOfBook(db, school.id, textId, fileId);
  const file = isFile ? await platform.files.find(db, school.id, fileId) : null;
  if (file === null) throw notFound();
  const { model } = platform;
  if (model === null) throw new Refusal('unprocessable', 'noModel');
  const bytes = await buffer(await platform.files.read(file.storage_key, file));
  const known = await listReadings(db, school.id, fileId);
  let isSilent = false;
  const analysis = await runAnalysis(bytes, {
    ...{ schoolId: school.id, fileName: file.name, withOcr: known.size > 0, known, knownOnly: true },
    propose: async (tops) => {
      const asked = await model.improveText({ task: TASK, text: digestOf(tops, MOST_SENT), maxCharacters: MOST_ANSWERED });
      isSilent = 'failure' in asked;
      return 'failure' in asked ? null : storable(asked.value.text);
    },
  }).catch((error) => {
    throw asRefusal(error);
  });
  if (isSilent) throw new Refusal('unavailable', 'modelSilent');
  const { certainty, sources, other } = analysis;
  if (other === null || !other.sources.includes('model') || other.chapters.length < FEW)
    throw new Refusal('unprocessable', 'proposalNotInBook');
  return inTransaction(async ({ db: inside, audit }) => {
    const book = await takeBook(inside, school.id, textId);
    if (book === null) throw notFound();
    if (book.revision !== revision) throw new Refusal('conflict', 'bookChangedSince');
    await keepReading(inside, school.id, book.id, fileId, { certainty, sources, other });
    const chapters = other.chapters.length;
    audit({ entity: 'textbook', entityId: book.id, after: { proposedChapters: chapters, writtenBy: model.name } });
    return { textId: book.id, chapters };
  });
}
