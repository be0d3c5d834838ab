import { awaitedOf, daysOf, type MovingDay } from '#platform/almanac';

/** The source of the list, as shown beside it. NOTICE.md has the details. */
export const SOURCE =
  'Government of India, Department of Personnel and Training: holidays in Central Government offices; dates for 2027 and 2028 are expected dates, please check them';

type List = 'gazetted' | 'restricted';
type Holiday = { key: string; title: string; on: string; list: List; awaits: 'moon' | 'notification' | null };

/** Holidays on the same day each year. */
const FIXED: readonly { key: string; title: string; monthDay: string; list: List }[] = [
  { key: 'new-year', title: 'New Year’s Day', monthDay: '01-01', list: 'restricted' },
  { key: 'republic-day', title: 'Republic Day', monthDay: '01-26', list: 'gazetted' },
  { key: 'shivaji-jayanti', title: 'Chhatrapati Shivaji Maharaj Jayanti', monthDay: '02-19', list: 'restricted' },
  // Declared by a separate order each year, and observed everywhere.
  { key: 'ambedkar-jayanti', title: 'Dr. Ambedkar Jayanti', monthDay: '04-14', list: 'gazetted' },
  { key: 'independence-day', title: 'Independence Day', monthDay: '08-15', list: 'gazetted' },
  { key: 'gandhi-jayanti', title: 'Mahatma Gandhi’s Birthday', monthDay: '10-02', list: 'gazetted' },
  { key: 'guru-tegh-bahadur', title: 'Guru Tegh Bahadur’s Martyrdom Day', monthDay: '11-24', list: 'restricted' },
  { key: 'christmas-eve', title: 'Christmas Eve', monthDay: '12-24', list: 'restricted' },
  { key: 'christmas', title: 'Christmas Day', monthDay: '12-25', list: 'gazetted' },
];

/** Holidays that depend on the moon, the sun or Easter, with the almanac's dates. */
const MOVING: readonly { key: MovingDay; title: string; list: List }[] = [
  { key: 'hazrat-ali', title: 'Hazrat Ali’s Birthday', list: 'restricted' },
  { key: 'hazrat-ali-again', title: 'Hazrat Ali’s Birthday', list: 'restricted' },
  { key: 'guru-gobind-singh-jayanti', title: 'Guru Gobind Singh’s Birthday', list: 'restricted' },
  { key: 'makar-sankranti', title: 'Makar Sankranti / Pongal', list: 'restricted' },
  { key: 'basant-panchami', title: 'Basant Panchami', list: 'restricted' },
  { key: 'ravidas-jayanti', title: 'Guru Ravidas’s Birthday', list: 'restricted' },
  { key: 'dayanand-jayanti', title: 'Swami Dayananda Saraswati Jayanti', list: 'restricted' },
  { key: 'maha-shivratri', title: 'Maha Shivratri', list: 'gazetted' },
  { key: 'holika-dahan', title: 'Holika Dahan', list: 'restricted' },
  { key: 'holi', title: 'Holi', list: 'gazetted' },
  { key: 'gudi-padwa', title: 'Gudi Padwa / Ugadi', list: 'restricted' },
  { key: 'jamat-ul-vida', title: 'Jamat-ul-Vida', list: 'restricted' },
  { key: 'id-ul-fitr', title: 'Id-ul-Fitr', list: 'gazetted' },
  { key: 'ram-navami', title: 'Ram Navami', list: 'gazetted' },
  { key: 'mahavir-jayanti', title: 'Mahavir Jayanti', list: 'gazetted' },
  { key: 'good-friday', title: 'Good Friday', list: 'gazetted' },
  { key: 'easter', title: 'Easter Sunday', list: 'restricted' },
  { key: 'vaisakhi', title: 'Vaisakhi', list: 'restricted' },
  { key: 'bahag-bihu', title: 'Bahag Bihu', list: 'restricted' },
  { key: 'buddha-purnima', title: 'Buddha Purnima', list: 'gazetted' },
  { key: 'tagore-jayanti', title: 'Rabindranath Tagore’s Birthday', list: 'restricted' },
  { key: 'id-ul-zuha', title: 'Id-ul-Zuha (Bakrid)', list: 'gazetted' },
  { key: 'muharram', title: 'Muharram', list: 'gazetted' },
  { key: 'rath-yatra', title: 'Rath Yatra', list: 'restricted' },
  { key: 'parsi-new-year', title: 'Parsi New Year', list: 'restricted' },
  { key: 'onam', title: 'Onam', list: 'restricted' },
  { key: 'id-e-milad', title: 'Milad-un-Nabi (Id-e-Milad)', list: 'gazetted' },
  { key: 'raksha-bandhan', title: 'Raksha Bandhan', list: 'restricted' },
  { key: 'janmashtami', title: 'Janmashtami', list: 'gazetted' },
  { key: 'ganesh-chaturthi', title: 'Ganesh Chaturthi', list: 'restricted' },
  { key: 'durga-ashtami', title: 'Durga Ashtami', list: 'restricted' },
  { key: 'dussehra', title: 'Dussehra (Vijaya Dashami)', list: 'gazetted' },
  { key: 'valmiki-jayanti', title: 'Maharishi Valmiki’s Birthday', list: 'restricted' },
  { key: 'karva-chauth', title: 'Karva Chauth', list: 'restricted' },
  { key: 'diwali', title: 'Diwali (Deepavali)', list: 'gazetted' },
  { key: 'govardhan-puja', title: 'Govardhan Puja', list: 'restricted' },
  { key: 'bhai-duj', title: 'Bhai Duj', list: 'restricted' },
  { key: 'chhath-puja', title: 'Chhath Puja', list: 'restricted' },
  { key: 'guru-nanak-jayanti', title: 'Guru Nanak’s Birthday', list: 'gazetted' },
];
/** Not in the gazetted list of years in which they fall on a Sunday. */
const RESTRICTED_IN: Readonly<Record<string, readonly number[]>> = { 'maha-shivratri': [2026] };

/** The calendar years with a list. */
export const HOLIDAY_YEARS: readonly number[] = [2026, 2027, 2028];

/** The public holidays of a year in order of date; `awaits` is what can still move the day. */
export function holidaysOf(year: number): Holiday[] {
  const fixed = FIXED.map(({ monthDay, ...holiday }) => ({ ...holiday, on: `${year}-${monthDay}`, awaits: null }));
  const moving = MOVING.flatMap(({ key, title, list }) =>
    daysOf(key)
      .filter((on) => on.startsWith(`${year}-`))
      .map((on) => ({ key, title, on, list: RESTRICTED_IN[key]?.includes(year) ? ('restricted' as const) : list, awaits: awaitedOf(key) })),
  );
  return [...fixed, ...moving].sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.title < b.title ? -1 : 1));
}
