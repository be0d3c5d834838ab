import { paths } from '#lib/paths';

const CERTIFICATES =
  'tc slc transfer leaving bonafide character praman patra pramanpatra टीसी स्थानांतरण बोनाफाइड बोनाफाईड चरित्र प्रमाण पत्र प्रमाणपत्र';
const REGISTER = 'hajri haziri hajiri hazri upasthiti हाजिरी हाजरी उपस्थिति';
const TIMETABLE = 'time table timetable samay sarni टाइम टेबल टाइमटेबल समय सारणी सारिणी';
const MESSAGES = 'message circular suchna sms whatsapp सूचना नोटिस संदेश';

/** What offices call a screen besides its name, in English, in Hindi and in Hindi with Latin letters. They are searched in every language and never shown. */
export const SCREEN_WORDS: Readonly<Record<string, string>> = {
  [paths.account]: 'password login sign in device profile पासवर्ड लॉगिन प्रोफाइल',
  [paths.certificates]: CERTIFICATES,
  [paths.newCertificate]: CERTIFICATES,
  [paths.leave]: 'leave application chutti chhutti avkash छुट्टी छुट्टियाँ छुट्टियां अवकाश आवेदन',
  [paths.calendar]: 'holiday holidays events chutti chhutti avkash tyohar छुट्टी छुट्टियाँ छुट्टियां अवकाश त्योहार कार्यक्रम',
  [paths.attendance]: `${REGISTER} present absent roll call`,
  [paths.studentsAttendance]: REGISTER,
  [paths.employeesAttendance]: `${REGISTER} teacher शिक्षक`,
  [paths.studentsAbsent]: 'anupasthit gairhajir अनुपस्थित गैरहाजिर',
  [paths.employeesAbsent]: 'anupasthit gairhajir teacher अनुपस्थित गैरहाजिर शिक्षक',
  [paths.monthRegister]: `${REGISTER} रजिस्टर पंजी`,
  [paths.scheduler]: TIMETABLE,
  [paths.teacherWeek]: TIMETABLE,
  [paths.schoolWeek]: TIMETABLE,
  [paths.timetableGenerator]: TIMETABLE,
  [paths.coverDesk]: 'substitution substitute proxy vyavastha प्रॉक्सी व्यवस्था',
  [paths.periodsData]: 'time table timings bell ghanti टाइम टेबल पीरियड घंटी समय',
  [paths.schoolProfile]: 'logo name address affiliation udise letterhead pata लोगो नाम पता मान्यता',
  [paths.usersData]: 'password login role permission पासवर्ड लॉगिन अधिकार',
  [paths.spending]: 'expenditure spending bill voucher kharch kharcha kharche vyay खर्च खर्चा खर्चे व्यय बिल',
  [paths.staffPay]: 'pay payroll wages vetan tankhwah tankhah वेतन तनख्वाह पगार',
  [paths.payments]: 'rasid raseed रसीद',
  [paths.feeCollection]: 'fees fee pay deposit jama shulk फीस शुल्क जमा',
  [paths.offlineFees]: 'fees cash counter jama shulk फीस शुल्क जमा नकद',
  [paths.overdueFees]: 'due dues defaulters bakaya baki shulk बकाया बाकी फीस शुल्क',
  [paths.chequeBoard]: 'check चेक',
  [paths.dayBook]: 'cash book rokad rojnamcha रोकड़ रोजनामचा',
  [paths.feesData]: 'fees shulk फीस शुल्क',
  [paths.concessionsData]: 'discount scholarship chhoot chhut rte छूट छात्रवृत्ति',
  [paths.openingBalances]: 'arrears old last year bakaya pichhla बकाया पिछला',
  [paths.addStudent]: 'admission new dakhila pravesh दाखिला प्रवेश',
  [paths.students]: 'admission children vidyarthi chhatra bachche विद्यार्थी छात्र छात्रा बच्चे',
  [paths.employees]: 'staff teachers shikshak karmchari कर्मचारी शिक्षक स्टाफ',
  [paths.addEmployee]: 'staff teacher shikshak karmchari कर्मचारी शिक्षक स्टाफ',
  [paths.yearChange]: 'pass fail promote next class कक्षोन्नति उत्तीर्ण',
  [paths.exams]: 'marks result report card marksheet pariksha ank परीक्षा अंक परिणाम रिजल्ट अंकसूची मार्कशीट',
  [paths.offlineExams]: 'date sheet seating admit card pariksha परीक्षा डेट शीट प्रवेश पत्र',
  [paths.performance]: 'result toppers marks parinam परिणाम रिजल्ट टॉपर',
  [paths.questionPapers]: 'prashn patra प्रश्न पत्र प्रश्नपत्र',
  [paths.notices]: MESSAGES,
  [paths.writeNotice]: MESSAGES,
  [paths.importData]: 'excel upload bulk एक्सेल आयात',
  [paths.wholeData]: 'backup export excel बैकअप डाउनलोड',
};
