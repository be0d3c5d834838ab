const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|this month|last month)';
const OF_MONTH = new RegExp(
  `\\bfees?(?: collections?)? (?:of|for) (?:the )?(?:month of )?${MONTH}\\b|\\bfees? collections? (?:of|for) [\\w ]{1,20} (?:in|of|for) ${MONTH}\\b|\\b${MONTH}(?:['’]?s)?(?: k[aei])? (?:school )?fees?\\b(?! coll| came| receiv| heads?\\b)`,
  'i',
);
/** Words that speak of what came in or is still owed. */
const COMES_IN =
  /\b(?:collect|paid|pay|due|dues|pending|unpaid|outstanding|balance|receiv|came|come|jama|baki|baaki|bakaya|aay|mil|status|summary)/i;

/** Whether 'fees of October' are spoken of: those of that month, and not what came in during it. */
export const speaksOfFeesOfMonth = (prompt: string): boolean => OF_MONTH.test(prompt);

/** Whether the fees of a month are asked for as such, which is what was charged: 'total fees of October'. */
export const asksForCharge = (prompt: string): boolean =>
  OF_MONTH.test(prompt) && !COMES_IN.test(prompt) && /\b(?:total|how much|kitn[ia]|what (?:are|were|is|was))\b/i.test(prompt);
