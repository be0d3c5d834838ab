import { daysOf } from '#platform/almanac';

/** A festival's names, and its days as they are kept in India. */
export type Festival = { readonly title: string; readonly words: string; readonly days: readonly string[] };

/** Festivals that keep their day, as MM-DD. */
export const FIXED_FESTIVALS: readonly { readonly title: string; readonly words: string; readonly day: string }[] = [
  { title: 'New Year', words: 'new year, new years day, new year day, naya saal, nav varsh, नया साल, नव वर्ष', day: '01-01' },
  { title: 'Lohri', words: 'lohri, लोहड़ी', day: '01-13' },
  { title: 'Uttarayan', words: 'uttarayan, uttrayan, उत्तरायण', day: '01-14' },
  { title: 'Maghi', words: 'maghi, माघी', day: '01-14' },
  { title: 'Netaji Jayanti', words: 'netaji jayanti, subhash jayanti, parakram diwas', day: '01-23' },
  { title: 'Republic Day', words: 'republic day, gantantra diwas, gantantra divas, गणतंत्र दिवस', day: '01-26' },
  { title: 'Shivaji Jayanti', words: 'shivaji jayanti, shiv jayanti, शिवाजी जयंती', day: '02-19' },
  { title: "Women's Day", words: "women's day, womens day, mahila diwas, महिला दिवस", day: '03-08' },
  { title: 'Ambedkar Jayanti', words: 'ambedkar jayanti, अंबेडकर जयंती, आंबेडकर जयंती', day: '04-14' },
  { title: 'Labour Day', words: 'labour day, labor day, may day, mazdoor diwas, maharashtra day, मजदूर दिवस', day: '05-01' },
  { title: 'Environment Day', words: 'environment day, world environment day, paryavaran diwas, पर्यावरण दिवस', day: '06-05' },
  { title: 'Yoga Day', words: 'yoga day, yog diwas, योग दिवस', day: '06-21' },
  { title: 'Independence Day', words: 'independence day, swatantrata diwas, swatantrata divas, azadi diwas, स्वतंत्रता दिवस', day: '08-15' },
  { title: "Teachers' Day", words: "teachers day, teacher's day, teachers' day, shikshak diwas, शिक्षक दिवस", day: '09-05' },
  { title: 'Hindi Diwas', words: 'hindi diwas, hindi divas, hindi day, हिंदी दिवस, हिन्दी दिवस', day: '09-14' },
  { title: 'Gandhi Jayanti', words: 'gandhi jayanti, gandhi jayanthi, गांधी जयंती', day: '10-02' },
  { title: "Children's Day", words: "children's day, childrens day, bal diwas, baal diwas, bal divas, बाल दिवस", day: '11-14' },
  { title: 'Christmas Eve', words: 'christmas eve', day: '12-24' },
  { title: 'Christmas', words: 'christmas, xmas, x-mas, christmas day, bada din, krismas, क्रिसमस, बड़ा दिन', day: '12-25' },
];

const moved = (title: string, day: Parameters<typeof daysOf>[0], words: string): Festival => ({ title, words, days: daysOf(day) });

/**
 * Festivals whose day moves, by the same almanac as the calendar's public holidays. The school's own calendar is asked first by
 * whoever calls the interpreter, as Eid and Muharram can move by a day.
 */
export const MOVABLE_FESTIVALS: readonly Festival[] = [
  moved('Vasant Panchami', 'basant-panchami', 'vasant panchami, basant panchami, saraswati puja, बसंत पंचमी, वसंत पंचमी'),
  moved('Guru Gobind Singh Jayanti', 'guru-gobind-singh-jayanti', 'guru gobind singh jayanti, gobind singh jayanti, गुरु गोबिंद सिंह जयंती'),
  moved('Makar Sankranti', 'makar-sankranti', 'makar sankranti, sankranti, sankranthi, मकर संक्रांति, संक्रांति'),
  moved('Baisakhi', 'vaisakhi', 'baisakhi, vaisakhi, बैसाखी'),
  moved('Pongal', 'makar-sankranti', 'pongal, पोंगल'),
  moved('Maha Shivratri', 'maha-shivratri', 'maha shivratri, mahashivratri, shivratri, shivaratri, mahashivaratri, महाशिवरात्रि, शिवरात्रि'),
  moved('Holi', 'holi', 'holi, होली, dhulandi, dhuleti, rang panchmi'),
  moved('Gudi Padwa', 'gudi-padwa', 'gudi padwa, ugadi, गुड़ी पड़वा, उगादि'),
  moved('Eid', 'id-ul-fitr', 'eid, id ul fitr, eid ul fitr, eid-ul-fitr, idul fitr, ramzan eid, ईद'),
  moved('Ram Navami', 'ram-navami', 'ram navami, ramnavami, rama navami, राम नवमी, रामनवमी'),
  moved('Mahavir Jayanti', 'mahavir-jayanti', 'mahavir jayanti, mahaveer jayanti, महावीर जयंती'),
  moved('Good Friday', 'good-friday', 'good friday, गुड फ्राइडे'),
  moved('Easter', 'easter', 'easter, easter sunday'),
  moved('Buddha Purnima', 'buddha-purnima', 'buddha purnima, budh purnima, बुद्ध पूर्णिमा'),
  moved('Bakrid', 'id-ul-zuha', 'bakrid, bakra eid, eid ul adha, eid al adha, bakr id, bakri eid, id ul zuha, id ul adha, बकरीद'),
  moved('Muharram', 'muharram', 'muharram, moharram, ashura, मुहर्रम'),
  moved('Rath Yatra', 'rath-yatra', 'rath yatra, रथ यात्रा'),
  moved('Guru Purnima', 'guru-purnima', 'guru purnima, गुरु पूर्णिमा'),
  moved('Milad-un-Nabi', 'id-e-milad', 'milad un nabi, eid e milad, id e milad, milad, barawafat, मिलाद'),
  moved('Onam', 'onam', 'onam, ओणम'),
  moved('Raksha Bandhan', 'raksha-bandhan', 'raksha bandhan, rakshabandhan, rakhi, रक्षाबंधन, रक्षा बंधन, राखी'),
  moved('Janmashtami', 'janmashtami', 'janmashtami, janamashtami, krishna janmashtami, जन्माष्टमी'),
  moved('Ganesh Chaturthi', 'ganesh-chaturthi', 'ganesh chaturthi, ganesh chaturthy, vinayaka chaturthi, गणेश चतुर्थी'),
  moved('Durga Ashtami', 'durga-ashtami', 'durga ashtami, maha ashtami, durga puja, durga pooja, दुर्गा पूजा, दुर्गा अष्टमी'),
  moved('Dussehra', 'dussehra', 'dussehra, dasara, dasera, dashera, dushera, dashahara, vijayadashami, vijaya dashami, दशहरा, विजयादशमी'),
  moved('Karva Chauth', 'karva-chauth', 'karva chauth, karwa chauth, करवा चौथ'),
  moved('Dhanteras', 'dhanteras', 'dhanteras, धनतेरस'),
  moved('Diwali', 'diwali', 'diwali, deepavali, deepawali, divali, dipawali, dipavali, deewali, दिवाली, दीपावली, दीवाली'),
  moved('Govardhan Puja', 'govardhan-puja', 'govardhan puja, govardhan, गोवर्धन पूजा'),
  moved('Bhai Dooj', 'bhai-duj', 'bhai dooj, bhai duj, bhaiya dooj, bhau beej, भाई दूज'),
  moved('Chhath Puja', 'chhath-puja', 'chhath, chhath puja, chath puja, chhat puja, छठ, छठ पूजा'),
  moved(
    'Guru Nanak Jayanti',
    'guru-nanak-jayanti',
    'guru nanak jayanti, guru nanak jayanthi, gurpurab, guru purab, gurupurab, guru nanak birthday, guru nanak dev jayanti, gurunanak jayanti, guru nanak gurpurab, गुरु नानक जयंती, गुरुपर्व, गुरु पर्व, गुरुनानक जयंती',
  ),
];
