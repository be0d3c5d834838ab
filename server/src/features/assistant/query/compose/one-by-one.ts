import type { Query } from '@shala/contract/assistant';
import { namesOf, type Roles, roleOf, type Work } from '../reading/marks.ts';
import { type Manner, type Parts, TELLING_APART } from './of-people.ts';

type Asked = Pick<Parts, 'groups' | 'bounds' | 'measure'>;

/** Whether single receipts or bills are meant, each with its amount, and no sum of them. */
export function isOneByOne(work: Work, roles: Roles, { groups, bounds, measure }: Asked, { isSuper, limit }: Manner): boolean {
  const {
    entity: { name, who },
    reading: { text },
  } = work;
  if ((isSuper || limit !== undefined) && ONE_BY_ONE.test(text)) return true;
  const isOfAll = (groups.length === 0 || (groups.length === 1 && groups[0] === who)) && !isSuper;
  const isFigure = ['sum', 'count'].includes(measure);
  if (isOfAll && isFigure && !roles.has('count') && EACH_ONE.test(text)) return true;
  if (name !== 'receipt') return false;
  const isBounded = bounds.length > 0 && bounds.every((one) => one.measure === 'sum');
  if (isBounded && (measure === 'count' || (isOfAll && saysRows(work)))) return true;
  return isFigure && isOfAll && listsReceipts(work, roles, measure);
}

/** 'Cheques received in October with amounts', 'receipts one by one'. */
const EACH_ONE = /\bone by one\b|\bindividually\b|\bek ek kar ?ke\b|\bwith (?:the |their )?(?:names?|amounts?)\b/i;
/** 'The highest single receipt' is named, with whose it is. */
const ONE_BY_ONE = /\bsingle (?:receipt|payment|bill|expense|voucher|raseed|rasid)/i;

/** 'Cheques above 5,000 each', 'payments of more than 10,000': what is bounded are these, and no sum of somebody. */
const saysRows = ({ entity, particulars: { bounds }, marks, reading: { tokens } }: Work): boolean =>
  bounds.some(({ from, length }) => EACH_OF_THEM.includes(tokens[from + length]?.text ?? '')) ||
  (tokens.some(({ text }) => SINGLE_ROWS.includes(text)) &&
    !marks.some((mark) => roleOf(mark) === 'who' || roleOf(mark) === 'sum' || namesOf(mark, 'dimension').includes(entity.who ?? '')));
const EACH_OF_THEM = ['each', 'apiece'];
const SINGLE_ROWS = ['receipts', 'payments', 'cheques', 'drafts', 'transactions'];

/** 'All payments made by …', 'receipts of …': of one person each is listed; 'made by' tells nothing apart. */
export const isOfReceiptsOf = ({ entity, reading: { tokens, text } }: Work, roles: Roles, filters: Query['filters']): boolean =>
  entity.name === 'receipt' &&
  filters.some(({ by }) => by === entity.who) &&
  tokens.some((one) => SINGLE_ROWS.includes(one.text) || SINGLE_ROWS.includes(`${one.text}s`)) &&
  !NUMBER.test(text) &&
  !TELLING_APART.some((role) => role !== 'by' && roles.has(role));

/** 'List the receipts of today', 'which cheques are not cleared': each of them, and no number or sum. */
function listsReceipts({ reading }: Work, roles: Roles, measure: string): boolean {
  if (TELLING_APART.some((role) => roles.has(role)) || NUMBER.test(reading.text)) return false;
  return (measure === 'count' && roles.has('list')) || (roles.has('which') && WHICH_RECEIPTS.test(reading.text));
}
const NUMBER = /\b(?:how many|number of|no\.? of|count|kitn[ei]|total)\b|कितन/i;
const WHICH_RECEIPTS = /\bwhich (?:cheques?|receipts?|payments?)\b/i;

/** 'Which cheques bounced', 'cheques in hand': each of them; what was cancelled or bounced has no part in a sum. */
export function isOfState({ reading }: Work, roles: Roles, { filters, bounds }: Pick<Query, 'filters' | 'bounds'>): boolean {
  const isOf = filters.some(({ by, op }) => op === 'has' && STATES.includes(by));
  return isOf && bounds.length === 0 && !TELLING_APART.some((role) => roles.has(role)) && !NUMBER.test(reading.text);
}
const STATES = ['noBill', 'hasBill', 'isBounced', 'isCancelled', 'isCleared', 'inHand', 'isDeposited'];
/** Of these nothing was received. */
export const NOT_LIVE = ['isBounced', 'isCancelled'];
