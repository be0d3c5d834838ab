import type { Query } from '@shala/contract/assistant';
import { ENTITIES } from '../entities/index.ts';
import { named } from '../follow/as-listed.ts';

const KINDS = {
  employee: '(?:teachers?|staff(?: members?)?|employees?|adhyapak|shikshak|शिक्षकों|अध्यापकों|कर्मचारियों)',
  student: '(?:students?|children|pupils?|kids|boys|girls|bach{1,2}\\w+|ladk\\w+|छात्रों|बच्चों|विद्यार्थियों)',
};
/** Behind the people stands what they did or have; in 'staff leave applications' they only say whose these are. */
const DID = '(?:have|has|had|did|took|take|got|get|gave|filled|wrote|made|were|was|are|came|come|paid|borrowed|returned|who|ne|ko|को|ने)';
const asked = (kind: string) => new RegExp(`\\b(?:how many|kitn[ei]|कितने|कितनी) (?:of (?:the|our) )?(?:\\w+ )?${kind} ${DID}(?= )`, 'iu');
const ASKED = { employee: asked(KINDS.employee), student: asked(KINDS.student) };

/** 'How many teachers have filled the logbook': the people are counted, and not the entries of each. */
export function peopleCounted(prompt: string, query: Query): Query {
  const { who, name, measures } = ENTITIES[query.entity];
  const isCount = query.measure === 'count' && query.groupBy.length + query.bounds.length === 0 && query.counts === undefined;
  const isPlain = query.compare === undefined && query.share === undefined && query.derive === undefined && query.made === undefined;
  if ((who !== 'employee' && who !== 'student') || name === who || !isCount || !isPlain) return query;
  if (measures.count?.unit === 'rupees' || !ASKED[who].test(prompt)) return query;
  return { ...query, groupBy: [who], counts: true };
}

const NUMBER = /\b(?:how many|numbers?|count|total|kitn[aei]|average|more|most|fewer|least|few)\b|कितन/i;

/** 'Chapters of the class 7 Science book': what has a name is listed where no number is asked for. */
export function thingsListed(prompt: string, query: Query): Query {
  const isOfThings = ENTITIES[query.entity].measures[query.measure]?.counts !== undefined;
  const isPlain = query.groupBy.length + query.bounds.length === 0 && query.share === undefined && query.compare === undefined;
  return isOfThings && isPlain && !NUMBER.test(prompt) ? (named(query) ?? query) : query;
}
