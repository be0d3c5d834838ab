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

/**
 * Festivals whose day moves, by the same almanac as the calendar's public holidays. The school's own calendar is asked first by
 * whoever calls the interpreter, as Eid and Muharram can move by a day.
 */
export const MOVABLE_FESTIVALS: readonly Festival[] = [
  {
    title: 'Vasant Panchami',
    words: 'vasant panchami, basant panchami, saraswati puja, बसंत पंचमी, वसंत पंचमी',
    days: daysOf('basant-panchami'),
  },
  {
    title: 'Guru Gobind Singh Jayanti',
    words: 'guru gobind singh jayanti, gobind singh jayanti, गुरु गोबिंद सिंह जयंती',
    days: daysOf('guru-gobind-singh-jayanti'),
  },
  { title: 'Makar Sankranti', words: 'makar sankranti, sankranti, sankranthi, मकर संक्रांति, संक्रांति', days: daysOf('makar-sankranti') },
  { title: 'Baisakhi', words: 'baisakhi, vaisakhi, बैसाखी', days: daysOf('vaisakhi') },
  { title: 'Pongal', words: 'pongal, पोंगल', days: daysOf('makar-sankranti') },
  {
    title: 'Maha Shivratri',
    words: 'maha shivratri, mahashivratri, shivratri, shivaratri, mahashivaratri, महाशिवरात्रि, शिवरात्रि',
    days: daysOf('maha-shivratri'),
  },
  { title: 'Holi', words: 'holi, होली, dhulandi, dhuleti, rang panchmi', days: daysOf('holi') },
  { title: 'Gudi Padwa', words: 'gudi padwa, ugadi, गुड़ी पड़वा, उगादि', days: daysOf('gudi-padwa') },
  { title: 'Eid', words: 'eid, id ul fitr, eid ul fitr, eid-ul-fitr, idul fitr, ramzan eid, ईद', days: daysOf('id-ul-fitr') },
  { title: 'Ram Navami', words: 'ram navami, ramnavami, rama navami, राम नवमी, रामनवमी', days: daysOf('ram-navami') },
  { title: 'Mahavir Jayanti', words: 'mahavir jayanti, mahaveer jayanti, महावीर जयंती', days: daysOf('mahavir-jayanti') },
  { title: 'Good Friday', words: 'good friday, गुड फ्राइडे', days: daysOf('good-friday') },
  { title: 'Easter', words: 'easter, easter sunday', days: daysOf('easter') },
  { title: 'Buddha Purnima', words: 'buddha purnima, budh purnima, बुद्ध पूर्णिमा', days: daysOf('buddha-purnima') },
  {
    title: 'Bakrid',
    words: 'bakrid, bakra eid, eid ul adha, eid al adha, bakr id, bakri eid, id ul zuha, id ul adha, बकरीद',
    days: daysOf('id-ul-zuha'),
  },
  { title: 'Muharram', words: 'muharram, moharram, ashura, मुहर्रम', days: daysOf('muharram') },
  { title: 'Rath Yatra', words: 'rath yatra, रथ यात्रा', days: daysOf('rath-yatra') },
  { title: 'Guru Purnima', words: 'guru purnima, गुरु पूर्णिमा', days: daysOf('guru-purnima') },
  { title: 'Milad-un-Nabi', words: 'milad un nabi, eid e milad, id e milad, milad, barawafat, मिलाद', days: daysOf('id-e-milad') },
  { title: 'Onam', words: 'onam, ओणम', days: daysOf('onam') },
  { title: 'Raksha Bandhan', words: 'raksha bandhan, rakshabandhan, rakhi, रक्षाबंधन, रक्षा बंधन, राखी', days: daysOf('raksha-bandhan') },
  { title: 'Janmashtami', words: 'janmashtami, janamashtami, krishna janmashtami, जन्माष्टमी', days: daysOf('janmashtami') },
  {
    title: 'Ganesh Chaturthi',
    words: 'ganesh chaturthi, ganesh chaturthy, vinayaka chaturthi, गणेश चतुर्थी',
    days: daysOf('ganesh-chaturthi'),
  },
  {
    title: 'Durga Ashtami',
    words: 'durga ashtami, maha ashtami, durga puja, durga pooja, दुर्गा पूजा, दुर्गा अष्टमी',
    days: daysOf('durga-ashtami'),
  },
  {
    title: 'Dussehra',
    words: 'dussehra, dasara, dasera, dashera, dushera, dashahara, vijayadashami, vijaya dashami, दशहरा, विजयादशमी',
    days: daysOf('dussehra'),
  },
  { title: 'Karva Chauth', words: 'karva chauth, karwa chauth, करवा चौथ', days: daysOf('karva-chauth') },
  { title: 'Dhanteras', words: 'dhanteras, धनतेरस', days: daysOf('dhanteras') },
  {
    title: 'Diwali',
    words: 'diwali, deepavali, deepawali, divali, dipawali, dipavali, deewali, दिवाली, दीपावली, दीवाली',
    days: daysOf('diwali'),
  },
  { title: 'Govardhan Puja', words: 'govardhan puja, govardhan, गोवर्धन पूजा', days: daysOf('govardhan-puja') },
  { title: 'Bhai Dooj', words: 'bhai dooj, bhai duj, bhaiya dooj, bhau beej, भाई दूज', days: daysOf('bhai-duj') },
  { title: 'Chhath Puja', words: 'chhath, chhath puja, chath puja, chhat puja, छठ, छठ पूजा', days: daysOf('chhath-puja') },
  {
    title: 'Guru Nanak Jayanti',
    words:
      'guru nanak jayanti, guru nanak jayanthi, gurpurab, guru purab, gurupurab, guru nanak birthday, guru nanak dev jayanti, gurunanak jayanti, guru nanak gurpurab, गुरु नानक जयंती, गुरुपर्व, गुरु पर्व, गुरुनानक जयंती',
    days: daysOf('guru-nanak-jayanti'),
  },
];
