import type { Query } from '@shala/contract/assistant';
import type { Roles, Work } from '../reading/marks.ts';
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
  if (isBounded && measure === 'count') return true;
  return isFigure && isOfAll && listsReceipts(work, roles, measure);
}

/** 'Cheques received in October with amounts', 'receipts one by one'. */
const EACH_ONE = /\bone by one\b|\bindividually\b|\bek ek kar ?ke\b|\bwith (?:the |their )?(?:names?|amounts?)\b/i;
/** 'The highest single receipt' is named, with whose it is. */
const ONE_BY_ONE = /\bsingle (?:receipt|payment|bill|expense|voucher|raseed|rasid)/i;

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
