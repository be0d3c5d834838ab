import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../../interpreter/text/clean.ts';
import { combinedFigures } from './combined-figures.ts';
import { countAndTotal } from './count-and-total.ts';
import { differentValues } from './different-values.ts';
import { eachTime } from './each-time.ts';
import type { Known } from './figure-parts.ts';
import { furtherFigures } from './further-figures.ts';
import { toldAgainst } from './told-against.ts';
import { toldBy } from './without-effect.ts';

/** Longer prompts are texts, and no one figure of others. */
const MOST_WORDS = 30;
const LEAD =
  /^(?:(?:please|kindly|pls|can you|could you|tell|show|give|get|me|us|what(?: is|'s| was| are| were)?|how much (?:is|was)|calculate|compute|find|work out|i (?:want|need)|the) +)+/i;

/**
 * Questions whose figures are made of others: 'expenses per student', 'fees less expenses month wise', 'top 5 heads with their share of the total', 'are bus
 * students absent more often than the others'. Each part is a question of its own that is read with all of its words.
 */
export function framed(prompt: string, known: Known): Query | undefined {
  const said = cleanText(prompt)
    .trim()
    .replace(/[?.! ]+$/, '');
  if (said.split(' ').length > MOST_WORDS) return undefined;
  const asked = said.replace(LEAD, '');
  return (
    derived(asked, known) ??
    countAndTotal(asked, known) ??
    furtherFigures(asked, known) ??
    toldAgainst(asked, known) ??
    differentValues(asked, known) ??
    eachTime(asked, known) ??
    combinedFigures(asked, known)
  );
}

type Derived = NonNullable<Query['derive']>[number];
const JOINS =
  "(?:,? ?(?:and|with|along with|together with|including|plus|showing|also|aur|ke saath) )?(?:(?:its|their|the|each|a|show|\\w+['’]s) )*";
const BEFORE =
  '(?:previous|preceding|last|prior|earlier|one before|pichle|pichhle|month before|week before|day before)(?: (?:month|week|day|one|mahine|year))?';
const MOVES = '(?:difference|change|increase|decrease|rise|fall|variation|growth|increase or decrease|rise or fall|antar|farak)';
const PERCENT = '(?:(?:in )?(?:percent(?:age)?|per cent|%) ?)';
const OVER = '(?:from|over|to|with|against|than|vs|compared (?:to|with)|se) (?:the |its |that of the )?';
/** What is told of each group's figure, in what words, and whether the groups follow one another. */
const DERIVED: readonly { derive: Derived; words: RegExp; isInTime: boolean }[] = [
  {
    derive: 'share',
    isInTime: false,
    words: new RegExp(
      `${JOINS}(?:% |percent(?:age)? )?(?:share|percent(?:age)?|per cent|%|proportion|contribution|hissa)(?: share)?(?: (?:of|in|out of|to) (?:the )?(?:grand |overall |whole )?(?:total|whole|school|overall|sum|kul)(?: (?:strength|amount|expenses?|collection|spending|expenditure))?)?(?=$| (?:in|for|during|this|last|of) )`,
      'i',
    ),
  },
  {
    derive: 'running',
    isInTime: true,
    words: new RegExp(
      `${JOINS}(?:running total|running sum|cumulative(?:ly)?(?: total| sum| figure)?|progressive total)s?\\b(?: so far)?`,
      'i',
    ),
  },
  {
    derive: 'growth',
    isInTime: true,
    words: new RegExp(
      `${JOINS}(?:${PERCENT}${MOVES}|${MOVES} (?:rate )?${PERCENT}|growth(?: rate)?)(?:${OVER}${BEFORE}| ${OVER}${BEFORE})?`,
      'i',
    ),
  },
  {
    derive: 'step',
    isInTime: true,
    words: new RegExp(
      `${JOINS}${MOVES} (?:${OVER})${BEFORE}|,? ?(?:as )?(?:compared|in comparison) (?:to|with) (?:the |its )?${BEFORE}`,
      'i',
    ),
  },
];
const IN_TIME = ['month', 'quarter', 'week', 'day', 'weekday', 'exam', 'term'];
const APART_IN_TIME =
  /\b(?:month|quarter|week|day|date|exam|term)[ -]?wise\b|\bmonth by month\b|\b(?:by|per|each|every|har) (?:month|week|day|mahine|exam|term)\b|\bmonthly\b|\bdaily\b|\bweekly\b/i;

/** 'Month wise and difference from the previous month', 'with running total', 'with share of total': the groups with what is told of each figure. */
function derived(said: string, { read, whole }: Known): Query | undefined {
  for (const { derive, words, isInTime } of DERIVED) {
    const found = words.exec(said);
    if (found === null || found[0].trim() === '' || (isInTime && !APART_IN_TIME.test(said.replace(found[0], ' ')))) continue;
    // 'Mode wise percentage' has a reading of its own.
    if (derive === 'share' && whole !== undefined) continue;
    const query = read(`${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim());
    const [group] = query?.groupBy ?? [];
    if (query === undefined || group === undefined || query.measure === 'list' || query.share || query.compare || query.change) continue;
    if (isInTime && (query.groupBy.length > 1 || !IN_TIME.includes(group) || query.order !== undefined)) continue;
    // A part of the total needs a total, of groups of which there are none as well.
    const isOfAll = query.bounds.every(({ op, value }) => op === '>' && value === 0);
    // Of a percentage the percentage is the figure itself.
    if (derive === 'share' && toldBy(query).units.has('percent')) return query;
    const beside = [...(query.beside ?? []), ...query.bounds.map(({ measure }) => measure)];
    const told = isOfAll && beside.length > 0 ? { bounds: [], beside: [...new Set(beside)].slice(0, 3) } : {};
    return { ...query, ...told, derive: [...(query.derive ?? []), derive] };
  }
  return undefined;
}
