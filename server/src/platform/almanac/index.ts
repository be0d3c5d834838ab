export { daysOf, MOVING_DAYS, type MovingDay, mayMove } from './india.ts';
