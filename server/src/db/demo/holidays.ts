import { daysOf, type MovingDay } from '../../platform/almanac/index.ts';

/** Public holidays on the same day each year: month and day. */
export const FIXED_HOLIDAYS: readonly { on: string; title: string }[] = [
  { on: '04-14', title: 'Dr. Ambedkar Jayanti' },
  { on: '05-01', title: 'Maharashtra Day' },
  { on: '08-15', title: 'Independence Day' },
  { on: '10-02', title: 'Gandhi Jayanti' },
  { on: '12-25', title: 'Christmas' },
  { on: '01-26', title: 'Republic Day' },
  { on: '02-19', title: 'Chhatrapati Shivaji Maharaj Jayanti' },
];

const KEPT: readonly [MovingDay, string][] = [
  ['makar-sankranti', 'Makar Sankranti'],
  ['maha-shivratri', 'Maha Shivratri'],
  ['holi', 'Holi'],
  ['gudi-padwa', 'Gudi Padwa'],
  ['id-ul-fitr', 'Ramzan Id'],
  ['ram-navami', 'Ram Navami'],
  ['mahavir-jayanti', 'Mahavir Jayanti'],
  ['good-friday', 'Good Friday'],
  ['buddha-purnima', 'Buddha Purnima'],
  ['id-ul-zuha', 'Bakri Id'],
  ['muharram', 'Muharram'],
  ['raksha-bandhan', 'Raksha Bandhan'],
  ['id-e-milad', 'Id-e-Milad'],
  ['ganesh-chaturthi', 'Ganesh Chaturthi'],
  ['dussehra', 'Dussehra'],
  ['guru-nanak-jayanti', 'Guru Nanak Jayanti'],
];

/** Holidays that move, as the almanac has them. Years beyond it have the fixed holidays and the school's vacations only. */
export const MOVING_HOLIDAYS: readonly { on: string; title: string }[] = KEPT.flatMap(([key, title]) =>
  daysOf(key).map((on) => ({ on, title })),
);

/** Lakshmi Puja, about which the Diwali break lies. */
export const DIWALI: Readonly<Record<number, string>> = Object.fromEntries(daysOf('diwali').map((day) => [Number(day.slice(0, 4)), day]));
