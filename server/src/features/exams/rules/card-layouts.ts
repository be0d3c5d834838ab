import type { ReportLayout } from '@shala/contract/exams';

/** Both languages of a printed text. */
export type Words = { en: string; hi: string };
export type BlockKind =
  | 'subjects'
  | 'coscholastic'
  | 'discipline'
  | 'competency'
  | 'summary'
  | 'attendance'
  | 'voices'
  | 'remark'
  | 'narrative'
  | 'scale';
type Layout = { title: Words; blocks: readonly BlockKind[]; signatures: readonly SignatureKind[] };
type SignatureKind = 'classTeacher' | 'principal' | 'parent';

/** The blocks of each layout from top to bottom; empty blocks are left out. */
export const LAYOUTS: Readonly<Record<ReportLayout, Layout>> = {
  term: {
    title: { en: 'Report Card', hi: 'प्रगति पत्रक' },
    blocks: ['subjects', 'coscholastic', 'discipline', 'competency', 'summary', 'attendance', 'remark', 'scale'],
    signatures: ['classTeacher', 'principal', 'parent'],
  },
  prePrimary: {
    title: { en: 'Progress Card', hi: 'प्रगति पत्रक' },
    blocks: ['competency', 'coscholastic', 'discipline', 'attendance', 'remark', 'scale'],
    signatures: ['classTeacher', 'principal', 'parent'],
  },
  holistic: {
    title: { en: 'Holistic Progress Card', hi: 'समग्र प्रगति पत्रक' },
    blocks: ['competency', 'coscholastic', 'discipline', 'attendance', 'voices', 'narrative', 'scale'],
    signatures: ['classTeacher', 'principal', 'parent'],
  },
};

export const LABELS = {
  self: { en: 'What I say about my learning', hi: 'मैं अपने सीखने के बारे में' },
  peer: { en: 'What a classmate says', hi: 'मेरे सहपाठी के विचार' },
  voiceOfParent: { en: 'What my family says', hi: 'मेरे परिवार के विचार' },
  narrative: { en: "Teacher's narrative", hi: 'शिक्षक का विवरण' },
  levels: { en: 'Levels', hi: 'स्तर' },
  name: { en: 'Name', hi: 'नाम' },
  admissionNumber: { en: 'Admission no.', hi: 'प्रवेश क्रमांक' },
  place: { en: 'Class and section', hi: 'कक्षा एवं वर्ग' },
  rollNumber: { en: 'Roll no.', hi: 'अनुक्रमांक' },
  dateOfBirth: { en: 'Date of birth', hi: 'जन्म तिथि' },
  mother: { en: "Mother's name", hi: 'माता का नाम' },
  father: { en: "Father's name", hi: 'पिता का नाम' },
  guardian: { en: "Guardian's name", hi: 'अभिभावक का नाम' },
  subjects: { en: 'Scholastic areas', hi: 'शैक्षिक क्षेत्र' },
  subject: { en: 'Subject', hi: 'विषय' },
  obtained: { en: 'Marks', hi: 'प्राप्तांक' },
  percent: { en: 'Percent', hi: 'प्रतिशत' },
  grade: { en: 'Grade', hi: 'ग्रेड' },
  total: { en: 'Total', hi: 'कुल' },
  coscholastic: { en: 'Co-scholastic areas', hi: 'सह-शैक्षिक क्षेत्र' },
  discipline: { en: 'Discipline', hi: 'अनुशासन' },
  competency: { en: 'Areas of learning', hi: 'अधिगम क्षेत्र' },
  area: { en: 'Area', hi: 'क्षेत्र' },
  summary: { en: 'Overall result', hi: 'समग्र परिणाम' },
  result: { en: 'Result', hi: 'परिणाम' },
  rank: { en: 'Rank', hi: 'स्थान' },
  promotedTo: { en: 'Promoted to', hi: 'उन्नत कक्षा' },
  attendance: { en: 'Attendance', hi: 'उपस्थिति' },
  remark: { en: "Class teacher's remarks", hi: 'कक्षा शिक्षक की टिप्पणी' },
  scale: { en: 'Grading scale', hi: 'ग्रेड स्केल' },
  pass: { en: 'Pass', hi: 'उत्तीर्ण' },
  fail: { en: 'Needs improvement', hi: 'सुधार आवश्यक' },
  withheld: { en: 'Withheld', hi: 'रोका गया' },
  none: { en: 'Not assessed', hi: 'मूल्यांकन नहीं' },
  codes: {
    en: 'AB absent, ML medical leave, EX exempt, NA not assessed. * includes grace or moderation.',
    hi: 'AB अनुपस्थित, ML चिकित्सा अवकाश, EX मुक्त, NA मूल्यांकन नहीं। * में अनुग्रह अंक सम्मिलित हैं।',
  },
  notCounted: { en: 'Subjects marked # do not count in the total.', hi: '# वाले विषय कुल में सम्मिलित नहीं हैं।' },
  classTeacher: { en: 'Class teacher', hi: 'कक्षा शिक्षक' },
  principal: { en: 'Principal', hi: 'प्रधानाचार्य' },
  parent: { en: 'Parent / Guardian', hi: 'अभिभावक' },
  year: { en: 'Annual result', hi: 'वार्षिक परिणाम' },
  version: { en: 'Result no.', hi: 'परिणाम क्र.' },
  published: { en: 'published', hi: 'प्रकाशित' },
} as const satisfies Record<string, Words>;
