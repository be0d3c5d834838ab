export { awaitedOf, daysOf, MOVING_DAYS, type MovingDay } from './india.ts';
