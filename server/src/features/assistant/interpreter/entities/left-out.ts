import { claim, isFree, lengthAt, type Reading } from '../reading.ts';
import { type Classes, sectionsMeant, takeList } from './classes.ts';

/** So many words before 'ko chhod kar' may name what is left out. */
const LONGEST_LIST = 8;

/** The classes that a command leaves out ('except nursery', '12th ko chhod kar'); no names when what is left out is no class. None when nothing is. */
export function findLeftOut(reading: Reading): Classes | undefined {
  const mark = reading.hits.find(
    ({ concept, from }) => (concept === 'except' || concept === 'exceptBehind') && isFree(reading, from) && !isInText(reading, from),
  );
  if (!mark) return undefined;
  const left: Classes = { names: [], sections: [] };
  if (mark.concept === 'except') {
    claim(reading, mark.from, mark.length, 'class');
    takeList(reading, afterWords(reading, mark.from + mark.length), left, true);
    return left;
  }
  for (let start = Math.max(0, mark.from - LONGEST_LIST); start < mark.from; start += 1) {
    const taken = listUpTo(reading, start, mark.from);
    if (!taken) continue;
    claim(reading, mark.from, mark.length, 'class');
    return taken;
  }
  return left;
}

/** The list of classes that begins at that word and ends right before the mark, but for 'ko' and 'ke'. */
function listUpTo(reading: Reading, start: number, end: number): Classes | undefined {
  const claims = [...reading.claims];
  const found: Classes = { names: [], sections: [] };
  const word = lengthAt(reading, start, 'classWord');
  const length = takeList(reading, start + word, found, true);
  const rest = reading.tokens.slice(start + word + length, end);
  if (length > 0 && rest.every(({ text }) => ['ko', 'ke', 'को', 'के', 'walon', 'वालों'].includes(text))) return found;
  for (const [at, before] of claims.entries()) reading.claims[at] = before;
  return undefined;
}

/** 'for', 'the' and 'class' stand before what is left out. */
function afterWords(reading: Reading, from: number): number {
  let at = from;
  while (['for', 'the', 'of', 'to', 'students', 'parents', 'in'].includes(reading.tokens[at]?.text ?? '')) at += 1;
  return at + lengthAt(reading, at, 'classWord');
}

/** In the text of a notice nobody is left out of the command. */
function isInText(reading: Reading, place: number): boolean {
  const isNotice = reading.hits.some(({ concept, from }) => ['notice', 'notify', 'tell'].includes(concept) && from < place);
  const isBehindMark =
    reading.tokens.some(({ text }, at) => text === ':' && at < place) ||
    reading.hits.some(({ concept, from }) => (concept === 'that' || concept === 'about') && from < place);
  return isNotice && isBehindMark;
}

/** The classes of a command without those that it leaves out: of those it names, or of all. */
export function withoutLeftOut(reading: Reading, found: Classes, left: Classes | undefined): Classes {
  if (left === undefined) return found;
  const all = found.names.length > 0 ? found.names : reading.directory.classes.map(({ name }) => name);
  if (left.sections.length > 0) return withoutSections(reading, { ...found, names: all }, left);
  const names = all.filter((name) => !left.names.includes(name));
  const isUnclear = left.names.length === 0 || names.length === 0 || left.names.some((name) => !all.includes(name));
  return isUnclear ? { ...found, isLeftOutUnclear: true } : { ...found, names };
}

/** '9 except 9-C': the other sections, one by one. */
function withoutSections(reading: Reading, found: Classes, left: Classes): Classes {
  const isLeft = (name: string, section: string) =>
    left.pairs?.some((pair) => pair.name === name && (pair.section ?? section) === section) ?? false;
  const kept = sectionsMeant(reading, found).filter((one) => !isLeft(one.class, one.section));
  const isUnclear = kept.length === 0 || left.unknown !== undefined || !left.names.every((name) => found.names.includes(name));
  if (isUnclear) return { ...found, isLeftOutUnclear: true };
  const names = [...new Set(kept.map((one) => one.class))];
  return { ...found, names, isMixed: true, pairs: kept.map((one) => ({ name: one.class, section: one.section })) };
}
