import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';

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
