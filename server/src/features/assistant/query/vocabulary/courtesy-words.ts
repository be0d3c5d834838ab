import { wordsIn } from '../../interpreter/text/listed.ts';

/** Words of which the courtesy before a question is made: 'I should be obliged to be told …', 'kindly favour me with …'. */
const LEADING: ReadonlySet<string> = new Set(
  wordsIn(
    'i we i’d we’d you’d i’m we’re i’ve i’ll let’s me us you your yourself my our be been being is am are was it its this that as so too very most much more a an the to of for by in on with at if do does did have has had having may might can could would should shall will must let please pls plz kindly humbly graciously respectfully earnestly sincerely respected dear sir sirs madam mam maam ma’am ma’m office undersigned request requesting requested beg begging pray seek seeking wish wishing desire desires desirous desired know knowing known learn learning hear ascertain enquire enquiring inquire inquiring enquiry inquiry ask asking asked permit permitted permission allow allowed favour favor favoured favored favours oblige obliged obliging grateful gratefully thankful thank thanks appreciate appreciated appreciation kind kindness enough good gracious pleased pleasure glad happy trouble troubled bother bothered bothering inconvenience mind no not any great greatly real immense enlighten enlightened enlightening advise advised apprise apprised inform informed intimate intimated confirm verify clarify clarification check state stated understand told favourably necessary needful convenience earliest leisure service help need needed needs require required requires want wanted wants like liked love curious interested keen quick quickly just simply only now then also well ok okay hello hi hey good morning afternoon evening namaste and or but come possible whenever moment minute time wondering wonder try trying find out able arrange arranged see seen get note down down possible sorry excuse pardon forgive once again here new due respect regard regards',
  ),
);
/** One of these makes the words before a question courtesy; without one they may be its own. */
const COURTEOUS: ReadonlySet<string> = new Set(
  wordsIn(
    'so humbly graciously respectfully earnestly sincerely respected undersigned request requesting requested beg begging pray seek seeking desire desires desirous desired enquire enquiring inquire inquiring ask asking ascertain permit permitted permission allow allowed favour favor favoured favored oblige obliged obliging grateful gratefully thankful appreciate appreciated kind kindly kindness gracious pleased glad trouble bother enlighten enlightened enlightening advise advised apprise apprised confirm verify clarify understand intimate intimated inform informed told learn know knowing known wondering wonder curious sorry excuse pardon forgive note',
  ),
);
/** What a month, a number or a denial begins with is never taken away ('May', 'not', 'no'), unless more courtesy stands behind it. */
const BARE = wordsIn('may not no and or but the a an most any only due new in on at by time');

/** A shorter rest is no question. */
const LEAST_WORDS = 2;

/** A prompt without the courtesy that it begins with; as it is where no word of it is courtesy alone. */
export function withoutFrame(said: string): string {
  const words = [...said.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word
      .toLowerCase()
      .replace(/^["'(]+|[,.;:!–—-]+$/g, '')
      .replaceAll("'", '’'),
    end: index + word.length,
    start: index,
  }));
  let end = 0;
  for (const { text } of words) {
    if (text !== '' && !LEADING.has(text)) break;
    // 'May fees' are those of a month.
    if (text === 'may' && !/^(?:i|we|it|you|the|please|kindly)$/.test(words[end + 1]?.text ?? '')) break;
    end += 1;
  }
  while (end > 0 && BARE.includes(words[end - 1]?.text as (typeof BARE)[number])) end -= 1;
  const lead = words.slice(0, end);
  const isCourteous = lead.length > 1 && lead.some(({ text }) => COURTEOUS.has(text));
  return isCourteous && words.length - end >= LEAST_WORDS ? said.slice(words[end]?.start) : said;
}
