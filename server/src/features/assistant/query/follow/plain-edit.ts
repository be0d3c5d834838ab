import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { isPlace } from '../query-parts.ts';
import { meaningAt } from '../reading/marks.ts';
import { ALL_OF, wordsOf } from '../vocabulary/follow-words.ts';
import { isWithin } from './edit-time.ts';

/** The first of a ranking, and no day. */
const WHO_IS_FIRST = /^((?:and |so )?(?:who|which|kaun) .*?)\bfirst\b/i;
/** What takes away in two words. */
const LEAVING_OUT = /^(?:please )?(?:leav(?:e|ing) out|tak(?:e|ing) out|other than|apart from|besides|remove) /i;
/** 'Which is the biggest', 'who has the least'. */
const ASKING_ITS_END =
  /^(?:(?:and|so|ok) )?(?:which|what|who)(?: (?:one|ones|of (?:these|those|them)))?(?: (?:is|are|was|were|has|have|had))? (?:the )?(?=(?!first|second|third|last|next)\S+$)/i;

/** 'Which of them was on sick leave' behind a list. */
const WHICH_OF_THEM =
  /^(?:and |so )?(?:which|who) (?:ones? )?(?:of|among|from) (?:them|these|those) (?:(?:is|are|was|were|has|have|had|took|got) )?(?:(?:on|in|from|of|for) )?/i;
/** 'Which month was the highest' behind figures by month. */
const ITS_END_BY =
  /^(?:(?:and|so|ok) )?(?:which|what) (month|class|section|day|week|mode|head|subject|stop|department|house|category)(?: (?:is|was|has|had))? (?:the )?(?=(?!first|second|third|last|next)\S+$)/i;
const isToldBy = (by: string, { groupBy, entity }: Query): boolean =>
  groupBy.some((group) => ENTITIES[entity].dimensions[group]?.words.split(', ').includes(by.toLowerCase()));

/** 'When is Science' behind a date sheet. */
const WHEN_IS = /^(?:and )?(?:when|on (?:which|what) (?:day|date)) (?:is|are) (?:the |their |its )?(?=\S+(?: \S+)?$)/i;

/** A follow-up without the words that only lead to what it changes. */
export function plainEdit(said: string, last: Query): string {
  // 'Nahi ladkiyan' behind the boys puts the girls in their place.
  const isGender = last.filters.some(({ by }) => by === 'gender');
  const isList = last.measure === 'list';
  const meant =
    isList && WHICH_OF_THEM.test(said)
      ? said.replace(WHICH_OF_THEM, 'only ')
      : isGender
        ? said.replace(/^(?:nahi|nahin|no),? (?=(?:ladk|girl|boy|lad|women|men|male|female))/i, '')
        : said;
  return (last.entity === 'examPaper' ? meant.replace(WHEN_IS, 'only ') : meant)
    .replace(WHO_IS_FIRST, '$1top')
    .replace(LEAVING_OUT, 'without ')
    .replace(ASKING_ITS_END, '')
    .replace(ITS_END_BY, (lead, by: string) => (isToldBy(by, last) ? '' : lead));
}

/** 'All modes', 'all heads for October, highest first' behind one of them: the figure of each, with the words beside it. */
export function ofAll(said: string, last: Query): { query: Query; rest: string } | undefined {
  const words = wordsOf(said);
  const at = words.findIndex(({ text }) => ALL_OF.all.includes(text));
  const from = at < 0 ? -1 : words.findIndex(({ text }, place) => place > at && !ALL_OF.beside.includes(text));
  const mark = from < 0 ? undefined : meaningAt(ENTITIES[last.entity], words as never, from);
  const { dimensions } = ENTITIES[last.entity];
  const [by] = (mark?.values ?? []).flatMap((one) => (one.type === 'dimension' ? [one.name] : []));
  if (mark === undefined || by === undefined || dimensions[by]?.isPerson || dimensions[by]?.isColumn || last.measure === 'list')
    return undefined;
  // 'Every month' behind one month is of other days.
  if (isWithin(last.period, by)) return undefined;
  const [first, end] = [words[at]?.start ?? 0, words[from + mark.length - 1]?.end];
  const filters = last.filters.filter((one) => one.by !== by && !(isPlace(by) && isPlace(one.by)));
  const rest = { bounds: [], order: undefined, limit: undefined, place: undefined, counts: undefined, columns: undefined };
  const beside = `${said.slice(0, first)} ${said.slice(end)}`.trim().replace(/\s+/g, ' ');
  const isAlone = wordsOf(beside).every(({ text }) => ALL_OF.beside.includes(text));
  return { query: { ...last, filters, groupBy: [by], ...rest }, rest: isAlone ? '' : beside };
}
