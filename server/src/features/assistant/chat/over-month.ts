import type { Slots } from '../interpreter/types.ts';
import { addDays } from '../tools/span.ts';

/** 'Leave in October', said in November: the month that is over, and none of the next year. */
export const isOfOverMonth = ({ slots }: { slots: Slots }, today: string): boolean =>
  (slots.month ?? slots.from ?? slots.date ?? today) > addDays(today, HALF_A_YEAR);
const HALF_A_YEAR = 183;
