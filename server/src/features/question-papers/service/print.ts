import type * as calls from '@shala/contract/question-papers';
import { PAPER_SETS } from '@shala/contract/question-papers';
import type { CallAnswer } from '@shala/contract/shared';
import { writeDayInFull } from '@shala/contract/shared';
import { readLetterhead, readPictures } from '#features/identity';
import { Refusal } from '#platform/errors';
import { addressMade, type Input, type MadeFile, type Platform, type ReadContext, readMade } from '#platform/http';
import { makeQuestions, type QuestionPicture } from '#platform/pdf';
import { makeQuestionsDocument } from '#platform/word';
import { asPrinted } from '../rules/as-printed.ts';
import { pngSize } from '../rules/png-size.ts';
import { listItems } from '../store/items.store.ts';
import { readPaper } from './take-paper.ts';

const KIND = 'questionpaper';
type Wanted = Input<typeof calls.printQuestionPaper>['query'] & { paperId: string };

const MEDIA = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** The address of a set's paper for ten minutes. Refuses an unknown paper, and a set that it does not have. */
export async function printQuestionPaper(
  context: ReadContext,
  { params, query }: Input<typeof calls.printQuestionPaper>,
): Promise<CallAnswer<typeof calls.printQuestionPaper>> {
  const paper = await readPaper(context.db, context.school.id, params.paperId);
  if (PAPER_SETS.indexOf(query.set) >= paper.sets) throw new Refusal('unprocessable', 'noSuchSet', { values: { sets: paper.sets } });
  const wanted: Wanted = { ...query, paperId: paper.id };
  return { url: addressMade(context, KIND, wanted) };
}

/** The file behind such an address. */
export const makePaperFile: MadeFile = async ({ schoolId, name, query, inSchool, platform }) => {
  const { paperId, format, part, set } = readMade<Wanted>(KIND, name, query.q);
  const { paper, items, letterhead, keys } = await inSchool(schoolId, async (db) => {
    const found = await readPaper(db, schoolId, paperId);
    const questions = await listItems(db, schoolId, found.id);
    const stored = new Map<string, string>();
    for (const { id, pictureFileId } of questions) {
      const file = pictureFileId === null ? null : await platform.files.find(db, schoolId, pictureFileId);
      if (file !== null) stored.set(id, file.storage_key);
    }
    return { paper: found, items: questions, letterhead: await readLetterhead(db, schoolId), keys: stored };
  });
  const pictures = await readAll(platform, [letterhead.logoKey, ...keys.values()]);
  const printed = asPrinted({ ...paper, date: paper.onDate === null ? '' : writeDayInFull(paper.onDate, paper.language) }, items, {
    ...{ set: PAPER_SETS.indexOf(set), part },
    school: { name: letterhead.name, address: letterhead.address, logo: pictures(letterhead.logoKey) },
    pictureOf: (id) => asPicture(pictures(keys.get(id) ?? null)),
  });
  const bytes = format === 'pdf' ? await makeQuestions(printed) : await makeQuestionsDocument(printed);
  const title = [
    paper.title,
    `Class ${paper.class}`,
    paper.subject,
    paper.sets > 1 ? `Set ${set}` : '',
    part === 'key' ? 'marking scheme' : '',
  ];
  return { bytes, mediaType: MEDIA[format], name: `${title.filter(Boolean).join(' - ')}.${format}`, isInline: format === 'pdf' };
};

const readAll = (platform: Platform, keys: (string | null)[]) => readPictures(platform, keys);

/** Pictures were cut at 220 pixels an inch of the page, unless they are large. */
function asPicture(bytes: Uint8Array | null): QuestionPicture | null {
  const size = bytes === null ? null : pngSize(bytes);
  if (bytes === null || size === null) return null;
  return { bytes, width: (size.width * 72) / 220, height: (size.height * 72) / 220 };
}
