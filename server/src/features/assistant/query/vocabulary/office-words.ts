import { tableIn } from '../../interpreter/text/listed.ts';

/**
 * How offices say what the records are asked by, in Hindi: 'the words of the lists: what is said'. One spelling is enough, in Devanagari or in Latin letters:
 * the other script, other spellings and the forms of a noun are made of it (`second-words.ts`). It is read only where the words of the lists leave something over.
 */
const NOUNS = `
students: बच्चा, छात्र, विद्यार्थी, शिष्य, बालक बालिकाएं, chhatraon
boys: लड़का, बालक, छात्र लड़के
girls: लड़की, बालिका, छात्रा, कन्या
class: कक्षा, क्लास, दर्जा
section: सेक्शन, अनुभाग, डिवीजन
father: पिता, पापा, पिताजी, बाप, fathers
mother: माता, मां, मम्मी, माताजी, mothers
parents: माता-पिता, माता पिता, अभिभावक, पालक, पेरेंट्स
father phone: पिता का मोबाइल नंबर, पिता का फोन नंबर, पिता का मोबाइल, पिता का फोन, पिता के मोबाइल नंबर, पिता के फोन नंबर, पिता का नंबर, पिता के नंबर, पापा का नंबर, पापा का मोबाइल नंबर, पापा का फोन नंबर, पापा का मोबाइल, पापा का फोन
mother phone: माता का मोबाइल नंबर, माता का फोन नंबर, माता का मोबाइल, माता का फोन, माता के मोबाइल नंबर, माता के फोन नंबर, माता का नंबर, माता के नंबर, मां का नंबर, मां का मोबाइल नंबर, मां का फोन नंबर, मां का मोबाइल, मां का फोन, मम्मी का नंबर, मम्मी का मोबाइल नंबर
father name: पिता का नाम, पिता के नाम, पापा का नाम
mother name: माता का नाम, माता के नाम, मां का नाम
phone number: मोबाइल नंबर, फोन नंबर, संपर्क नंबर, दूरभाष क्रमांक, संपर्क क्रमांक
phone: फोन, मोबाइल, दूरभाष, संपर्क
email: ईमेल
names: नाम
address: पता, पते, निवास, गांव का पता, गांव के पते, घर का पता, घर के पते, ghar ka pata
family: परिवार
religion: धर्म, मजहब, पंथ
caste: जाति
category: श्रेणी, कोटि, सामाजिक श्रेणी, सामाजिक वर्ग, आरक्षण वर्ग
mother tongue: मातृभाषा, मातृभाषावार
blood group: रक्त समूह, ब्लड ग्रुप, रक्तगट
house: हाउस, सदन
house: सदन
bus: बस
bus stop: बस स्टॉप, स्टॉप, बस थांबा
route: रूट, मार्ग
transport: परिवहन, ट्रांसपोर्ट
gender: लिंग
age: उम्र, आयु
birthday: जन्मदिन, जन्मदिवस
date of birth: जन्म तिथि, जन्मतिथि, जन्म दिनांक
born: जन्मे, जन्म
surname: उपनाम, सरनेम, कुलनाम
roll number: रोल नंबर, अनुक्रमांक
admission number: प्रवेश क्रमांक, दाखिला नंबर, एडमिशन नंबर
admissions: प्रवेश, दाखिला, एडमिशन
new students: नव प्रवेशी, नवप्रवेशित, नए विद्यार्थी, नए बच्चे, नए छात्र
left school: स्कूल छोड़ा, स्कूल छोड़ गए, विद्यालय छोड़ा, शाला छोड़ी
nationality: राष्ट्रीयता, नागरिकता
place of birth: जन्म स्थान, जन्मस्थान
pin code: पिन कोड, पिनकोड
city: शहर, गांव, नगर
previous school: पिछला स्कूल, पूर्व विद्यालय
occupation: व्यवसाय, पेशा
siblings: भाई बहन, भाई-बहन, सगे भाई बहन
minority: अल्पसंख्यक
below poverty line: गरीबी रेखा, बीपीएल
special needs: दिव्यांग, विकलांग
illness: बीमारी, रोग
photo: फोटो, तस्वीर
aadhaar: आधार
document: दस्तावेज, कागजात
exam: परीक्षा, एग्जाम, इम्तिहान
half yearly: अर्धवार्षिक, अर्ध वार्षिक, छमाही, हाफ ईयरली
annual: वार्षिक, सालाना
unit test: यूनिट टेस्ट, इकाई परीक्षा, इकाई जांच
test: टेस्ट, जांच परीक्षा
term: सत्र, टर्म
term 1: प्रथम सत्र, पहला सत्र, पहले सत्र
term 2: द्वितीय सत्र, दूसरा सत्र, दूसरे सत्र
marks: अंक, प्राप्तांक, मार्क्स, गुण
lowest marks: सबसे कम अंक, न्यूनतम अंक, सबसे कम नंबर
highest marks: सबसे ज्यादा अंक, सबसे अधिक अंक, अधिकतम अंक, सर्वाधिक अंक
result: परिणाम, रिजल्ट, नतीजा, परीक्षाफल
passed: पास, उत्तीर्ण
failed: फेल, अनुत्तीर्ण, नापास
pass percentage: पास प्रतिशत, उत्तीर्ण प्रतिशत
grade: ग्रेड
subject: विषय
topper: टॉपर, अव्वल
paper: पेपर, प्रश्नपत्र, प्रश्न पत्र
date sheet: समय सारिणी परीक्षा, डेटशीट, परीक्षा कार्यक्रम
room: कमरा, कक्ष
invigilator: पर्यवेक्षक, निरीक्षक, वीक्षक
attendance: उपस्थिति, हाजिरी
absent: अनुपस्थित, गैरहाजिर, गैर हाजिर, absent rahe
present: उपस्थित, हाजिर
late: देर से, देरी से, विलंब से, लेट
half day: आधा दिन, हाफ डे, आधी छुट्टी
leave: छुट्टी, अवकाश
leave application: छुट्टी का आवेदन, अवकाश आवेदन, छुट्टी की अर्जी
casual leave: आकस्मिक अवकाश
sick leave: बीमारी की छुट्टी, चिकित्सा अवकाश
maternity leave: मातृत्व अवकाश
earned leave: अर्जित अवकाश
holiday: सार्वजनिक अवकाश, छुट्टी का दिन
in a row: लगातार
fees: फीस, शुल्क, फीज
tuition fee: शिक्षण शुल्क, ट्यूशन फीस
transport fee: परिवहन शुल्क, बस फीस, बस शुल्क
due: बकाया, बाकी, शेष
defaulters: बकायादार, डिफॉल्टर
receipt: रसीद, पावती
cheques bounced: चेक बाउंस, चेक अनादरित, बाउंस चेक, बाउंस हुए चेक
cheque: चेक, धनादेश
cash: नकद, कैश, रोख
online: ऑनलाइन
UPI: यूपीआई
bank: बैंक
amount: राशि, रकम, धनराशि
collection: वसूली, कलेक्शन, प्राप्ति
collected: जमा
charged: लगाया गया, आरोपित
expenses: खर्च, खर्चा, व्यय
income: आय, आमदनी
salary: वेतन, तनख्वाह, सैलरी, पगार
concession: रियायत, छूट, शुल्क माफी, फीस माफी
scholarship: छात्रवृत्ति
head: मद
mode: माध्यम, भुगतान का तरीका
balance: शेष राशि, बैलेंस
bills: बिल, वाउचर
vendor: विक्रेता, वेंडर
diesel: डीजल
electricity: बिजली, विद्युत
water: पानी, जल
cleaning: सफाई, साफ सफाई
repairs: मरम्मत, रिपेयर
stationery: स्टेशनरी, लेखन सामग्री
staff: स्टाफ, कर्मचारी, कार्मिक
teachers: शिक्षक, अध्यापक, शिक्षिका, अध्यापिका, टीचर, गुरुजी
non teaching: गैर शिक्षण, गैर-शिक्षण, शिक्षकेतर, गैर शैक्षणिक
class teacher: कक्षा अध्यापक, कक्षाध्यापक, कक्षा शिक्षक, कक्षा अध्यापिका, क्लास टीचर, वर्ग शिक्षक
principal: प्रधानाचार्य, प्राचार्य, मुख्याध्यापक, प्रिंसिपल
clerk: लिपिक, क्लर्क
peon: चपरासी, सेवक
driver: चालक, ड्राइवर
department: विभाग
designation: पद, पदनाम
qualification: योग्यता, शैक्षणिक योग्यता
joined: नियुक्त, नियुक्ति
retired: सेवानिवृत्त, रिटायर
timetable: समय सारणी, समय सारिणी, टाइमटेबल
periods: पीरियड, कालांश, तासिका
substitutions: प्रॉक्सी, बदली पीरियड, प्रतिस्थापन
logbook: लॉगबुक, लॉग बुक, दैनंदिनी
homework: गृहकार्य, होमवर्क
chapter: अध्याय
textbook: पाठ्यपुस्तक, किताब, पुस्तक
syllabus: पाठ्यक्रम, सिलेबस
notices: सूचना, नोटिस
circular: परिपत्र, सर्कुलर
events: कार्यक्रम, आयोजन, इवेंट
ptm: पालक सभा, पालक शिक्षक सभा, अभिभावक बैठक, शिक्षक अभिभावक बैठक, पीटीएम, पालक बैठक
meeting: बैठक, सभा, मीटिंग
calendar: कैलेंडर, पंचांग
certificates: प्रमाण पत्र, प्रमाणपत्र, सर्टिफिकेट
transfer certificates: स्थानांतरण प्रमाण पत्र, स्थानांतरण प्रमाणपत्र, टीसी
bonafide certificates: बोनाफाइड, बोनाफाइड प्रमाण पत्र
club: क्लब
sports: खेल, क्रीड़ा
award: पुरस्कार, इनाम
competition: प्रतियोगिता, स्पर्धा
activity: गतिविधि
level: स्तर
district: जिला, जिले
state: राज्य
national: राष्ट्रीय
number of: संख्या, गिनती
list: सूची, लिस्ट
total: कुल, योग, टोटल
percentage: प्रतिशत
average: औसत
month: महीना, माह
week: सप्ताह, हफ्ता
day: दिन
date: तारीख, दिनांक, तिथि
year: साल, वर्ष
weekday: वार का दिन, सप्ताह का दिन
reason: कारण, वजह
status: स्थिति
type: प्रकार
top: शीर्ष, प्रथम
most: सबसे ज्यादा, सबसे अधिक, सर्वाधिक, अधिकतम
least: सबसे कम, न्यूनतम
first: पहला
today: आज
new: नया, नवीन
English: अंग्रेजी, इंग्लिश
Mathematics: गणित, मैथ्स, मैथ
Social Science: सामाजिक विज्ञान, समाजशास्त्र, सामाजिक अध्ययन
Science: विज्ञान, साइंस
Hindi: हिंदी
Marathi: मराठी
Sanskrit: संस्कृत
Urdu: उर्दू
Computer: कंप्यूटर, संगणक
Physics: भौतिकी, भौतिक विज्ञान, फिजिक्स
Chemistry: रसायन, रसायन विज्ञान, रसायन शास्त्र, केमिस्ट्री
Biology: जीव विज्ञान, जीवविज्ञान, बायोलॉजी
Economics: अर्थशास्त्र
Accountancy: लेखाशास्त्र, बहीखाता
Business Studies: व्यवसाय अध्ययन
Environmental Studies: पर्यावरण अध्ययन, पर्यावरण, परिसर अभ्यास
Physical Education: शारीरिक शिक्षा, पीटी
Music: संगीत
Art and Craft: कला, चित्रकला
General Awareness: सामान्य ज्ञान
Value Education: नैतिक शिक्षा, मूल्य शिक्षा
Muslim: मुस्लिम, मुसलमान
Hindu: हिंदू
Christian: ईसाई, क्रिश्चियन
Sikh: सिख
Jain: जैन
Buddhist: बौद्ध
Parsi: पारसी
SC: अनुसूचित जाति, एससी
ST: अनुसूचित जनजाति, एसटी
OBC: अन्य पिछड़ा वर्ग, ओबीसी, पिछड़ा वर्ग
General: सामान्य वर्ग, सामान्य श्रेणी
EWS: ईडब्ल्यूएस, आर्थिक रूप से कमजोर
Gujarati: गुजराती
Tamil: तमिल
Telugu: तेलुगु, तेलगू
Bengali: बंगाली, बांग्ला
Punjabi: पंजाबी
Malayalam: मलयालम
Konkani: कोंकणी
Kannada: कन्नड़
Sindhi: सिंधी
Farmer: किसान, कृषक, खेती
Doctor: डॉक्टर, चिकित्सक
Teacher: अध्यापन
Engineer: इंजीनियर, अभियंता
Advocate: वकील, अधिवक्ता
Homemaker: गृहिणी
Shopkeeper: दुकानदार
Driver: वाहन चालक
Labourer: मजदूर, श्रमिक
Tailor: दर्जी
Nurse: नर्स, परिचारिका
Police: पुलिस
Electrician: बिजली मिस्त्री
Business: व्यापारी, व्यापार, कारोबार`;

/** The small words of Hindi, as the lists have them. */
const SMALL = `
mein: में, मे
se: से
ka: का
ki: की
ke: के
ko: को
par: पर
ne: ने
tak: तक
aur: और, तथा, एवं, व
ya: या
bhi: भी
hi: ही
hai: है
hain: हैं
tha: था
thi: थी
hua: हुआ
hue: हुए, हुये
hui: हुई, हुयी
nahi: नहीं, नही
kaun: कौन, कोण
kaun se: कौन से, कौनसे
kaun si: कौन सी, कौनसी
kis: किस
kisne: किसने
kisko: किसको, किसे
kitne: कितने, कितनों
kitni: कितनी
kitna: कितना
kya: क्या
kab: कब
kahan: कहां
jo: जो
jinke: जिनके
jinki: जिनकी
jinka: जिनका
jinhone: जिन्होंने
ab: अब
abhi: अभी
sab: सब
sabhi: सभी, समस्त, समूचे
zyada: ज्यादा
adhik: अधिक
kam: कम
batao: बताओ, बताइए, बताइये, बताएं, बतायें, बताएँ, बता, बतलाइए
dikhao: दिखाओ, दिखाइए, दिखाइये, दिखाएं, दिखाएँ, दिखा
dijiye: दीजिए, दीजिये, दें, दे दो
chahiye: चाहिए, चाहिये
kripya: कृपया
wale: वाले, वालों
wali: वाली
wala: वाला
ke saath: के साथ, सहित, समेत, के सहित
har: हर, प्रत्येक, प्रति
alag alag: अलग अलग, अलग-अलग, पृथक
bina: बिना, के बिना, बगैर
wise: वार, अनुसार, के अनुसार, के हिसाब से, वाइज
ab tak: अब तक, अभी तक, आज तक
is: इस
us: उस
pichle: पिछले, गत, बीते
pichli: पिछली
agle: अगले, आगामी
jama: जमा
rehne: रहने, रहते, रहनेवाले
aaye: आए, आये
aaya: आया
aayi: आई, आयी
gaye: गए, गये
diya: दिया
di: दी
mila: मिला
mile: मिले
school: स्कूल, विद्यालय, शाला, पाठशाला
than: की तुलना में, के मुकाबले
th: वीं, वां, वें
a: ए
b: बी
c: सी
d: डी
live in: में रहने वाले, में रहते`;

/** What else offices say in English. */
const OTHERWISE = `
students: wards, scholars, youngsters, schoolchildren, kiddies, studs
section: div, sectn
class teacher: form teacher, homeroom teacher, class coordinator, class mentor
phone number: cell number, cell numbers, whatsapp number, whatsapp numbers, telephone number, telephone numbers, cell no, mob number
father phone: father contact, dad phone, dad number, dads number, father number
mother phone: mother contact, mom number, mum number, moms number, mother number
pin code: pin code area, pin code areas, postal code, postal codes, zip code, zip codes, pincode area
most students: most crowded, fullest, most populated, most packed
fewest students: emptiest, least crowded, least populated
transport: conveyance
bus stop: halt, halts, bus halt, bus halts
bus students: bus commuters, van students, van children, busers
blood group: blood grouping
mother tongue: vernacular, first language
absent: on absence, remained absent, stayed away, not attended, not attending, absconding, skipping school, truant, truants
late: tardy, arrived late, arriving late, reported late, reporting late, turned up late
in a row: one after another, one after the other, day after day, uninterruptedly, in succession, in continuation, on the go
leave: time off, day off, days off
on leave: on holiday today, taking off
casual leave: casual leaves
fees: tuition charges, school charges
overdue fees: pending fees, fee arrears, fee defaults, overdue amount, fees in arrears
defaulters: non payers, nonpayers, debtors
receipts: fee receipts, fee slips, challans, challan, payment slips
collection: mop up, fee mop up, fee intake, cash flow in
bounced cheques: dishonored cheques, cheques dishonored, returned cheques, failed cheques, rejected cheques
expenses: outgo, outgoings, costs, disbursements, disbursement, payouts, outlays, outlay
salary: pay packet, remuneration, emoluments, wages, stipend, salary outgo, salary bill, pay bill
concession: fee waiver, fee waivers, subsidy, subsidies, fee reduction, fee relaxation, fee rebate
sibling concession: sibling discount, sibling discounts, brother sister discount
cheque: chequebook leaf
staff: personnel, workforce, manpower, crew, workers
teachers: teaching faculty, instructors, educators, mentors, lecturers, tutors, teaching personnel
designation: job role, rank in service
department: wing, faculty wing
joined: came on board, came aboard, inducted, came on rolls, were taken on
left: moved out, moved away, departed, parted ways, went elsewhere, shifted elsewhere
admissions: intake, new entrants, new entries, enrolments, enrollments
periods: class hours, sessions a week
substitutions: stand ins, stand in periods, fill ins, relief periods, replacement periods
logbook: class diary, teaching diary, daily diary
homework: assignments, home assignments, home tasks
chapter: lesson plan chapter, unit of the book
notices: announcements, announcement, bulletins, communications, communiques
events: functions, programmes, programs, celebrations, happenings
holidays: off days, days off school, vacations
certificates: testimonials, certs
documents: papers on file, paperwork
awards: medals won, trophies, honours, accolades, laurels
club: society, hobby club
exam: assessment exam, assesment, assessments
marks: marks obtained, marks secured, marks scored, mark obtained
toppers: rank holders, rankers, highest achievers, first rankers, best performers, top performers, meritorious students
passed: cleared the exam, got through, qualified the exam
failed: flunked, did not clear, unsuccessful, could not clear, could not pass, did not qualify
results: scores, scorecards, outcomes
weak: struggling, lagging, weakling
invigilator: supervisor on exam duty, invigilation staff
rooms: exam halls, examination halls, halls
date sheet: exam schedule, exam timetable, examination schedule, examination timetable
number of: in how many cases, how many cases, on how many occasions, nos
by: broken up by, broken down according to, spread over, spread across, segregated by, sorted out by, classified by, categorised by, categorized by, distributed by, distributed across, arranged by, separated by, shown by, shown separately for, shown separately by, separately for each, analysed by, summarised by, tabulated by
separately for: shown separately for
largest first: biggest first, highest on top, largest on top, biggest on top, in decreasing order, in reducing order, from high to low, high to low
in ascending order: in increasing order, from low to high, low to high
how many: what number of, whats the number of, what is the count of, the tally of
percentage: pct of, per centage, percentile share
more than twice: over two times
in the last: over the last, over the past
this month: month to date, mtd, this month so far, so far this month, so far in this month, current month till date
this week: week to date, this week so far, so far this week
last 14 days: last fortnight, past fortnight, the last fortnight, previous fortnight
last 3 days: last three school days
upto today: till this day, until this day, as on date, till the present, to this day
`;

/** Each word of the lists with what is said for it. */
const pairsOf = (table: string): (readonly [said: string, word: string])[] =>
  tableIn(table).flatMap(([word, list]) =>
    list
      .split(',')
      .map((said) => said.trim())
      .filter((said) => said !== '')
      .map((said) => [said, word] as const),
  );

export const HINDI_NOUNS = pairsOf(NOUNS);
export const HINDI_SMALL = pairsOf(SMALL);
export const ENGLISH_BESIDES = pairsOf(OTHERWISE);
