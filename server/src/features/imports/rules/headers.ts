import { IMPORT_FIELDS, type ImportField, type ImportKind } from '@shala/contract/imports';

/** How schools write their headings, in lower case and without blanks, points and marks. The first name is the one of the template. */
const NAMES: { readonly [Field in ImportField]: readonly string[] } = {
  admissionNumber: [
    'Admission No',
    'adm no',
    'admn no',
    'admno',
    'adm number',
    'admission number',
    'scholar no',
    'sr no',
    'gr no',
    'gr number',
    'registration no',
    'reg no',
    'student id',
  ],
  name: [
    'Name',
    'student name',
    'students name',
    'name of student',
    'name of the student',
    'student',
    'full name',
    'pupil name',
    'employee name',
    'teacher name',
    'staff name',
    'name of employee',
    'name of teacher',
  ],
  className: ['Class', 'std', 'standard', 'grade', 'class name', 'class std', 'present class'],
  section: ['Section', 'sec', 'div', 'division', 'section name'],
  rollNumber: ['Roll No', 'roll', 'roll number', 'rollno', 'r no'],
  gender: ['Gender', 'sex', 'gender m f', 'boy girl', 'm f'],
  dateOfBirth: ['Date of Birth', 'dob', 'birth date', 'd o b', 'birthdate', 'date birth'],
  admittedOn: ['Date of Admission', 'doa', 'admission date', 'date of joining', 'adm date', 'joining date'],
  fatherName: ['Father Name', 'fathers name', 'father', 'f name', 'fname', 'name of father', 'father s name'],
  fatherPhone: [
    'Father Mobile',
    'father phone',
    'fathers mobile',
    'father mobile no',
    'father contact',
    'fathers mobile no',
    'father s mobile',
  ],
  motherName: ['Mother Name', 'mothers name', 'mother', 'm name', 'mname', 'name of mother', 'mother s name'],
  motherPhone: ['Mother Mobile', 'mother phone', 'mothers mobile', 'mother mobile no', 'mother contact', 'mother s mobile'],
  guardianName: ['Guardian Name', 'guardian', 'guardians name', 'parent name', 'parent', 'guardian s name', 'local guardian'],
  phone: [
    'Mobile',
    'phone',
    'mobile no',
    'mobile number',
    'phone no',
    'phone number',
    'contact',
    'contact no',
    'contact number',
    'parent mobile',
    'guardian mobile',
    'guardian phone',
    'whatsapp',
    'whatsapp no',
    'sms no',
  ],
  email: ['Email', 'e mail', 'email id', 'mail', 'email address', 'parent email'],
  address: ['Address', 'residential address', 'permanent address', 'present address', 'full address', 'correspondence address'],
  city: ['City', 'town', 'city town', 'village', 'village town'],
  state: ['State', 'state ut'],
  pinCode: ['PIN Code', 'pin', 'pincode', 'postal code', 'zip'],
  category: ['Category', 'caste category', 'social category', 'caste', 'cast'],
  religion: ['Religion'],
  motherTongue: ['Mother Tongue', 'language'],
  bloodGroup: ['Blood Group', 'blood', 'bg'],
  aadhaarLast4: [
    'Aadhaar (last 4 digits)',
    'aadhaar',
    'aadhar',
    'adhar',
    'aadhaar no',
    'aadhar no',
    'aadhaar number',
    'aadhar number',
    'adhar no',
    'uid',
    'uidai',
    'uidai no',
    'आधार',
    'आधार नंबर',
    'आधार क्रमांक',
    'uid no',
  ],
  apaarId: ['APAAR ID', 'apaar', 'apaar no'],
  penNumber: ['PEN', 'pen no', 'pen number', 'permanent education number'],
  house: ['House'],
  transportStop: ['Bus Stop', 'stop', 'transport stop', 'transport', 'bus', 'route'],
  previousSchool: ['Previous School', 'last school', 'last school attended'],
  employeeCode: [
    'Employee Code',
    'emp code',
    'emp id',
    'employee id',
    'emp no',
    'employee no',
    'staff id',
    'staff code',
    'code',
    'teacher id',
  ],
  positionRole: ['Role', 'designation', 'post', 'position', 'position role', 'job title'],
  department: ['Department', 'dept'],
  isTeaching: ['Teaching', 'teaching staff', 'is teaching', 'teaching non teaching', 'staff type', 'type'],
  qualification: ['Qualification', 'qualifications', 'education'],
  joinedOn: ['Date of Joining', 'doj', 'joining date', 'joined on', 'date joined', 'date of appointment'],
  monthlySalary: ['Monthly Salary', 'salary', 'basic salary', 'pay', 'gross salary', 'ctc month'],
};

/** The heading of a field in the template. */
export function headingOf(field: ImportField): string {
  return NAMES[field][0] as string;
}

/** What the columns most likely stand for: each field once, the first column that names it. */
export function guessMapping(kind: ImportKind, headers: readonly string[]): (ImportField | null)[] {
  const fields = IMPORT_FIELDS[kind];
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const plain = plainName(header);
    const field = fields.find((name) => !taken.has(name) && NAMES[name].some((known) => plainName(known) === plain));
    if (field === undefined) return null;
    taken.add(field);
    return field;
  });
}

function plainName(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/['’`]s\b/g, 's')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
