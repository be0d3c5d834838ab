import type { Query, QueryEntity } from '@shala/contract/assistant';
import { wordsIn } from '../../interpreter/text/listed.ts';
import type { Roles, Work } from '../reading/marks.ts';
import { asksMoney } from './measure.ts';

/** Whether a word asks for something that the query does not give and other records may: another question is never answered. */
export function isAtOdds({ entity, reading, columns }: Work, roles: Roles, query: Query): boolean {
  const { text, tokens, claims } = reading;
  const unit = query.measure === 'list' ? 'text' : entity.measures[query.measure]?.unit;
  // 'How much came in' asks for money.
  if (query.measure === 'present' && /\b(?:how much|kitna)\b/i.test(text)) return true;
  const isNumber = query.counts === true || query.groupBy[0] === 'receipt' || query.bounds.length > 0;
  if (roles.has('count') && unit === 'rupees' && !asksMoney(reading) && !isNumber) return true;
  const isOfPeople = entity.who !== undefined && query.groupBy.includes(entity.who);
  // 'Two or more sisters' is no number of the student, and students are not ranked by how many they are.
  const isRanked = query.order !== undefined && ['count', 'sections'].includes(query.measure);
  const isNumbered = isRanked || query.bounds.some(({ measure }) => measure === 'count');
  if (isOfPeople && isNumbered && ONE_ROW_EACH.includes(entity.name)) return true;
  // Who is named joined once, in whatever year.
  if (['joiner', 'admission'].includes(entity.name) && query.filters.some(({ by, op }) => by === entity.who && op === 'is')) return true;
  if (entity.name === 'joiner' && /\bwith (?:their |the )?(?:dates?|joining)\b/i.test(text)) return true;
  // Toppers are students.
  if (entity.name === 'result' && /\btoppers?\b/i.test(text) && !query.groupBy.includes('student')) return true;
  if (asksNumbersOf(text, query.measure === 'list' ? [...columns, ...(entity.list ?? [])] : (query.columns ?? []))) return true;
  // Who does both of two is told by no number of each.
  const isOfTwo = query.filters.some(({ by, op, values }) => MANY_EACH.includes(by) && op === 'is' && values.length > 1);
  const namesThem = !(query.groupBy[0] === 'subject' && isOfPeople) && (roles.has('both') || roles.has('who') || roles.has('list'));
  if (isOfTwo && namesThem && !roles.has('wise') && !roles.has('by')) return true;
  // Who asks is known here only as an account.
  if (OF_SELF.test(text)) return true;
  // Of a class that is named 'each grade' tells no classes apart.
  const isOfOneClass = query.groupBy.includes('class') && query.filters.some(({ by, values }) => by === 'class' && values.length === 1);
  return isOfOneClass && tokens.some((one, at) => /^grades?$/.test(one.text) && claims[at] === undefined);
}

/** Numbers that somebody has are no number of them. */
function asksNumbersOf(text: string, columns: readonly string[]): boolean {
  const [, kind = ''] = NUMBERS_OF.exec(text) ?? [];
  const told = /phone|mobile|contact/i.test(kind)
    ? ['contact', 'phone', 'fatherPhone', 'motherPhone']
    : /roll/i.test(kind)
      ? ['roll']
      : /admission|gr/i.test(kind)
        ? ['admissionNumber']
        : [];
  return kind !== '' && !columns.some((one) => told.includes(one));
}

const NUMBERS_OF = /\b(admission|roll|aadhaa?r|account|serial|gr|phone|mobile|contact|whatsapp) (?:numbers?|nos?)\b/i;
const OF_SELF = /\b(?:did|have|had|do|was) i\b|\bi (?:wrote|took|taught|made|collected|entered|marked)\b|\bm(?:ai|e)ne\b/i;
/** Of which somebody may have several. */
const MANY_EACH = ['activity', 'subject'];
/** Of whom there is one row, nobody has the most. */
const ONE_ROW_EACH: readonly QueryEntity[] = wordsIn('student employee admission leaver birthday birth staffBirthday joiner staffLeaver');
