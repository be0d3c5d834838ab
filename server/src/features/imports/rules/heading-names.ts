import type { ImportField } from '@shala/contract/imports';

/** The headings that schools use. The first name is the one in the template; those in `weak` often mean something else. */
type Names = { readonly names: readonly string[]; readonly weak?: readonly string[] };

/** Compared word by word after `headingWords`, so that "ADM. NO." and "Admission Number" are equal. */
export const HEADING_NAMES: { readonly [Field in ImportField]: Names } = {
  admissionNumber: {
    names: ['Admission No', 'scholar no', 'gr no', 'general register no', 'admission id', 'student admission no'],
    weak: ['sr no', 'srn', 'registration no', 'student id', 'student no', 'scholar register no', 'enrolment no', 'reg id'],
  },
  name: {
    names: ['Name', 'student name', 'student', 'student full name', 'employee name', 'teacher name', 'staff name', 'staff member name'],
  },
  className: {
    names: ['Class', 'class name', 'class std', 'present class', 'current class', 'class section', 'student class'],
    weak: ['वर्ग', 'grade level'],
  },
  section: { names: ['Section', 'section name'], weak: ['वर्ग', 'batch'] },
  rollNumber: { names: ['Roll No', 'roll', 'r no', 'class roll no', 'अनुक्रमांक'] },
  gender: { names: ['Gender', 'gender mf', 'boy girl', 'mf', 'male female', 'boys girls', 'b g'] },
  dateOfBirth: { names: ['Date of Birth', 'dob', 'birth day', 'born on', 'student date birth', 'जन्मतिथि', 'जन्मतारीख', 'जन्मदिनांक'] },
  admittedOn: { names: ['Date of Admission', 'doa', 'admitted on'], weak: ['joining date'] },
  fatherName: { names: ['Father Name', 'father', 'fname', 'father full name'] },
  fatherPhone: { names: ['Father Mobile', 'father phone no'] },
  motherName: { names: ['Mother Name', 'mother', 'mname', 'mother full name'] },
  motherPhone: { names: ['Mother Mobile', 'mother phone no'] },
  guardianName: { names: ['Guardian Name', 'guardian', 'parent name', 'parent', 'local guardian name', 'father guardian name'] },
  phone: {
    names: ['Mobile', 'phone no', 'parent mobile', 'parent phone no', 'guardian mobile', 'guardian phone no', 'student phone no'],
    weak: ['emergency phone no', 'residence phone no'],
  },
  email: { names: ['Email', 'email id', 'email address', 'mail', 'parent email', 'father email', 'guardian email'] },
  address: {
    names: ['Address', 'residential address', 'permanent address', 'present address', 'correspondence address', 'home address'],
    weak: ['residence', 'locality'],
  },
  city: { names: ['City', 'town', 'city town', 'village', 'village town', 'village city'] },
  state: { names: ['State', 'state ut'] },
  pinCode: { names: ['PIN Code', 'pin', 'pincode', 'postal code', 'zip', 'pin no'] },
  category: {
    names: [
      'Category',
      'caste category',
      'social category',
      'category gen sc st obc',
      'जाति श्रेणी',
      'जाति वर्ग',
      'सामाजिक वर्ग',
      'caste',
      'जाति',
      'जात',
    ],
    weak: ['वर्ग'],
  },
  caste: { names: ['Caste', 'caste name', 'jati', 'जाति', 'जात'] },
  subCaste: { names: ['Sub-caste', 'subcaste', 'sub caste name', 'उपजाति', 'पोटजात'] },
  religion: { names: ['Religion'] },
  nationality: { names: ['Nationality', 'citizenship', 'राष्ट्रीयता', 'राष्ट्रीयत्व', 'नागरिकता'] },
  birthPlace: { names: ['Place of Birth', 'birthplace', 'born at', 'जन्म स्थान', 'जन्मस्थान', 'जन्मस्थळ', 'जन्म ठिकाण'] },
  motherTongue: { names: ['Mother Tongue', 'language', 'मातृभाषा'] },
  bloodGroup: { names: ['Blood Group', 'blood', 'bg', 'रक्त समूह', 'रक्तगट'] },
  aadhaarLast4: { names: ['Aadhaar (last 4 digits)', 'aadhaar', 'aadhaar no', 'aadhaar card no', 'uid', 'uidai no', 'student aadhaar no'] },
  apaarId: { names: ['APAAR ID', 'apaar', 'apaar no'] },
  penNumber: { names: ['PEN', 'pen no', 'permanent education no'] },
  stateStudentId: {
    names: [
      'Student ID (Saral or other)',
      ...['saral', 'saral id', 'saral no', 'saral student id', 'state student id', 'udise student id'],
      ...['samagra id', 'samagra no', 'sssm id', 'sats no', 'sats id', 'emis no', 'emis id', 'child id', 'shala darpan id', 'nic id'],
    ],
    weak: ['student id', 'student unique id', 'unique id'],
  },
  leftOn: {
    names: [
      'Date of Leaving',
      'leaving date',
      'left on',
      'date left',
      'dol',
      'date of withdrawal',
      'withdrawal date',
      'school leaving date',
    ],
    weak: ['tc date', 'tc issue date', 'छोड़ने तिथि', 'सोडल्याचा दिनांक'],
  },
  leavingReason: { names: ['Reason for Leaving', 'leaving reason', 'withdrawal reason', 'reason of leaving'], weak: ['reason'] },
  house: { names: ['House', 'house name'] },
  transportStop: {
    names: ['Bus Stop', 'stop', 'transport stop', 'pick up point', 'boarding point'],
    weak: ['transport', 'bus', 'route', 'bus route'],
  },
  previousSchool: { names: ['Previous School', 'last school', 'last school attended', 'previous school name'] },
  employeeCode: {
    names: ['Employee Code', 'employee id', 'employee no', 'staff id', 'staff code', 'teacher id', 'teacher code'],
    weak: ['code', 'id'],
  },
  positionRole: { names: ['Role', 'designation', 'post', 'position', 'position role', 'job title', 'post held'] },
  department: { names: ['Department', 'dept'] },
  isTeaching: { names: ['Teaching', 'teaching staff', 'is teaching', 'teaching non teaching', 'staff type'], weak: ['type'] },
  qualification: { names: ['Qualification', 'education', 'academic qualification', 'professional qualification'] },
  joinedOn: { names: ['Date of Joining', 'doj', 'joined on', 'date joined', 'appointment date', 'joining date school', 'नियुक्ति तिथि'] },
  subjects: { names: ['Subjects', 'subject', 'subjects taught', 'subject taught', 'teaching subject', 'main subject', 'विषय'] },
  classTeacherOf: { names: ['Class Teacher of', 'class teacher', 'class incharge', 'class in charge of', 'कक्षा शिक्षक', 'वर्ग शिक्षक'] },
  monthlySalary: { names: ['Monthly Salary', 'salary', 'basic salary', 'pay', 'gross salary', 'ctc month', 'basic pay', 'gross pay'] },
};

/** Synonyms, each with the word used for comparison. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  ...of('admission', 'adm admn admision admsn प्रवेश दाखिला दाखला'),
  ...of('no', 'num number nos nbr संख्या क्रमांक नंबर नम्बर नं सं no'),
  ...of('phone', 'mob mobile ph tel telephone contact cell whatsapp sms मोबाइल मोबाईल फोन फ़ोन दूरभाष संपर्क सम्पर्क'),
  ...of('student', 'students stu stud pupil pupils child candidate छात्र छात्रा विद्यार्थी विद्यार्थ्याचे बालक'),
  ...of('father', 'fathers fa f dad papa पिता वडिलांचे वडील pita'),
  ...of('mother', 'mothers mo m mummy mata माता आईचे आई'),
  ...of('guardian', 'guardians अभिभावक संरक्षक पालक'),
  ...of('parent', 'parents'),
  ...of('name', 'naam names नाम नाव'),
  ...of('id', 'आईडी आइडी आयडी'),
  ...of('samagra', 'समग्र'),
  ...of('class', 'std standard grade cls kaksha कक्षा इयत्ता'),
  ...of('section', 'sec sect div division सेक्शन अनुभाग तुकडी विभाग'),
  ...of('roll', 'रोल हजेरी'),
  ...of('roll no', 'rollno'),
  ...of('admission no', 'admno admnno admissionno'),
  ...of('gender', 'sex लिंग'),
  ...of('birth', 'born birthdate जन्म janm'),
  ...of('date', 'dt तिथि तारीख दिनांक दिनाक tithi'),
  ...of('address', 'addr add पता पत्ता'),
  ...of('city', 'शहर'),
  ...of('village', 'गाँव गांव ग्राम गाव'),
  ...of('state', 'राज्य'),
  ...of('category', 'cat श्रेणी संवर्ग प्रवर्ग'),
  ...of('caste', 'cast'),
  ...of('religion', 'धर्म'),
  ...of('pin', 'पिन'),
  ...of('code', 'कोड'),
  ...of('aadhaar', 'aadhar adhar adhaar aadhaarno आधार'),
  ...of('email', 'e-mail ईमेल'),
  ...of('employee', 'emp employees कर्मचारी'),
  ...of('teacher', 'teachers शिक्षक'),
  ...of('designation', 'desig पदनाम पद'),
  ...of('qualification', 'qualifications qual योग्यता'),
  ...of('salary', 'वेतन'),
  ...of('registration', 'reg regd regn पंजीकरण'),
  ...of('group', 'grp'),
  ...of('day', 'दिन'),
};

/** Words without meaning for the column. */
export const IDLE_WORDS = new Set(
  (
    'of the in as per and full dd mm yy yyyy ddmmyyyy rs inr if any with mandatory optional required details detail primary 1 capital block letters ' +
    'का की के को mr mrs shri smt shrimati श्री श्रीमती'
  ).split(' '),
);

/** Words that say whose column it is: a heading about another person is not about the student. */
export const WHOSE_WORDS = new Set(
  'father mother guardian parent brother sister sibling teacher driver husband spouse bank account previous last class fee'.split(' '),
);

function of(word: string, others: string): Record<string, string> {
  return Object.fromEntries(others.split(' ').map((other) => [other, word]));
}
