import type { WordTable } from './concepts.ts';
import { askedFor } from './verb-forms.ts';

/** Hindi in Latin letters. Spellings that differ in doubled or aspirated letters only ('chutti', 'chhuti') need no entry of their own. */
export const HINGLISH: WordTable = {
  fee: 'phees, feesh, fis, shulk',
  due: `ka khata, ka khaata, na dene wale, na dene walo, nahi dene wale, nahi dene walo, na bharne wale, na bharne walo, na dene, nahi dene, na bharne, na bhari, na di, nahi dete, nahi deta, dena hai, dena h, lena h, deni h, bharni h, fees reh gayi, fee reh gayi, fees rah gayi, fees ruki, fees atki, paise reh gaye, paisa reh gaya, nahi chukai, nahi chukayi, baki, bakaya, bakaaya, udhar, udhaar, nahi bhara, nahi bhari, nahi di, nahi diya, nahi diye, nahi jama, jama nahi, nahi aayi, nahi aai, nahi mili, nahi chukai, nahi chukaya, nahi
    bharte, bhari nahi, bhara nahi, di nahi, diya nahi, deni hai, dena hai, deni he, bharni hai, bharna hai, dena baki, lena hai, leni hai, rehti, rahti, rehta, deni, bacha hai, bachi hai, nahi chuka, nahi bhar, jama karna hai, jama karni hai`,
  defaulter: 'bakayadar, bakayadaron, bakayedar, bakayedaron, bakaayedar, fees chor',
  paid: 'clear hai, clear h, clear hui, clear ho gayi, clear hai kya, clear kya, clear kar di, clear kiya, chukta, chukta hai, chukta h, bharo, bharna, bharne, bhari, bhara, bhar di, jama karna, jama karne, jama karo, jama karwa, chuka, chukana, de di, bhar dein, bhar de, jama kara, bharein, jama karwane, bharwa, jama kare, jama karein, jama kar de, jama kar dein, bhare, bhar do',
  collected:
    'jama hui, jama hua, jama huye, vasooli, vasuli, vasool, wasool, aayi, aai, mili, mila, ikatthi, ikattha, aaya paisa, paisa aaya, paise aaye, aa gayi, aa gaya, aa chuki, jama ho gayi, jama ho gaya, amdani, aamdani, ikkatha, ikatha',
  summary: 'kul, hisab, hisaab, byora, lekha jokha, saransh, sthiti, total',
  reminder:
    'yaad dila, yaad dilao, yaad dilana, yaad dilaye, yaad dila do, yaad dilwa, yaad kara, yaad karao, yaad karwa, yaad karwao, yaad dilwao, taqaza, takaza, taqaja, smaran, yaad karva, yaad',
  notice: 'suchna, soochna, suchit, soochit, elaan, elan, ghoshna, suchana, ittila, khabar, parcha, notis, notice nikal',
  holiday:
    'ya off, ya chutti, ya holiday, festival ki chutti, festivals ki chutti, tyohar ki chutti, tyohar, tyohaar, chutti nahi, nahi chutti, holiday nahi, off nahi, avkash nahi, chutti, chuttiya, chuttiyan, chhutiya, chuttiyaan, chuttian, avkash, avakash, awkash, chutiyan',
  holidays: 'chuttiya, chuttiyan, chhutiya, chuttiyaan, chuttian, chutiyan',
  closed: 'ya band, band nahi, band, bandh, nahi khulega, band rahega, nahi lagega, nahi lagegi, nahi hogi class',
  open: 'school hai, khula, khuli, khulega, khulegi, khule',
  leave: 'avkash par',
  onLeave:
    'half day par, half day pe, half day leave, manzoor chutti, manjoor chutti, sweekrit chutti, approved chutti, manzoor leave, chutti manjoor, chutti par, chutti pe, chutti pr, chutti mein, chutti lekar, chutti le rakhi, leave par, leave pe, leave pr, leave li, leave le, chutti li, chutti li hai, chutti li h, chutti li hui, leave li hai, leave li h, chutti li thi, leave li thi, chutti le, chutti manzoor, leave manzoor, chutti approved, chutti approve hui, leave approve hui, chutti sweekrit, leave me, leave mein, chuttiya manzoor',
  absent: `nahi aayega, nahi aayegi, nahi aayenge, nahi ayega, nahi ayenge, nahi aane wale, nahi aane wala, kaun nahi hai, kaun kaun nahi hai, gairhazir, gair hazir, ghair hazir, gairhaazir, gair haazir, anupasthit, nahi aaya, nahi aaye, nahi aayi, nahi aai, nahi aae, nahi aa rahe, nahi aaya tha, nahi aaye the, nahi aayi thi, gayab, absant, nagha, naga, gair-hazir, aaye nahi, aaya nahi, aayi nahi,
    nahi pahunche, nahi pahuncha, hazir nahi, upasthit nahi, present nahi, nahi the, nahi tha`,
  came: 'aaya tha, aaye the, aayi thi, aae the, aai thi, aaya kya, aaya, aaye, aayi, aai, aaya hai, aaye hain, aayi hai, aae hain, aai hai, pahunche, pahuncha, pahunchi',
  present: 'hazir, haazir, upasthit, maujood, maujud, mojud, present hai, absent nahi, gairhazir nahi, anupasthit nahi',
  attendance: 'haziri, hazri, haazri, upasthiti',
  expense: 'kharch, kharcha, kharche, kharchaa, kharach, vyay, lagat, paisa laga, paise lage, paisa gaya, paise gaye, kharchon, udaya',
  whereabouts:
    'kahan hai, kahan hain, kahan he, kaha hai, kaha hain, kahaan hai, kahaan hain, kidhar hai, kidhar hain, kahan milenge, kahan milegi, kahan milega, kahan hogi, kahan honge',
  rightNow: 'abhi, is waqt, iss waqt, is samay, iss samay',
  timetable:
    'samay sarni, samay sarini, samay saarni, samaysarini, samay sarani, samay talika, time tebal, kaunsa period, kaun sa period, kaun sa subject, kaunsa subject, kaun kaun se period, kaunse period, kis period, konsa period, konsa subject, kitne period',
  free: 'khali, khaali, khalli, fri, fursat, phri, faltu',
  busy: 'vyast, bizi',
  arrange: 'vyavastha, intezam, intezaam, intjam, bandobast',
  texting: 'sandesh, sandesha, paigam, paigaam',
  money: 'paisa, paise, rupaye, rupaiya, rakam',
  wentOut: 'bahar gaya, bahar gaye, nikal gaya, nikal gaye, nikla, nikle',
  substitute: `kise dein, kise de, kisko dein, kisko de, kise dun, koi bhejo, koi aur bhejo, kaun jayega, kaun jaayega, kaun ja sakta, ki jagah, ke jagah, ke badle, ke sthan par, ki jagah par, badle mein, jagah kaun, kaun lega, kaun legi, kaun padhayega, kaun padhaega, kaun padhayegi, kaun le sakta, kaun le sakti, kaun sambhalega, kaun padha sakta, badle me, badle kaun, class lega, class kaun, unki jagah, uski jagah, iski jagah,
    kisko bheju, kise bheju, kisko bhejun, kise bhejein, kisko bhejna, kisko bheje, class le sakta, sthanapann, koi teacher do, koi teacher bhejo, koi teacher bhej, koi aur teacher, kisi ko bhejo, kisi ko bhej, kisi teacher ko bhej, kisi aur teacher, kaun sambhale, kaun dekhega`,
  logbook: 'diary dikhao, dainandini, log buk',
  taught: 'padhaya, padaya, padhaaya, padhai, padhayi, padhaya tha, karaya, karwaya',
  teaches: 'padhate, padhata, padhati, padhayega, padhayegi, padhana, padha raha, padha rahe, padha rahi, padhayenge, padhaenge',
  event: 'karyakram, karyakarm, aayojan, ayojan, kaaryakram',
  eventKind:
    'baithak, meeting, utsav, mela, pratiyogita, pariksha, samaroh, jalsa, khel diwas, khel kud, imtihan, parikshaye, pareeksha, yatra, sammelan, goshthi, varshikotsav, ptm, shivir, jayanti samaroh, baal mela, vidai, vidaai, rally, daud',
  calendar: 'kalendar, kelendar, panchang',
  upcoming:
    'aane wale, aane wali, aanewale, aane vale, aage kya, aagami, aane waale, kab hai, kab he, kab hain, kab se, kya hone, hone wala, hone wale, kya hai, kya kya hai, aage',
  left: 'bachi, bache, bacha, bachi hui, baki, bache hue',
  count: 'kitne, kitni, kitna, sankhya, ginti, kul sankhya, total kitne, kitne log',
  howTo:
    'kaise ghoshit, kaise banau, kaise banaye, kaise banaun, kaise lagau, kaise dalu, kaise dalun, kaise daalun, kaise jodun, kaise nikalun, kaise karun, kaise bheju, kaise bhejun, kaise bhejte, kaise karte, kaise karu, kaise kare, kaise karein, kaise bheje, kaise daalu, kaise daale, kaise jodu, kaise nikalu',
  help: `kis kaam aa, kaam aa sakte, kya madad, kya kya kaam, kya seva, kya kya aata, madad, use karu, use karna, use karein, istemal karu, sahayata, kya kar sakte, kya kya kar sakte, kya kar sakta, kya kya kar sakta, kya karte ho, tum kya kar, aap kya kar, kaise use, kaise istemal, kaise chalau, kya puch sakta, kya puchh, kya kya puch, kya pooch, kya kya pooch, kya kaam, kya kya kaam,
    sakte ho tum, sakte hain aap, kaise kaam karta, kaise kaam karte, kya kya hota hai isme, kya ho sakta`,
  student:
    'bachchon ko bata, bachche, bacche, bache, bachcho, bachon, bachchon, bacchon, baccha, bachcha, bacho, chhatra, chatra, chhatron, vidyarthi, vidyarthiyon, vidhyarthi, shagird, bachchay, chhatro',
  teacher:
    'kaun se sir, kaun si madam, kaunse sir, kaunsi madam, konse sir, konsi madam, kaun sir, kaun madam, kis sir, kis madam, sir madam, sir log, madam log, teachers ko bata, staff ko bata, adhyapak, adhyapakon, adhyapika, shikshak, shikshakon, shikshika, guruji, master ji, masterji, karmchari, karamchari, ustad, teacharon, teachers, mastar, staf',
  parent:
    'ke ghar, ke ghar pe, ke ghar par, parents ko bata, aur parents ko bata, abhibhavak, abhibhavakon, mata pita, mata-pita, maa baap, mummy papa, gharwale, ghar walon, ghar wale, papa, mummy, pita, mata, pitaji, maa, walidain, parent log, gharwalo, palak, mummi, mammi, mataji, mata ji, pita ji, ammi, abbu, gharwalon',
  all: 'sabko bata, sab ko bata, sabhi ko bata, sabko bol, sabko batao, aur sabko bata, sab, sabhi, sabko, sabhi ko, saare, sare, saari, sari, pure school, poore school, har, sabka, sabke, sabki, pura, puri, poora, poori, tamam, pure, poore, saara',
  boys: 'ladka, ladke, ladko, ladkon, chhatra log',
  girls: 'ladki, ladkiya, ladkiyan, ladkiyo, ladkiyon, ladkiyaan, chhatraye, chhatraen, bachchiyan, bachchiyon, chatraye',
  honorific: 'ji, sahab, saab, sahib, saheb, didi, bhai, bhaiya, beta, beti, medam, maidam, madamji, mem, sirji',
  show: `mujhe yaad dilao, mujhe yaad dila do, mujhe yaad dila dena, mujhe yaad dila dijiye, mujhe yaad dilana, list nikalo, list nikal do, list nikaal do, list bhejo, list bhej do, list bhejna, list banao, list bana do, list de do, list dena, list do, naam nikalo, naam bhejo, dikhao, dikha do, dikhana, dikhaiye, dikha, dikhaye, batao, bata do, batana, bataiye, bata, bataye, btao, bta, dekhna, dekhni, dekho, chahiye, chaiye, suchi, list do, nikalo, nikaal do, lao, do, de do, dedo, dijiye, dena, pata karo, batlao, dikhlao, dhundo, dhoondo, nikal do, btado, btaiye, bataen, ${askedFor('dikha, bata, nikal, nikaal, dhundh, dhoond, pata kar')}`,
  send: `maar do, mar do, maaro, thok do, bhejo, bhej do, bhejna, bhejiye, bhej, bheje, bhejein, bhej dijiye, nikalo, nikal do, nikaalo, jari karo, jaari karo, jari, jaari, daal do, dalo, chipka do, bhijwa, bhijwao, bhejni, chhap do, laga do, bhijvao, bhej dena, bhejenge, ${askedFor('bhej, bhijwa, bhijva, nikal, nikaal, jaari kar, jari kar, daal, chipka')}`,
  add: `maar do, mar do, thok do, rakhe, rakhein, rakhen, rakhun, rakhu, rakhi hai, rakha hai, rakhi gayi, rakha gaya, rakho, rakh do, rakhna, rakhni, rakhiye, rakhdo, rakhenge, rakhte, rakha, daalo, dalo, daal do, dal do, daaldo, daalna, dalna, jodo, jod do, jodna, lagao, laga do, lagana, banao, bana do, kar do, kar dijiye, karna, karo, karwao, karva, karna hai, hogi, hoga, ghoshit, tay karo, tay, likho, likh do, manao, karana, karvana, karana hai, rahegi, rahega, honge, denge, dena, de do, dedo, rkho, rakhwao, karenge, karayenge, ${askedFor('rakh, daal, dal, laga, jod, bana, chadha, likh, kar, ghoshit kar, tay kar, darj kar, rakhwa, karwa')}`,
  plan: `maar do, mar do, rakho, rakh do, rakhna, rakhni, rakhdo, rakhenge, jodo, jod do, daalo, daal do, dal do, tay karo, karwao, karvana, lagao, laga do, rkho, rakhiye, ${askedFor('rakh, daal, dal, laga, jod, chadha, tay kar, darj kar, rakhwa, karwa')}`,
  notify:
    'sabko bata, sab ko bata, sabhi ko bata, sabko bol, sabko batao, parents ko bata, teachers ko bata, bachchon ko bata, staff ko bata, aur sabko bata, aur parents ko bata, aur bata',
  tell: 'bolo, bol do, kaho, keh do, kah do, kehna, bata do, batao, bata dena, bolna, bol dena, sunao, batana, bataiye, keh dena',
  compose: 'likho, likh do, likh de, likhna, likh ke, likh kar',
  ask: 'bolo, bol do, kaho, keh do, kah do, kehna, mango, maango, kah',
  unsupportedVerb:
    'chhoot, chhut do, riyayat, rahat do, thik kar, theek kar, sahi kar, sudhar, sudhaar, fail karo, pass karo, fail kardo, pass kardo, half kar, aadha kar, aadhi kar, double kar, maf kar, pass kar do, fail kar do, kam kara, jama kar lo, jama kar lijiye, jama kar lena, jama kar le, shift kar, shift karo, shift kardo, aage badha, postpone kar, prepone kar, hatao, hata do, hatana, mita do, mitao, badlo, badal do, badalna, badhao, badha do, ghatao, ghata do, maaf karo, maaf kar do, maaf, manzoor karo, manzoor kar do, radd, radd karo, nikaal do school, naam kaat, naam kato, promote, nikalo school se, present laga, present kar, absent laga, haziri laga, attendance laga, haazri laga, paid kar, paid mark, paid kardo, bhej do tc, approve karo, approve kar, reject kar, cancel kar, delete kar, update kar, change kar, edit kar, pass kar, fail kar, kam karo, kam kar do, salary de, tankhwah de, haziri lagao, sweekar karo, hatado, jurmana, mita, kaat do',
  certificateKind: 'bonafide praman patra, charitra praman patra, adhyayan praman patra',
  unsupportedThing: 'praman patra, tankhwah, vetan, tankha, ank, number do, pata, mobile number, grihkarya, parinam, natija, rizalt',
  negation: 'nahi, nahin, nhi, nai, mat, na, bina',
  exceptBehind:
    'chhod dena, ko chhod dena, ko chhod do, ko hata ke, ko hatakar, ko nikal ke, ke bina, chhod ke, chhod kar, chhodke, chhodkar, chhod, ko chhod ke, ko chhod kar, ko chhodkar, ke alawa, ke alava, ke ilawa, ke siva, ke sivay, ke sivaay, ke sivaye, ke atirikt',
  notThem:
    'ko mat bhejna, ko mat bhejo, ko mat bhejiye, ko na bhejna, ko na bhejo, ko nahi bhejna, ko rehne do, ko rehne dena, ko skip karo, ko skip kar do, ko skip karna',
  prohibition:
    'rehne do, rehne dena, rehne dijiye, rahne do, rahne dena, jaane do, rehne de, zaroorat nahi, zarurat nahi, jarurat nahi, jaroorat nahi, nahi chahiye, reminder nahi, chutti nahi, nahi chutti, holiday nahi, off nahi, avkash nahi, band nahi, rok do, roko, mat bhejo, mat bhejna, mat karo, mat karna, mat daalo, mat lagao, na bhejo, mat dalo, mat jodo, nahi bhejna, mat rakho, mat nikalo, nahi karna, nahi daalna',
  condition: 'kash, misal ke taur, agar, yadi, maan lo, man lo, maan lijiye, man lijiye, maan le, jab tak',
  yearToDate: 'is saal ab tak, is satra ab tak, saal bhar ka ab tak',
  correction: 'nahi nahi, arre nahi, are nahi, matlab, mera matlab, galti se, ruko nahi, nahi ruko',
  doubt:
    'bhool gaya, bhool gayi, bhool gaye, bhul gaya, bhul gayi, dete par, dete lekin, dete magar, dete pr, karte par, karte lekin, karte magar, bhejte par, bhejte lekin, rakhte par, rakhte lekin, bhej dete, kar dete par, kar dete lekin, suna hai, suna h, sunne me, sunne mein, suna tha, afwah, afwaah, socha tha, socha h, socha hai, sochi thi, dekhte hain, dekhte hai, dekhenge, ho bhi sakta, shayad, lagta hai, lagta h, lgta h, lgta hai, lag raha, lag rha, ho sakta, ho sakti, ho skta, ho skti, soch rahe, soch raha, soch rahi, soch rhe, soch rha, soch rhi, sochra, sochrha, sochte, pakka nahi, tay nahi, samajh nahi, pata nahi, final nahi, kya pata',
  othersWish:
    'bola tha, bola hai, bola h, kaha tha, kaha hai, kaha h, bole the, bole hain, bole hai, bole ki, kaha ki, bola ki, bataya tha, bataya hai, bol diye, ka man hai, ki marzi, chahte, chahta, chahti, chah rahe, chah raha, chah rahi, bol rahe, bol raha, bol rahi, bol rhe, bol rha, bol rhi, keh rahe, keh raha, keh rahi, kah rahe, kah raha, kah rahi, keh rhe, keh rha, keh rhi, kehte, kehti, kehta, ne kaha, ne bola, ne likha, ne bataya, ka kehna, ki iccha, bhejne wale, bhejne wali, bhejne wala, nikalne wale, nikalne wali, nikalne wala, karne wale hai, karne wale hain, karne wali hai, karne wali hain, karne wala hai, dalne wale, daalne wale, rakhne wale, dene wale hai, dene wale hain',
  who: 'kaun se sir, kaun si madam, kaunse sir, kaunsi madam, konse sir, konsi madam, kaun sir, kaun madam, kis sir, kis madam, kaun, kon, koun, kis, kisne, kiski, kiska, kiske, kisko, kin, kinki, kinka, kinke, kinhone, kaunsa, konsa, kaunse, konse, kaun kaun, kis kis, kon kon, kise, kisse, kaunsi, konsi, kaun si, kitno ki, kitno ka, kitno ne, kitnon ki, kitnon ne, kitne logon ne',
  those: 'walo, walon, valon, logon ko, logo ko',
  whoever: 'jinki, jinka, jinke, jinhone, jisne, jiski, jinko, jo, jinse, jin',
  question:
    'ya off, ya chutti, ya holiday, ya band, ya khula, ya nahi, ki nahi, ya nahin, kab hai, kab he, kab hain, kya, kab, kaise, kaha, kahan, kyu, kyun, kyon, kidhar, kitne baje, koi, hai kya, he kya, kaisa, kaisi',
  howMuch: 'kitna, kitni, kitne, kitne ki',
  past: 'tha, thi, aaya, aaye, aayi, aai, gaya, gaye, gayi, hua, hui, huye, hue, liya, padhaya, padaya, karaya, rahe the, rahi thi, mila, mili, kiya, kiye, diya, di, bhara, bhari, karwaya, nahi the, rha tha, lage, laga, raha tha, aaya tha',
  was: 'chutti li, chutti li thi, leave li, leave li thi, tha, thi, rahe the, rahi thi, raha tha, par the, pe the, par thi, pe tha, gaye the, nahi the, gaya tha, aaye the, aaya tha, the kal',
  future:
    'nahi aayega, nahi aayegi, nahi aayenge, nahi ayega, nahi ayenge, nahi aane wale, nahi aane wala, aana hai, aana h, lana hai, laana hai, jana hai, jaana hai, pehenna hai, pahanna hai, nahi aa rahe, nahi aa rahi, nahi aa raha, aa rahe, aa rahi, aa raha, ja rahe, ja rahi, hoga, hogi, honge, aayega, aayegi, aayenge, aayengi, ayega, ayenge, ayengi, jayega, jayenge, jayengi, rahega, rahegi, rahenge, karega, karenge, lega, legi, lenge, padhayega, padhayegi, padhayenge, hone, wala hai, wale hain, denge, khulega, lagega, jaenge, aaenge, aaegi, rahengi, jaega',
  that: 'ki, kyunki',
  about: 'ke bare, ke baare, ke bare me, ke baare mein, bare me, baare mein, sambandhit, ke vishay, vishay',
  because: 'ki wajah se, ke karan, ke kaaran, kyunki, wajah se, karan, kaaran',
  for: 'ke liye, ke lie, liye, ke liya',
  of: 'ka, ki, ke, waale, walo, wale, wali, ne',
  me: 'mujhe, mera, meri, mere, muje, hume, hame, mai, main',
  polite:
    'kya aap, kya tum, kripya, kripaya, zara, jara, jaldi, please, pliz, abhi, turant, jaldi se, bhai, yaar, suno, arre, dhyan dein, dhyan dijiye, dhyan do, gaur karein',
  filler: `sirf, keval, ko, se, par, pe, pr, mein, me, main, mai, hai, hain, he, h, ho, hi, bhi, to, toh, tak, wala, wale, wali, walo, walon, vala, vale, vali, valo, ek, ye, yeh, yah, wo, woh, vo, us, un, unki, unka,
    unke, uski, uska, uske, unko, usko, inki, inka, inko, iska, iski, iske, isko, jo, so, ab, abhi, aur, or, ya, kar, karo, raha, rahe, rahi, rha, rhe, rhi, tha, thi, the, gaya, gayi, gaye, ho gaya, hua, hui, hue, huye,
    saath, sath, apne, apna, apni, hum, ham, tum, aap, tera, tere, unhe, unhone, inhe, isme, usme, kuch, kuchh, bas, bahut, lekin, phir, fir, kyunki, jinki, jinka, jinhone, logon, logo, log, kal, aaj, paisa, paise, rupaye, rupaiya, din, tarikh, chahiye, de, di, diya, diye, dein, dena, deni, le, lo, liya, li, sakta, sakte, sakti, ja, jaye, jaaye, hona, hone, hota, hote, hoti,
    aa, aaya, aaye, aayi, jana, naya, nayi, naye, school, schools, tarah, waise, mila, mili, kab, kya, sabse, pehle, baad, kon, din, unme, jinme, inme, wahan, yahan, andar, bahar, alag, dono, teeno, jitne, jitni, utne, tumhara, tumhare, aapka, aapke, hamara, hamare, hamari, rahta, rahti, karke, rakhi, rakha, dete, karte, karti, karta`,
  vague:
    'kar do, wo wala, wahi wala, wahi, vahi, ye kar do, wo kar do, kar de, karo, haan, han, theek hai, thik hai, acha, achha, accha, ji haan, wohi, pehle jaisa, hamesha wala, usi tarah, jaisa pehle, kaam kar do, nipta do, dekh lo, sambhal lo, bhej do, wo wali, aage badho, chalo, ho jaye',
  something: 'kuch, kuchh',
  privatePerson:
    'meri patni, meri biwi, meri wife, mere pati, mere husband, mere dost, mere doston, mere bhai, meri behen, meri bahan, mere bete, meri beti, mere boss, mere chacha, mere mama, mere padosi, meri girlfriend, mere boyfriend, mere papa, meri mummy, meri maa, mere pitaji, mere ghar, mere gharwalon',
  greeting: 'namaste, namaskar, pranam, ram ram, sat sri akal, salaam',
  outside:
    'ka rate, ka bhav, mausam, barish, gaana, gana, gane, chutkula, chutkule, kahani, kavita likho, nibandh, nibandh likho, pradhan mantri, pradhanmantri, rashtrapati, mukhyamantri, rajdhani, sona, sone ka bhav, sone ka daam, bhav, khabrein, samachar, khana banana, gaadi book, tikat, filmein, jeeta, jeet, jita, pyaar, shaadi, shadi, rashifal, anuvad, anuwad, tumhara naam, kaun ho, chand, duniya, tempreture, rate kya',
  elsewhere:
    'dusre school, doosre school, dusri school, kisi aur school, aur school, padosi school, baaki school, baki schoolon, dusre vidyalaya, bagal wale school, paas wale school',
  injection: `niyam bhool, bhool jao, bhul jao, bhool ja, bhul ja, niyam tod, bina puche, bina pooche, bina confirm, bina poochhe, bina puchhe, bina pucche, bina manzoori, niyam mat, rules bhool, instructions bhool, nirdesh bhool, nirdesh bhul, sab bhool, password batao, password bata, apne niyam,
    purane nirdesh, nirdesh chhodo, instruction chhodo, nirdesh bhula, ko nazarandaz, ko ignore, tum ab, ab tum, ab se tum, khud confirm, apne aap confirm, seedha bhej, ki jagah admin`,
  classWord: 'kaksha, kakshaon, jamaat, klas, klass, darja, kaksa',
  sectionWord: 'varg, sekshan',
  periodWord: 'ghanti, ghante, peried, piriyad, kalansh',
  above:
    'ya zyada, ya jyada, ya adhik, ya upar, ya usse zyada, ya usse jyada, ya usse adhik, ya usse upar, ya isse zyada, aur usse zyada, aur usse upar, aur upar, se zyada, se jyada, se upar, se adhik, se uper, se jyda, zyada, jyada, se bada, kam se kam, se oopar, se zada, paar',
  below:
    'ya kam, ya usse kam, ya isse kam, ya usse niche, tak ke, tak wale, tak walo, se kam, se neeche, se niche, ke andar, tak ka, tak ki, jyada se jyada, zyada se zyada',
  andAbove: 'aur upar, ya upar, ya usse upar, aur usse upar, aur uske upar, se aage, se aage ke',
  inclusive: 'kam se kam',
  andBelow: 'aur niche, aur neeche, ya niche, ya usse niche, aur usse niche, tak, tak ke, tak ka, tak ki, tak wale, tak walo',
  and: 'aur, or, evam, tatha, va, ya, n',
  to: 'se, tak, to',
  from: 'se lekar, se leke',
  between: 'ke beech, ke bich, beech, bich',
  next: 'agle, agla, agli',
  last: 'pichle, pichla, pichli, pichhle, pichhla, pichhli, gaye, guzre, beete, bite, gat',
  coming: 'aane wale, aane wali, aanewale, aane vale',
  this: 'ye, yeh, yah, is, iss, aane wale, aane wali, isi, chalu, aanewale, aane vale',
  week: 'hafte, hafta, saptah, haftey',
  month: 'mahine, mahina, maah, mahiney, mah, mahino',
  year: 'saal, sal, varsh, satra',
  day: 'din, dino, dinon',
  weekend: 'weekend',
  ago: 'pehle, pahle, pahele',
  after: 'baad, bad',
  since: 'se aaj tak, se lekar ab tak, se lekar aaj tak, se ab tak',
  dayNumber: 'tarikh, tareekh, taarikh, tareek, tarik, dinank, ta',
  am: 'subah, savere, subha, sabere',
  pm: 'shaam, sham, dopahar, dupahar, dopehar, shyam, raat',
  oClock: 'baje, bje, bajey',
  rupee: 'rupaye, rupay, rupaya, rupiya, rupaiye, rupye, ru',
};
