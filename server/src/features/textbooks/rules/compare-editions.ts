type Edition = { chapterNumber: number; chapterName: string; topics: string[]; questions: number };
type Change = 'new' | 'gone' | 'changed' | 'same';
export type ChapterChange = {
  chapterNumber: number;
  chapterName: string;
  change: Change;
  nameBefore: string;
  newTopics: string[];
  goneTopics: string[];
  questionsBefore: number;
  questionsAfter: number;
};

const NOTHING: Edition = { chapterNumber: 0, chapterName: '', topics: [], questions: 0 };

/** Sets two editions of a book side by side: chapters are the same by name, else by number. */
export function compareEditions(before: readonly Edition[], after: readonly Edition[]) {
  const left = new Set(before);
  const take = (found: Edition | undefined) => {
    if (found) left.delete(found);
    return found;
  };
  const byName = new Map(after.map((now) => [now, take([...left].find((one) => plain(one.chapterName) === plain(now.chapterName)))]));
  const chapters = after.map((now) =>
    describe(byName.get(now) ?? take([...left].find(({ chapterNumber }) => chapterNumber === now.chapterNumber)), now),
  );
  return {
    before: before.length === 0 ? null : count(before),
    after: count(after),
    chapters: [...chapters, ...[...left].map((gone) => describe(gone, undefined))],
  };
}

function describe(before: Edition | undefined, after: Edition | undefined): ChapterChange {
  const [was, is] = [before ?? NOTHING, after ?? NOTHING];
  const newTopics = missing(is.topics, was.topics);
  const goneTopics = missing(was.topics, is.topics);
  const isSame =
    plain(was.chapterName) === plain(is.chapterName) && newTopics.length + goneTopics.length === 0 && was.questions === is.questions;
  return {
    chapterNumber: (after ?? was).chapterNumber,
    chapterName: (after ?? was).chapterName,
    change: !before ? 'new' : !after ? 'gone' : isSame ? 'same' : 'changed',
    nameBefore: was.chapterName,
    newTopics,
    goneTopics,
    questionsBefore: was.questions,
    questionsAfter: is.questions,
  };
}

/** What of a list has no like in another, capitals and punctuation aside. */
function missing(list: readonly string[], other: readonly string[]): string[] {
  const known = new Set(other.map(plain));
  return list.filter((text) => !known.has(plain(text)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function count(chapters: readonly Edition[]) {
  return {
    chapters: chapters.length,
    topics: chapters.reduce((sum, { topics }) => sum + topics.length, 0),
    questions: chapters.reduce((sum, { questions }) => sum + questions, 0),
  };
}
