/** A cell: text, a number, a date stored as one, or a heading merged over several columns. */
export type Kept = string | number | Date | null | { head: string; over: number };
/**
 * A spreadsheet from a school. `rows`: the expected result of each row, as "row state | number | name | seat | roll | born | phone" followed by its problems;
 * `out`: the rows left out, and why.
 */
export type KeptSheet = {
  what: string;
  kind?: 'students' | 'employees';
  sheet: Kept[][];
  mapping: (string | null)[];
  rows: string[];
  out?: string[];
};

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

export const KEPT_SHEETS: KeptSheet[] = [
  {
    what: 'a serial number before the admission number',
    sheet: [
      ['Sr No', 'Adm No', 'Student Name', 'Class', 'Sec', 'DOB', 'Mobile', 'Father Name'],
      [1, 'A-101', 'Rohan Kale', '5', 'A', '05/06/2015', '98123 45670', 'Suresh Kale'],
      [2, 'A-102', 'Meera Joshi', '5', 'B', '17/11/2015', '9812345671', 'Anil Joshi'],
    ],
    mapping: [null, 'admissionNumber', 'name', 'className', 'section', 'dateOfBirth', 'phone', 'fatherName'],
    rows: ['2 good|A-101|Rohan Kale|5th A||2015-06-05|9812345670', '3 good|A-102|Meera Joshi|5th B||2015-11-17|9812345671'],
  },
  {
    what: 'a serial number and no admission number at all',
    sheet: [
      ['Sr. No.', 'Name of Student', 'Class & Section'],
      [1, 'Rohan Kale', 'V-B'],
      [2, 'Meera Joshi', 'VI - A'],
      [3, 'Asha Rao', 'IX-C'],
    ],
    mapping: [null, 'name', 'className'],
    rows: ['2 good||Rohan Kale|5th B|||', '3 good||Meera Joshi|6th A|||', '4 bad||Asha Rao|new 9th C||| section'],
  },
  {
    what: 'the scholar register’s number as "SR No"',
    sheet: [
      ['SR No', 'Scholar Name', 'Student', 'Std'],
      [4512, '', 'Rohan Kale', 'V B'],
      [4519, '', 'Meera Joshi', '5 B'],
    ],
    mapping: ['admissionNumber', null, 'name', 'className'],
    rows: ['2 good|4512|Rohan Kale|5th B|||', '3 good|4519|Meera Joshi|5th B|||'],
  },
  {
    what: 'title rows above the headings',
    sheet: [
      [{ head: 'SARASWATI VIDYA MANDIR, NASHIK', over: 5 }],
      [{ head: 'List of students, session 2026-27', over: 5 }],
      [],
      ['Admn. No.', "Student's Name", 'Class', 'Section', 'Date of Birth (DD/MM/YYYY)'],
      [1001, 'Rohan Kale', 'Class V', 'A', '05.06.2015'],
      [1002, 'Meera Joshi', 'Class VI', 'B', '17-11-14'],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'dateOfBirth'],
    rows: ['5 good|1001|Rohan Kale|5th A||2015-06-05|', '6 good|1002|Meera Joshi|6th B||2014-11-17|'],
    out: ['1 title', '2 title'],
  },
  {
    what: 'two rows of headings with merged heads',
    sheet: [
      ['Adm No', 'Student Name', { head: 'Class', over: 2 }, { head: 'Father', over: 2 }, { head: 'Mother', over: 2 }],
      ['', '', 'Std', 'Div', 'Name', 'Mobile', 'Name', 'Mobile'],
      ['G1', 'Rohan Kale', '5', 'A', 'Suresh Kale', '9812345670', 'Lata Kale', '9812345671'],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'fatherName', 'fatherPhone', 'motherName', 'motherPhone'],
    rows: ['3 good|G1|Rohan Kale|5th A|||9812345670'],
  },
  {
    what: 'two rows of headings with a year in the second',
    sheet: [
      ['S.No', 'Class', { head: 'Student', over: 2 }, { head: 'Father', over: 2 }, { head: 'Mother', over: 2 }, { head: 'Fees', over: 2 }],
      ['', '', 'Name', 'M/F', 'Name', 'Mobile', 'Name', 'Mobile', 'Old Dues 2025-26', 'Remarks'],
      [1, 'V-A', 'Rohan Kale', 'M', 'Suresh Kale', '9812345670', 'Lata Kale', '9812345671', 500, ''],
      [2, 'VI-B', 'Meera Joshi', 'F', 'Anil Joshi', '9812345672', '', '', '', ''],
    ],
    mapping: [null, 'className', 'name', 'gender', 'fatherName', 'fatherPhone', 'motherName', 'motherPhone', null, null],
    rows: ['3 good||Rohan Kale|5th A|||9812345670', '4 good||Meera Joshi|6th B|||9812345672'],
  },
  {
    what: 'one merged head over all that belongs to the student',
    sheet: [
      [
        { head: 'Student Details', over: 4 },
        { head: 'Parent Details', over: 2 },
      ],
      ['Name', 'Class', 'Sec', 'D.O.B.', 'Father Name', 'Contact No.'],
      ['Rohan Kale', '8th', 'B', '2012-06-05', 'Suresh Kale', '+91 98123 45670'],
    ],
    mapping: ['name', 'className', 'section', 'dateOfBirth', 'fatherName', 'phone'],
    rows: ['3 good||Rohan Kale|8th B||2012-06-05|9812345670'],
    out: ['1 title'],
  },
  {
    what: 'days as Excel’s serial numbers and as real days',
    sheet: [
      ['Adm No', 'Name', 'Class', 'Section', 'DOB', 'Admission Date'],
      ['S1', 'Rohan Kale', 5, 'A', 42160, day('2021-04-01')],
      ['S2', 'Meera Joshi', 5, 'B', day('2015-11-17'), 44287],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'dateOfBirth', 'admittedOn'],
    rows: ['2 good|S1|Rohan Kale|5th A||2015-06-05|', '3 good|S2|Meera Joshi|5th B||2015-11-17|'],
  },
  {
    what: 'headings in Hindi, figures in Devanagari',
    sheet: [
      ['क्र.सं.', 'प्रवेश संख्या', 'छात्र का नाम', 'पिता का नाम', 'माता का नाम', 'कक्षा', 'सेक्शन', 'जन्म तिथि', 'मोबाइल नंबर', 'लिंग'],
      ['१', '२०१', 'रोहन काले', 'सुरेश काले', 'लता काले', '५', 'A', '०५/०६/२०१५', '९८१२३४५६७०', 'लड़का'],
      ['२', '२०२', 'मीरा जोशी', 'अनिल जोशी', '', 'VI', 'B', '17/11/2014', '9812345671', 'लड़की'],
    ],
    mapping: [null, 'admissionNumber', 'name', 'fatherName', 'motherName', 'className', 'section', 'dateOfBirth', 'phone', 'gender'],
    rows: ['2 good|२०१|रोहन काले|5th A||2015-06-05|9812345670', '3 good|२०२|मीरा जोशी|6th B||2014-11-17|9812345671'],
  },
  {
    what: 'headings in two languages',
    sheet: [
      ['S.No./क्र.', 'Adm. No. / प्रवेश क्रमांक', 'Student Name (छात्र का नाम)', 'Class / कक्षा', 'Caste / वर्ग'],
      [1, 77, 'Rohan Kale', '10 A', 'OBC'],
      [2, 78, 'Meera Joshi', 'X B', 'General'],
    ],
    mapping: [null, 'admissionNumber', 'name', 'className', 'category'],
    rows: ['2 good|77|Rohan Kale|10th A|||', '3 good|78|Meera Joshi|10th B|||'],
  },
  {
    what: 'totals and signatures below the list',
    sheet: [
      ['Adm No', 'Name', 'Class', 'Sec', 'Gender'],
      ['T1', 'Rohan Kale', 'Std 5 (B)', '', 'M'],
      ['T2', 'Meera Joshi', 'Std. 5 (A)', '', 'F'],
      ['', 'Total', '', '', 2],
      ['', 'Boys: 1  Girls: 1', 'Total students 2', '', ''],
      [],
      ['Class Teacher:', '', '', 'Principal', ''],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'gender'],
    rows: ['2 good|T1|Rohan Kale|5th B|||', '3 good|T2|Meera Joshi|5th A|||'],
    out: ['4 total', '5 total', '7 note'],
  },
  {
    what: 'one sheet a class, named in the title alone',
    sheet: [
      [{ head: 'CLASS : V   SECTION : B', over: 4 }],
      ['Roll No', 'Name of the Student', "Father's Name", 'Phone'],
      [1, 'Rohan Kale', 'Suresh Kale', 9812345670],
      [2, 'Meera Joshi', 'Anil Joshi', 9812345671],
      ['', 'TOTAL', '', 2],
    ],
    mapping: ['rollNumber', 'name', 'fatherName', 'phone', 'className'],
    rows: ['3 good||Rohan Kale|5th B|1||9812345670', '4 good||Meera Joshi|5th B|2||9812345671'],
    out: ['1 title', '5 total'],
  },
  {
    what: 'several classes under each other, with a line above each',
    sheet: [
      ['Adm No', 'Name', 'DOB'],
      ['Class 5 A'],
      ['B1', 'Rohan Kale', '05/06/2015'],
      ['Class 6 B'],
      ['Adm No', 'Name', 'DOB'],
      ['B2', 'Meera Joshi', '17/11/2014'],
    ],
    mapping: ['admissionNumber', 'name', 'dateOfBirth', 'className'],
    rows: ['3 good|B1|Rohan Kale|5th A||2015-06-05|', '6 good|B2|Meera Joshi|6th B||2014-11-17|'],
    out: ['2 title', '4 title', '5 headings'],
  },
  {
    what: 'a row that numbers the columns',
    sheet: [
      ['Sl No', 'GR No', 'Pupil Name', 'Grade', 'Div'],
      [1, 2, 3, 4, 5],
      [1, 900, 'Rohan Kale', 'LKG', 'A'],
      [2, 901, 'Meera Joshi', 'U.K.G.', 'B'],
    ],
    mapping: [null, 'admissionNumber', 'name', 'className', 'section'],
    rows: ['3 good|900|Rohan Kale|LKG A|||', '4 good|901|Meera Joshi|UKG B|||'],
    out: ['2 numbering'],
  },
  {
    what: 'days written month first by a computer of another country',
    sheet: [
      ['Name', 'Class', 'Birth Date'],
      ['Rohan Kale', '5A', '6/25/2015'],
      ['Meera Joshi', '5B', '11/7/2015'],
    ],
    mapping: ['name', 'className', 'dateOfBirth'],
    rows: ['2 good||Rohan Kale|5th A||2015-06-25|', '3 good||Meera Joshi|5th B||2015-11-07|'],
  },
  {
    what: 'father’s columns beside the student’s own',
    sheet: [
      ['Name', 'Class', 'Section', 'Father', 'Father Aadhaar', 'Father Occupation', 'Father Mobile No', 'Class Teacher', 'Email ID'],
      ['Rohan Kale', '7', 'A', 'Suresh Kale', '', 'Farmer', '9812345670', 'Mrs Rao', 'S.Kale@example.com'],
    ],
    mapping: ['name', 'className', 'section', 'fatherName', null, null, 'fatherPhone', null, 'email'],
    rows: ['2 good||Rohan Kale|7th A|||9812345670'],
  },
  {
    what: 'the same child and the same number twice',
    sheet: [
      ['Adm No', 'Name', 'Class', 'Sec'],
      ['D1', 'Rohan Kale', '5', 'A'],
      ['D2', 'Meera Joshi', '5', 'A'],
      ['D1', 'Rohan Kale', '5', 'A'],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section'],
    rows: ['2 good|D1|Rohan Kale|5th A|||', '3 good|D2|Meera Joshi|5th A|||', '4 bad|D1|Rohan Kale|5th A||| twiceInFile=2'],
  },
  {
    what: 'bad cells of many kinds',
    sheet: [
      ['Admission Number', 'Name', 'Class', 'Sec', 'DOB', 'Sex', 'Mobile', 'Father Name', 'PIN'],
      ['E1', '', '5', 'A', '', 'M', '', '', ''],
      ['E2', 'Rohan Kale', '15', 'A', '31/02/2015', 'X', '12345', 'Suresh', '4220'],
      ['E3', 'Meera Joshi', '5', '', '01/01/1950', 'F', '9812345671', '', '422013'],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'dateOfBirth', 'gender', 'phone', 'fatherName', 'pinCode'],
    rows: [
      '2 bad|E1||5th A||| needed',
      '3 bad|E2|Rohan Kale|||| className date digits gender phone',
      '4 bad|E3|Meera Joshi|||1950-01-01| guardianName sectionNeeded studentAge',
    ],
  },
  {
    what: 'streams and names of sections',
    sheet: [
      ['Student', 'Class-Section', 'Roll'],
      ['Rohan Kale', 'XI Sci (A)', 4],
      ['Meera Joshi', '12 Commerce - B', 5],
      ['Asha Rao', 'Nursery Rose', 6],
    ],
    mapping: ['name', 'className', 'rollNumber'],
    rows: [
      '2 bad||Rohan Kale|new 11th Science A|4|| className',
      '3 bad||Meera Joshi|new 12th Commerce B|5|| className',
      '4 bad||Asha Rao|new Nursery Rose|6|| section',
    ],
  },
  {
    what: 'a full column of categories beside an empty one of castes, and classes as "Vth"',
    sheet: [
      ['GR No', 'Student Name', 'Std', 'Div', 'DOB', 'Caste', 'Category'],
      ['G-1', 'Rohan Kale', 'Vth', 'A', '05/06/2015', '', 'OPEN'],
      ['G-2', 'Meera Joshi', 'VIth Std.', 'B', '17/11/2031', '', 'VJNT'],
      ['G-3', 'Asha Rao', '5th Std', 'A', '02/02/2015', '', 'Minority'],
    ],
    mapping: ['admissionNumber', 'name', 'className', 'section', 'dateOfBirth', 'caste', 'category'],
    rows: [
      '2 good|G-1|Rohan Kale|5th A||2015-06-05|',
      '3 bad|G-2|Meera Joshi|6th B||2031-11-17| inFuture',
      '4 good|G-3|Asha Rao|5th A||2015-02-02|',
    ],
  },
  {
    what: 'a total that is counted under the names, and birthdays as Excel numbers',
    sheet: [
      [{ head: 'SARASWATI VIDYA MANDIR', over: 5 }],
      ['Sr No', 'Adm No', 'Name of Student', 'Class', 'DOB'],
      [1, 'SVM/1', 'Rohan Kale', 'V-A', 42370],
      [2, 'SVM/2', 'Meera Joshi', 'V-B', new Date('2015-06-05T00:00:00Z')],
      ['', 'Total', 2, '', ''],
    ],
    mapping: [null, 'admissionNumber', 'name', 'className', 'dateOfBirth'],
    rows: ['3 good|SVM/1|Rohan Kale|5th A||2016-01-01|', '4 good|SVM/2|Meera Joshi|5th B||2015-06-05|'],
    out: ['1 title', '5 total'],
  },
  {
    what: 'staff with a title, a serial number and a total of salaries',
    kind: 'employees',
    sheet: [
      [{ head: 'STAFF STATEMENT NOVEMBER 2026', over: 6 }],
      ['S.No', 'Emp. Code', 'Name of Employee', 'Designation', 'Date of Appointment', 'Gross Salary'],
      [1, 'T7', 'Farida Sheikh', 'TGT', 41075, '38,500'],
      [2, 'T8', 'Kiran Rao', 'Clerk', '01/07/2019', 18000],
      ['', '', 'Grand Total', '', '', 56500],
    ],
    mapping: [null, 'employeeCode', 'name', 'positionRole', 'joinedOn', 'monthlySalary'],
    rows: ['3 good|T7|Farida Sheikh|2012-06-15|3850000', '4 good|T8|Kiran Rao|2019-07-01|1800000'],
    out: ['1 title', '5 total'],
  },
  {
    what: 'staff in Hindi with two telephone numbers',
    kind: 'employees',
    sheet: [
      ['क्रमांक', 'कर्मचारी का नाम', 'पदनाम', 'मोबाइल', 'Alternate Mobile', 'वेतन'],
      [1, 'फ़रीदा शेख', 'शिक्षक', '98123-45670 / 9812345671', '', 'Rs. 38,500/-'],
      [2, 'किरण राव', 'लिपिक', '12', '', ''],
    ],
    mapping: [null, 'name', 'positionRole', 'phone', null, 'monthlySalary'],
    rows: ['2 good||फ़रीदा शेख||3850000', '3 bad||किरण राव||0 phone'],
  },
];
