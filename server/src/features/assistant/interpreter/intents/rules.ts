import { CALENDAR_RULES } from './calendar-rules.ts';
import { MESSAGE_RULES } from './message-rules.ts';
import { MONEY_RULES } from './money-rules.ts';
import { PEOPLE_RULES } from './people-rules.ts';
import type { Rule } from './rule.ts';

/** All ways of asking; where points are equal the earlier wins. */
export const RULES: readonly Rule[] = [...MESSAGE_RULES, ...PEOPLE_RULES, ...MONEY_RULES, ...CALENDAR_RULES];
