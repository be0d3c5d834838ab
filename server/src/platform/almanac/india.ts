/**
 * What determines a festival's day. `moon` and `sun` days are announced and may differ from the almanac by a day. The Islamic months begin when the new moon is
 * sighted. `easter` is calculated and never changes.
 */
type By = 'moon' | 'sighting' | 'sun' | 'easter';
type Moving = { readonly by: By; readonly days: readonly string[] };

/**
 * The moving festivals of India from 2025 to 2028. This is the only table of them: the calendar's list of public holidays, the assistant's festivals and the
 * demo school all read it. NOTICE.md says where it comes from and how it was checked. A test compares it with Easter's rule, the moon's phases and the Umm
 * al-Qura calendar.
 */
export const MOVING_DAYS = {
  'hazrat-ali': { by: 'sighting', days: ['2025-01-14', '2026-01-03', '2027-12-12', '2028-12-01'] },
  'hazrat-ali-again': { by: 'sighting', days: ['2026-12-23'] },
  'guru-gobind-singh-jayanti': { by: 'moon', days: ['2025-01-06', '2025-12-27', '2027-01-15', '2028-01-04'] },
  'makar-sankranti': { by: 'sun', days: ['2025-01-14', '2026-01-14', '2027-01-15', '2028-01-15'] },
  'basant-panchami': { by: 'moon', days: ['2025-02-02', '2026-01-23', '2027-02-11', '2028-01-31'] },
  'ravidas-jayanti': { by: 'moon', days: ['2025-02-12', '2026-02-01', '2027-02-20', '2028-02-10'] },
  'dayanand-jayanti': { by: 'moon', days: ['2025-02-23', '2026-02-12', '2027-03-02', '2028-02-19'] },
  'maha-shivratri': { by: 'moon', days: ['2025-02-26', '2026-02-15', '2027-03-06', '2028-02-23'] },
  'holika-dahan': { by: 'moon', days: ['2025-03-13', '2026-03-03', '2027-03-21', '2028-03-10'] },
  holi: { by: 'moon', days: ['2025-03-14', '2026-03-04', '2027-03-22', '2028-03-11'] },
  'gudi-padwa': { by: 'moon', days: ['2025-03-30', '2026-03-19', '2027-04-07', '2028-03-27'] },
  'jamat-ul-vida': { by: 'sighting', days: ['2025-03-28', '2026-03-20', '2027-03-05', '2028-02-25'] },
  'id-ul-fitr': { by: 'sighting', days: ['2025-03-31', '2026-03-21', '2027-03-10', '2028-02-27'] },
  'ram-navami': { by: 'moon', days: ['2025-04-06', '2026-03-26', '2027-04-15', '2028-04-03'] },
  'mahavir-jayanti': { by: 'moon', days: ['2025-04-10', '2026-03-31', '2027-04-18', '2028-04-07'] },
  'good-friday': { by: 'easter', days: ['2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14'] },
  easter: { by: 'easter', days: ['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'] },
  vaisakhi: { by: 'sun', days: ['2025-04-13', '2026-04-14', '2027-04-14', '2028-04-13'] },
  'bahag-bihu': { by: 'sun', days: ['2025-04-15', '2026-04-15', '2027-04-15', '2028-04-14'] },
  'tagore-jayanti': { by: 'sun', days: ['2025-05-09', '2026-05-09', '2027-05-09', '2028-05-08'] },
  'buddha-purnima': { by: 'moon', days: ['2025-05-12', '2026-05-01', '2027-05-20', '2028-05-08'] },
  'id-ul-zuha': { by: 'sighting', days: ['2025-06-07', '2026-05-27', '2027-05-17', '2028-05-06'] },
  muharram: { by: 'sighting', days: ['2025-07-06', '2026-06-26', '2027-06-16', '2028-06-04'] },
  'rath-yatra': { by: 'moon', days: ['2025-06-27', '2026-07-16', '2027-07-05', '2028-06-24'] },
  'guru-purnima': { by: 'moon', days: ['2025-07-10', '2026-07-29', '2027-07-18', '2028-07-06'] },
  'parsi-new-year': { by: 'sun', days: ['2025-08-15', '2026-08-15', '2027-08-15', '2028-08-14'] },
  'id-e-milad': { by: 'sighting', days: ['2025-09-05', '2026-08-26', '2027-08-15', '2028-08-04'] },
  onam: { by: 'sun', days: ['2025-09-05', '2026-08-26', '2027-09-12', '2028-09-01'] },
  'raksha-bandhan': { by: 'moon', days: ['2025-08-09', '2026-08-28', '2027-08-17', '2028-08-05'] },
  janmashtami: { by: 'moon', days: ['2025-08-16', '2026-09-04', '2027-08-25', '2028-08-13'] },
  'ganesh-chaturthi': { by: 'moon', days: ['2025-08-27', '2026-09-14', '2027-09-04', '2028-08-23'] },
  'durga-ashtami': { by: 'moon', days: ['2025-09-30', '2026-10-19', '2027-10-07', '2028-09-26'] },
  dussehra: { by: 'moon', days: ['2025-10-02', '2026-10-20', '2027-10-09', '2028-09-27'] },
  'valmiki-jayanti': { by: 'moon', days: ['2025-10-07', '2026-10-26', '2027-10-15', '2028-10-03'] },
  'karva-chauth': { by: 'moon', days: ['2025-10-10', '2026-10-29', '2027-10-18', '2028-10-07'] },
  dhanteras: { by: 'moon', days: ['2025-10-18', '2026-11-06', '2027-10-27', '2028-10-15'] },
  diwali: { by: 'moon', days: ['2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17'] },
  // The government circular of 2026 has the 9th; almanacs that count from sunrise have the 10th.
  'govardhan-puja': { by: 'moon', days: ['2025-10-22', '2026-11-09', '2027-10-30', '2028-10-18'] },
  'bhai-duj': { by: 'moon', days: ['2025-10-23', '2026-11-11', '2027-10-31', '2028-10-19'] },
  'chhath-puja': { by: 'moon', days: ['2025-10-28', '2026-11-15', '2027-11-04', '2028-10-23'] },
  'guru-nanak-jayanti': { by: 'moon', days: ['2025-11-05', '2026-11-24', '2027-11-14', '2028-11-02'] },
} as const satisfies Record<string, Moving>;

export type MovingDay = keyof typeof MOVING_DAYS;

/** The days of a festival, earliest first, ISO. */
export function daysOf(key: MovingDay): readonly string[] {
  return MOVING_DAYS[key].days;
}

/** What can still move the almanac's day by one: the sighting of the moon, or the government's notification. Null when the day is certain. */
export function awaitedOf(key: MovingDay): 'moon' | 'notification' | null {
  const { by } = MOVING_DAYS[key];
  return by === 'easter' ? null : by === 'sighting' ? 'moon' : 'notification';
}
