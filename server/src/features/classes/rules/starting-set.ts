import { CLASS_NAMES } from '@shala/contract/shared';

export type StartingPeriod = { name: string; startsAtMinute: number; endsAtMinute: number };

const LANGUAGES_AND_MATHS = ['English', 'Hindi', 'Mathematics'];
/** The language that every school of a state has to teach in classes 1st to 10th: Maharashtra Compulsory Teaching and Learning of Marathi Language in Schools Act, 2020. */
const STATE_LANGUAGES: Readonly<Record<string, string>> = { Maharashtra: 'Marathi' };

/** What decides the usual subjects; `state` is empty while the school has not said it. */
export type SchoolKind = { board: string; state: string };

/**
 * The usual subjects of a class, by its place in school order. Names follow the board's curriculum: NCERT's environmental studies in the primary years, one
 * science and one social science up to class 10th, streams after it.
 */
export function startingSubjects(className: string, { board, state }: SchoolKind): string[] {
  const own = STATE_LANGUAGES[state];
  const languages = own === undefined ? LANGUAGES_AND_MATHS : ['English', own, 'Hindi', 'Mathematics'];
  const place = (CLASS_NAMES as readonly string[]).indexOf(className);
  if (place < 3) return ['English', 'Hindi', 'Numbers', 'Rhymes and Stories', 'Art', 'Play'];
  if (place < 8) return [...languages, 'Environmental Studies', 'Computer', 'Art', 'Physical Education'];
  if (place < 13) return [...languages, ...middleSciences(board, place, own === undefined), 'Computer', 'Art', 'Physical Education'];
  return ['English', 'Physics', 'Chemistry', 'Mathematics', 'Biology', 'Computer', 'Physical Education'];
}

/** Sanskrit is the third language where the state has none of its own. */
function middleSciences(board: string, place: number, hasSanskrit: boolean): string[] {
  if (board !== 'ICSE' || place < 11) return ['Science', 'Social Science', ...(hasSanskrit ? ['Sanskrit'] : [])];
  return ['Physics', 'Chemistry', 'Biology', 'History and Civics', 'Geography'];
}

/** Eight periods of forty minutes from 8:00 with a short break after the second and a long one after the fifth. */
export function startingPeriods(): StartingPeriod[] {
  const starts = [480, 520, 575, 615, 655, 725, 765, 805];
  return starts.map((startsAtMinute, index) => ({ name: `P${index + 1}`, startsAtMinute, endsAtMinute: startsAtMinute + 40 }));
}

export type StartingYear = { name: string; startsOn: string; endsOn: string; terms: { name: string; startsOn: string; endsOn: string }[] };

/** The academic year, April to March, that contains a day (ISO), with two terms. */
export function startingYear(today: string): StartingYear {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return {
    name: `${first}-${String(first + 1).slice(2)}`,
    startsOn: `${first}-04-01`,
    endsOn: `${first + 1}-03-31`,
    terms: [
      { name: 'Term 1', startsOn: `${first}-04-01`, endsOn: `${first}-09-30` },
      { name: 'Term 2', startsOn: `${first}-10-01`, endsOn: `${first + 1}-03-31` },
    ],
  };
}
