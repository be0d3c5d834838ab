/**
 * Public holidays of India. Source: Government of India, Ministry of Personnel, Public Grievances and Pensions, Department of
 * Personnel and Training, yearly circular "Holidays to be observed in Central Government Offices" (gazetted, and the list of
 * restricted holidays); for a year whose circular is not out the days by the moon are the almanac's. See NOTICE.md.
 */
export const SOURCE = 'Government of India, Department of Personnel and Training: holidays in Central Government offices';

type List = 'gazetted' | 'restricted';

/** The same day each year. */
export const FIXED: readonly { key: string; title: string; monthDay: string; list: List }[] = [
  { key: 'new-year', title: 'New Year’s Day', monthDay: '01-01', list: 'restricted' },
  { key: 'republic-day', title: 'Republic Day', monthDay: '01-26', list: 'gazetted' },
  { key: 'shivaji-jayanti', title: 'Chhatrapati Shivaji Maharaj Jayanti', monthDay: '02-19', list: 'restricted' },
  { key: 'ambedkar-jayanti', title: 'Dr. Ambedkar Jayanti', monthDay: '04-14', list: 'restricted' },
  { key: 'independence-day', title: 'Independence Day', monthDay: '08-15', list: 'gazetted' },
  { key: 'gandhi-jayanti', title: 'Mahatma Gandhi’s Birthday', monthDay: '10-02', list: 'gazetted' },
  { key: 'christmas-eve', title: 'Christmas Eve', monthDay: '12-24', list: 'restricted' },
  { key: 'christmas', title: 'Christmas Day', monthDay: '12-25', list: 'gazetted' },
];

/** Days by the moon, the sun's course or Easter. They are marked "to be confirmed" until a school says otherwise. */
export const MOVING: Readonly<Record<number, readonly { key: string; title: string; monthDay: string; list: List }[]>> = {
  2026: [
    { key: 'makar-sankranti', title: 'Makar Sankranti / Pongal', monthDay: '01-14', list: 'restricted' },
    { key: 'basant-panchami', title: 'Basant Panchami', monthDay: '01-23', list: 'restricted' },
    { key: 'ravidas-jayanti', title: 'Guru Ravidas’s Birthday', monthDay: '02-01', list: 'restricted' },
    { key: 'maha-shivratri', title: 'Maha Shivratri', monthDay: '02-15', list: 'restricted' },
    { key: 'holika-dahan', title: 'Holika Dahan', monthDay: '03-03', list: 'restricted' },
    { key: 'holi', title: 'Holi', monthDay: '03-04', list: 'gazetted' },
    { key: 'gudi-padwa', title: 'Gudi Padwa / Ugadi', monthDay: '03-19', list: 'restricted' },
    { key: 'id-ul-fitr', title: 'Id-ul-Fitr', monthDay: '03-21', list: 'gazetted' },
    { key: 'ram-navami', title: 'Ram Navami', monthDay: '03-26', list: 'gazetted' },
    { key: 'mahavir-jayanti', title: 'Mahavir Jayanti', monthDay: '03-31', list: 'gazetted' },
    { key: 'good-friday', title: 'Good Friday', monthDay: '04-03', list: 'gazetted' },
    { key: 'buddha-purnima', title: 'Buddha Purnima', monthDay: '05-01', list: 'gazetted' },
    { key: 'id-ul-zuha', title: 'Id-ul-Zuha (Bakrid)', monthDay: '05-27', list: 'gazetted' },
    { key: 'muharram', title: 'Muharram', monthDay: '06-26', list: 'gazetted' },
    { key: 'onam', title: 'Onam', monthDay: '08-26', list: 'restricted' },
    { key: 'id-e-milad', title: 'Milad-un-Nabi (Id-e-Milad)', monthDay: '08-26', list: 'gazetted' },
    { key: 'raksha-bandhan', title: 'Raksha Bandhan', monthDay: '08-28', list: 'restricted' },
    { key: 'janmashtami', title: 'Janmashtami', monthDay: '09-04', list: 'gazetted' },
    { key: 'ganesh-chaturthi', title: 'Ganesh Chaturthi', monthDay: '09-14', list: 'restricted' },
    { key: 'dussehra', title: 'Dussehra (Vijaya Dashami)', monthDay: '10-20', list: 'gazetted' },
    { key: 'valmiki-jayanti', title: 'Maharishi Valmiki’s Birthday', monthDay: '10-26', list: 'restricted' },
    { key: 'diwali', title: 'Diwali (Deepavali)', monthDay: '11-08', list: 'gazetted' },
    { key: 'govardhan-puja', title: 'Govardhan Puja', monthDay: '11-09', list: 'restricted' },
    { key: 'bhai-duj', title: 'Bhai Duj', monthDay: '11-11', list: 'restricted' },
    { key: 'chhath-puja', title: 'Chhath Puja', monthDay: '11-15', list: 'restricted' },
    { key: 'guru-nanak-jayanti', title: 'Guru Nanak’s Birthday', monthDay: '11-24', list: 'gazetted' },
  ],
  2027: [
    { key: 'makar-sankranti', title: 'Makar Sankranti / Pongal', monthDay: '01-15', list: 'restricted' },
    { key: 'maha-shivratri', title: 'Maha Shivratri', monthDay: '03-06', list: 'restricted' },
    { key: 'id-ul-fitr', title: 'Id-ul-Fitr', monthDay: '03-10', list: 'gazetted' },
    { key: 'holi', title: 'Holi', monthDay: '03-22', list: 'gazetted' },
    { key: 'good-friday', title: 'Good Friday', monthDay: '03-26', list: 'gazetted' },
    { key: 'gudi-padwa', title: 'Gudi Padwa / Ugadi', monthDay: '04-07', list: 'restricted' },
    { key: 'ram-navami', title: 'Ram Navami', monthDay: '04-15', list: 'gazetted' },
    { key: 'mahavir-jayanti', title: 'Mahavir Jayanti', monthDay: '04-19', list: 'gazetted' },
    { key: 'id-ul-zuha', title: 'Id-ul-Zuha (Bakrid)', monthDay: '05-17', list: 'gazetted' },
    { key: 'buddha-purnima', title: 'Buddha Purnima', monthDay: '05-20', list: 'gazetted' },
    { key: 'muharram', title: 'Muharram', monthDay: '06-16', list: 'gazetted' },
    { key: 'id-e-milad', title: 'Milad-un-Nabi (Id-e-Milad)', monthDay: '08-16', list: 'gazetted' },
    { key: 'raksha-bandhan', title: 'Raksha Bandhan', monthDay: '08-17', list: 'restricted' },
    { key: 'janmashtami', title: 'Janmashtami', monthDay: '08-25', list: 'gazetted' },
    { key: 'ganesh-chaturthi', title: 'Ganesh Chaturthi', monthDay: '09-04', list: 'restricted' },
    { key: 'dussehra', title: 'Dussehra (Vijaya Dashami)', monthDay: '10-09', list: 'gazetted' },
    { key: 'diwali', title: 'Diwali (Deepavali)', monthDay: '10-29', list: 'gazetted' },
    { key: 'guru-nanak-jayanti', title: 'Guru Nanak’s Birthday', monthDay: '11-14', list: 'gazetted' },
  ],
};
