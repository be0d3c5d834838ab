import type { Query } from '@shala/contract/assistant';
import { MONTH, MONTH_STARTS } from '../vocabulary/month-words.ts';

const OWING = '(?:open|dues?|unpaid|overdue|pending|outstanding|owing|owes?|owed|to pay|left to pay|not paid|ba+ki|bakaya)';
const BESIDE = "(?:(?:['’]s|is|are|has|have|been|still|fees?|month|months|ki|ka|ke|hai|hain|for|of|the|to be|yet) )*";
/** 'Only November still open', 'owe just October', 'sirf November ki fees baki'. */
const SAID = new RegExp(
  `\\b(?:who |that |whose |jinki |with )?(?:have |has |having |owe |owes |owing |had )?(?:only|just|sirf|kewal) ${BESIDE}${MONTH}(?: ${BESIDE}${OWING}\\b| (?=.*\\b${OWING}\\b)|(?<=\\bow(?:e|es|ing) .*))`,
  'i',
);
/** 'Both October and November unpaid', 'October aur November dono ki fees baki'. */
const BOTH_SAID = new RegExp(
  `\\b(?:who |that |whose |jinki |with )?(?:have |has |having |owe |owes |owing |had )?(?:(?:both|dono) ${BESIDE}${MONTH} (?:and|&|aur) ${BESIDE}${MONTH}|${MONTH} (?:and|&|aur) ${MONTH} (?:both|dono))(?: ${BESIDE}${OWING}\\b| (?=.*\\b${OWING}\\b)|(?<=\\bow(?:e|es|ing) .*))`,
  'i',
);
const REST = new RegExp(`\\b(?:${OWING}|fees?|have|has|still|who|whose|jinki|ki|hai|hain|is|are|unpaid)\\b`, 'gi');
const NOUN = /\b(?:students?|child|children|kids?|pupils?|boys?|girls?|bacch?[aeo]n?|bachch?[aeo]n?|ladk[aei]\w*)\b/i;
const OTHERS = /\b(?:nahi|nahin|not|never|no|without)\b|n['’]t\b/i;

/** How the question is asked without the month, and what holds of those who owe that month and no other. */
type OfOneMonth = { rest: string; also: Query['also'] };

/** 'How many students have only November open': who owes this month and nothing else, or both of two. The month is the last one of this name. */
export function onlyMonth(prompt: string, today: string): OfOneMonth | undefined {
  const both = BOTH_SAID.exec(prompt);
  const found = both ?? SAID.exec(prompt);
  if (found === null || OTHERS.test(prompt)) return undefined;
  const months = found.slice(1).filter((name) => name !== undefined);
  const values = months.map((name) => {
    const number = MONTH_STARTS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
    return `${Number(today.slice(0, 4)) - (number > Number(today.slice(5, 7)) ? 1 : 0)}-${String(number).padStart(2, '0')}-01`;
  });
  const around = `${prompt.slice(0, found.index)} ${prompt.slice(found.index + found[0].length)}`
    .replace(REST, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bounds = [{ measure: 'sum', op: '>' as const, value: 0 }];
  return {
    rest: NOUN.test(around) ? around : `students ${around}`,
    also:
      both === null
        ? [
            { entity: 'due', bounds, filters: [{ by: 'month', op: 'is', values }] },
            { entity: 'due', bounds, none: true, filters: [{ by: 'month', op: 'not', values }] },
          ]
        : values.map((one) => ({ entity: 'due', bounds, filters: [{ by: 'month', op: 'is', values: [one] }] })),
  };
}

/** The students of the rest of whom this holds. */
export function withOneMonth(asked: Query | undefined, { also }: OfOneMonth): Query | undefined {
  const isPlain = asked?.entity === 'student' && ['list', 'count'].includes(asked.measure) && asked.bounds.length === 0;
  return isPlain && asked.also.length === 0 && asked.order === undefined && asked.period === undefined ? { ...asked, also } : undefined;
}
