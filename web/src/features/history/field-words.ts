import { t } from '@lingui/core/macro';

/** What a field is called, of people's records and of everything else that the logs speak of; undefined where it has no words of its own. */
export function fieldWord(field: string): string | undefined {
  return { ...personWords(), ...eventWords(), ...importWords(), ...officeWords() }[field];
}

function personWords(): Record<string, string> {
  return {
    name: t`Name`,
    nameNative: t`Name in Hindi or own language`,
    admissionNumber: t`Admission number`,
    siblingFees: t`Change in the fees of brothers and sisters`,
    gender: t`Gender`,
    dateOfBirth: t`Date of birth`,
    dob: t`Date of birth`,
    admittedOn: t`Date of admission`,
    joinedOn: t`Date of joining`,
    bloodGroup: t`Blood group`,
    category: t`Category`,
    religion: t`Religion`,
    motherTongue: t`Mother tongue`,
    caste: t`Caste`,
    subCaste: t`Sub-caste`,
    birthPlace: t`Place of birth`,
    stateStudentId: t`Student ID (Saral or other)`,
    nationality: t`Nationality`,
    aadhaarLast4: t`Aadhaar, last four digits`,
    apaarId: t`APAAR ID`,
    penNumber: t`PEN`,
    house: t`House`,
    medicalNotes: t`Health and allergies`,
    specialNeeds: t`Special needs (CWSN)`,
    isBelowPoverty: t`Below poverty line (BPL)`,
    isWeakerSection: t`Economically weaker section (EWS)`,
    transportStop: t`Bus stop`,
    address: t`Address`,
    state: t`State`,
    city: t`City`,
    pinCode: t`PIN code`,
    previousSchool: t`Previous school`,
  };
}

/** What happens to somebody, and who hangs together with them. */
function eventWords(): Record<string, string> {
  return {
    section: t`Section`,
    rollNumber: t`Roll number`,
    leftOn: t`Last day`,
    leavingReason: t`Reason for leaving`,
    photo: t`Photo`,
    document: t`Document`,
    documentRead: t`Document opened`,
    guardian: t`Guardian`,
    guardians: t`Guardians`,
    phone: t`Phone`,
    email: t`Email`,
    occupation: t`Occupation`,
    relation: t`Relation`,
    isPrimary: t`Main contact`,
    mayCollect: t`Allowed to pick up the child`,
    consent: t`Consent`,
    consentNote: t`How consent was given`,
    samePersonAs: t`Same person as`,
    clubs: t`Club`,
    sports: t`Sport`,
    achievements: t`Achievement`,
    level: t`Level`,
    details: t`Details`,
    onDate: t`Date`,
    from: t`From`,
    anonymised: t`Personal data deleted`,
    department: t`Department`,
    positionRole: t`Designation`,
    qualification: t`Qualification`,
    monthlySalary: t`Monthly salary`,
    employeeCode: t`Employee code`,
    waived: t`Waived`,
    dueExtendedTo: t`Due date moved to`,
  };
}

/** What an import has added and changed. */
function importWords(): Record<string, string> {
  return {
    rows: t`Rows of the file`,
    created: t`Records added`,
    updated: t`Records updated`,
    restored: t`Records restored`,
    removed: t`Removed`,
    isTeaching: t`Teaching staff`,
  };
}

/** The rules of the timetable. */
function timetableWords(): Record<string, string> {
  return {
    teachers: t`Teachers`,
    section: t`Section`,
    sectionSubjects: t`Subjects of sections`,
    closures: t`Closed periods`,
    fixed: t`Subjects with a fixed period`,
    bells: t`Different period timings`,
    splits: t`Groups`,
    mostADay: t`Maximum periods in a day`,
    mostInRow: t`Maximum periods in a row`,
    mostVacant: t`Maximum free periods between classes`,
    away: t`Not available on`,
    periodsPerWeek: t`Periods a week`,
    longCount: t`Double or triple periods: how many times a week`,
    longLength: t`Periods together each time`,
    onceADay: t`Once a day`,
    partOfDay: t`Part of the day`,
    roomKind: t`Type of room`,
    classTeacherFirst: t`The class teacher takes the first period`,
  };
}

/** Fees, exams, certificates, timetable and settings. */
function officeWords(): Record<string, string> {
  return {
    placeholders: t`Fill-in codes`,
    ...{ P: t`Present`, A: t`Absent`, L: t`Late`, H: t`Half day`, V: t`On leave` },
    ...{
      state: t`Status`,
      amount: t`Amount`,
      month: t`Month`,
      months: t`Months`,
      students: t`Students`,
      change: t`Change`,
      head: t`Fee head`,
    },
    ...{ fromMonth: t`From month`, toMonth: t`To month`, firstMonth: t`First month`, dueDay: t`Due day`, classes: t`Classes` },
    ...{
      receipts: t`Receipts`,
      slipNo: t`Deposit slip`,
      charge: t`Cheque bounce charge`,
      expected: t`Expected cash`,
      counted: t`Cash counted`,
    },
    ...{ mode: t`Mode`, paidOn: t`Paid on`, rests: t`Balance`, owed: t`Unpaid`, financialYear: t`Financial year` },
    ...{ deducted: t`Deduction`, deductionReason: t`Reason for deduction`, balance: t`Balance` },
    ...{ paidFrom: t`Paid from`, upiAddress: t`UPI ID`, copies: t`Copies`, number: t`Number`, version: t`Version` },
    ...{ startsOn: t`From`, endsOn: t`To`, lockOn: t`Locked on`, startsAt: t`Starts at`, minutes: t`Minutes` },
    ...{ subject: t`Subject`, subjects: t`Subjects`, className: t`Class` },
    ...{
      title: t`Title`,
      audience: t`Sent to`,
      isPinned: t`At the top of the list`,
      expiresOn: t`Notice shown until`,
      attachment: t`Attachment`,
      recipient: t`Recipient`,
      isConfirmedOnPaper: t`Slip received`,
      reminded: t`Reminders`,
      queuedAgain: t`Messages sent again`,
      publishAt: t`To be sent on`,
      stopped: t`Messages stopped`,
      gone: t`Already sent`,
      recipients: t`Recipients`,
      locked: t`Locked periods`,
      seconds: t`Made in (seconds)`,
      kind: t`Type`,
      reason: t`Reason`,
      note: t`Note`,
      day: t`Day`,
      to: t`To`,
      date: t`Date`,
    },
    ...timetableWords(),
    ...{ papers: t`Papers`, term: t`Term`, place: t`Class or room`, room: t`Room`, rooms: t`Rooms`, capacity: t`Capacity` },
    ...{ schoolName: t`Name of the school`, board: t`Board`, affiliationNumber: t`Affiliation number`, udiseCode: t`UDISE code` },
    ...{ website: t`Website`, principalName: t`Principal`, parentsLanguage: t`Language for parents` },
    ...{ hasBilingualReceipts: t`Receipts in two languages`, password: t`Password`, scope: t`Access`, questions: t`Questions` },
    ...{
      isArchived: t`Not in use`,
      isRemoved: t`Removed`,
      period: t`Period`,
      teacher: t`Teacher`,
      student: t`Student`,
      user: t`User`,
      owner: t`User`,
    },
    ...resultWords(),
  };
}

function resultWords(): Record<string, string> {
  return {
    ...{ maxMarks: t`Maximum marks`, passMarks: t`Pass marks`, weight: t`Weightage` },
    percent: t`Percent`,
    rates: t`Fees`,
    saved: t`Balances saved`,
    paid: t`Paid`,
    outcome: t`Result`,
    category: t`Category`,
    description: t`Description`,
    homework: t`Homework`,
    person: t`Name`,
  };
}

/** What a record of the audit log is called; undefined where it has no words of its own. */
export function recordWord(entity: string): string | undefined {
  return { ...peopleRecords(), ...moneyRecords(), ...teachingRecords() }[entity];
}

function peopleRecords(): Record<string, string> {
  return {
    ...{ student: t`Student`, guardian: t`Guardian`, employee: t`Employee`, administrator: t`User`, school: t`School` },
    ...{ notice: t`Notice`, 'notice category': t`Notice category`, notice_channel: t`Message channel`, mail_channel: t`Email account` },
    ...{ leave: t`Leave application`, 'leave type': t`Leave type`, session: t`Sign-in`, accessToken: t`API token`, import: t`Import` },
    ...{ 'attendance rules': t`Attendance rules`, 'whole school attendance': t`School attendance`, 'whole data': t`All data` },
    ...{
      'admission numbering': t`Admission numbers`,
      'identity approval': t`Changes that need approval`,
      accounts: t`User account`,
      assistant: t`AI assistant`,
    },
    ...{
      setup: t`Setup step`,
      certificate: t`Certificate`,
      certificateForm: t`Certificate format`,
      certificateBatch: t`Certificates of a class`,
    },
    ...{ certificateSettings: t`Certificate settings`, calendar_event: t`Calendar entry`, calendar_feed: t`Phone calendar link` },
  };
}

function moneyRecords(): Record<string, string> {
  return {
    ...{ receipt: t`Receipt`, charge: t`Fees of a student`, due: t`Due date` },
    ...{ payment: t`Receipt`, 'family payment': t`Family receipt`, concession: t`Concession`, arrears: t`Old dues`, day: t`Daily closing` },
    ...{ 'fee structure': t`Fee structure`, 'fee head': t`Fee head`, 'fee rules': t`Fee rules`, 'late fees': t`Late fees` },
    ...{ 'opening balance': t`Opening balance`, 'opening balances': t`Opening balances`, transfer: t`Cash and bank transfer` },
    ...{
      expense: t`Expense`,
      'expense category': t`Expense category`,
      bill: t`Bill of an expense`,
      salary: t`Salary`,
      salaries: t`Salaries`,
    },
  };
}

function teachingRecords(): Record<string, string> {
  return {
    ...{ class: t`Class`, section: t`Section`, subject: t`Subject`, 'academic year': t`Academic year`, 'periods of the day': t`Periods` },
    ...{ timetableRules: t`Timetable rules`, timetableLock: t`Locked periods`, timetableVersion: t`Timetables w.e.f. date` },
    ...{ timetableFeed: t`Phone calendar link`, attendance: t`Attendance`, register: t`Attendance register` },
    ...{
      'staff register': t`Staff attendance register`,
      'student attendance': t`Attendance of a student`,
      'employee attendance': t`Attendance of an employee`,
    },
    ...{ timetable: t`Timetable`, timetableDraft: t`Timetable draft`, cover: t`Arrangement`, logbook: t`Logbook` },
    ...{
      'logbook review': t`Logbook review`,
      textbook: t`Textbook`,
      textbook_question: t`Textbook question`,
      textbook_job: t`Textbook analysis`,
    },
    ...{ question_paper: t`Question paper`, question_paper_item: t`Question of a paper`, own_question: t`Question` },
    ...{
      exam: t`Exam`,
      'exam paper': t`Exam paper`,
      'exam room': t`Exam room`,
      marks: t`Marks`,
      'mark adjustment': t`Grace marks or moderation`,
    },
    ...{
      result: t`Exam result`,
      'section result': t`Section result`,
      'assessment scheme': t`Assessment scheme`,
      'grading scale': t`Grading scale`,
    },
    ...{ 'class assessment': t`Class assessment`, 'report cards': t`Report cards`, 'report card layout': t`Report card format` },
    ...{ 'remark bank': t`Sentences for remarks` },
  };
}
