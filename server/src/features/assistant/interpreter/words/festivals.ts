import { daysOf } from '#platform/almanac';
import { pairsIn } from '../text/listed.ts';

/** A festival's names, and its days as they are kept in India. */
export type Festival = { readonly title: string; readonly words: string; readonly days: readonly string[] };

/** Festivals that keep their day, as MM-DD. */
export const FIXED_FESTIVALS: readonly { readonly title: string; readonly words: string; readonly day: string }[] = pairsIn(`
  New Year, 01-01: new year, new years day, new year day, naya saal, nav varsh, नया साल, नव वर्ष; Lohri, 01-13: lohri, लोहड़ी;
  Uttarayan, 01-14: uttarayan, uttrayan, उत्तरायण; Maghi, 01-14: maghi, माघी;
  Netaji Jayanti, 01-23: netaji jayanti, subhash jayanti, parakram diwas;
  Republic Day, 01-26: republic day, gantantra diwas, gantantra divas, गणतंत्र दिवस;
  Shivaji Jayanti, 02-19: shivaji jayanti, shiv jayanti, शिवाजी जयंती;
  Women's Day, 03-08: women's day, womens day, mahila diwas, महिला दिवस;
  Ambedkar Jayanti, 04-14: ambedkar jayanti, अंबेडकर जयंती, आंबेडकर जयंती;
  Labour Day, 05-01: labour day, labor day, may day, mazdoor diwas, maharashtra day, मजदूर दिवस;
  Environment Day, 06-05: environment day, world environment day, paryavaran diwas, पर्यावरण दिवस;
  Yoga Day, 06-21: yoga day, yog diwas, योग दिवस;
  Independence Day, 08-15: independence day, swatantrata diwas, swatantrata divas, azadi diwas, स्वतंत्रता दिवस;
  Teachers' Day, 09-05: teachers day, teacher's day, teachers' day, shikshak diwas, शिक्षक दिवस;
  Hindi Diwas, 09-14: hindi diwas, hindi divas, hindi day, हिंदी दिवस, हिन्दी दिवस;
  Gandhi Jayanti, 10-02: gandhi jayanti, gandhi jayanthi, गांधी जयंती;
  Children's Day, 11-14: children's day, childrens day, bal diwas, baal diwas, bal divas, बाल दिवस;
  Christmas Eve, 12-24: christmas eve; Christmas, 12-25: christmas, xmas, x-mas, christmas day, bada din, krismas, क्रिसमस, बड़ा दिन`).map(
  ([title, day, words]) => ({ title, words, day }),
);

/**
 * Festivals whose day moves, by the same almanac as the calendar's public holidays. The school's own calendar is asked first by
 * whoever calls the interpreter, as Eid and Muharram can move by a day.
 */
export const MOVABLE_FESTIVALS: readonly Festival[] = pairsIn(`
  Vasant Panchami, basant-panchami: vasant panchami, basant panchami, saraswati puja, बसंत पंचमी, वसंत पंचमी;
  Guru Gobind Singh Jayanti, guru-gobind-singh-jayanti: guru gobind singh jayanti, gobind singh jayanti, गुरु गोबिंद सिंह जयंती;
  Makar Sankranti, makar-sankranti: makar sankranti, sankranti, sankranthi, मकर संक्रांति, संक्रांति;
  Baisakhi, vaisakhi: baisakhi, vaisakhi, बैसाखी; Pongal, makar-sankranti: pongal, पोंगल;
  Maha Shivratri, maha-shivratri: maha shivratri, mahashivratri, shivratri, shivaratri, mahashivaratri, महाशिवरात्रि, शिवरात्रि;
  Holi, holi: holi, होली, dhulandi, dhuleti, rang panchmi; Gudi Padwa, gudi-padwa: gudi padwa, ugadi, गुड़ी पड़वा, उगादि;
  Eid, id-ul-fitr: eid, id ul fitr, eid ul fitr, eid-ul-fitr, idul fitr, ramzan eid, ईद;
  Ram Navami, ram-navami: ram navami, ramnavami, rama navami, राम नवमी, रामनवमी;
  Mahavir Jayanti, mahavir-jayanti: mahavir jayanti, mahaveer jayanti, महावीर जयंती;
  Good Friday, good-friday: good friday, गुड फ्राइडे; Easter, easter: easter, easter sunday;
  Buddha Purnima, buddha-purnima: buddha purnima, budh purnima, बुद्ध पूर्णिमा;
  Bakrid, id-ul-zuha: bakrid, bakra eid, eid ul adha, eid al adha, bakr id, bakri eid, id ul zuha, id ul adha, बकरीद;
  Muharram, muharram: muharram, moharram, ashura, मुहर्रम; Rath Yatra, rath-yatra: rath yatra, रथ यात्रा;
  Guru Purnima, guru-purnima: guru purnima, गुरु पूर्णिमा;
  Milad-un-Nabi, id-e-milad: milad un nabi, eid e milad, id e milad, milad, barawafat, मिलाद; Onam, onam: onam, ओणम;
  Raksha Bandhan, raksha-bandhan: raksha bandhan, rakshabandhan, rakhi, रक्षाबंधन, रक्षा बंधन, राखी;
  Janmashtami, janmashtami: janmashtami, janamashtami, krishna janmashtami, जन्माष्टमी;
  Ganesh Chaturthi, ganesh-chaturthi: ganesh chaturthi, ganesh chaturthy, vinayaka chaturthi, गणेश चतुर्थी;
  Durga Ashtami, durga-ashtami: durga ashtami, maha ashtami, durga puja, durga pooja, दुर्गा पूजा, दुर्गा अष्टमी;
  Dussehra, dussehra: dussehra, dasara, dasera, dashera, dushera, dashahara, vijayadashami, vijaya dashami, दशहरा, विजयादशमी;
  Karva Chauth, karva-chauth: karva chauth, karwa chauth, करवा चौथ; Dhanteras, dhanteras: dhanteras, धनतेरस;
  Diwali, diwali: diwali, deepavali, deepawali, divali, dipawali, dipavali, deewali, दिवाली, दीपावली, दीवाली;
  Govardhan Puja, govardhan-puja: govardhan puja, govardhan, गोवर्धन पूजा;
  Bhai Dooj, bhai-duj: bhai dooj, bhai duj, bhaiya dooj, bhau beej, भाई दूज;
  Chhath Puja, chhath-puja: chhath, chhath puja, chath puja, chhat puja, छठ, छठ पूजा;
  Guru Nanak Jayanti, guru-nanak-jayanti: guru nanak jayanti, guru nanak jayanthi, gurpurab, guru purab, gurupurab, guru nanak birthday, guru nanak dev jayanti, gurunanak jayanti, guru nanak gurpurab, गुरु नानक जयंती, गुरुपर्व, गुरु पर्व, गुरुनानक जयंती`).map(
  ([title, day, words]) => ({ title, words, days: daysOf(day as Parameters<typeof daysOf>[0]) }),
);
