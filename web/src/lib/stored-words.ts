import { t } from '@lingui/core/macro';

/** What records keep in English, in the person's language; what is not of the list stays as it was entered. */
export function relationWords(relation: string): string {
  const words: Record<string, string> = {
    ...{ Father: t`Father`, Mother: t`Mother`, Grandfather: t`Grandfather`, Grandmother: t`Grandmother`, Uncle: t`Uncle`, Aunt: t`Aunt` },
    ...{ Brother: t`Brother`, Sister: t`Sister`, Guardian: t`Guardian` },
  };
  return words[relation] ?? relation;
}

/** The same of why a student left. */
export function leavingReasonWords(reason: string): string {
  const words: Record<string, string> = {
    'Moved to another town': t`Moved to another town`,
    'Admitted to another school': t`Admitted to another school`,
    'Completed the last class': t`Completed the last class`,
    'Fees not paid': t`Fees not paid`,
    'Long absence': t`Long absence`,
    Health: t`Health reasons`,
    Other: t`Other reason`,
  };
  return words[reason] ?? reason;
}

/** The formats that come with Shala; one that a school named is shown as it named it. */
export function formWords(name: string): string {
  const words: Record<string, string> = {
    'CBSE transfer certificate': t`CBSE transfer certificate`,
    'Transfer certificate': t`Transfer certificate for other boards`,
    'Maharashtra leaving certificate': t`Maharashtra leaving certificate`,
    'Bonafide certificate': t`Bonafide certificate`,
    'Study certificate': t`Study certificate`,
    'Character certificate': t`Character certificate`,
    'Character certificate with the class passed': t`Character certificate with the class passed`,
    'Provisional certificate': t`Provisional certificate`,
    'Sports and achievements certificate': t`Sports and achievements certificate`,
    'Experience certificate': t`Experience certificate`,
    'Relieving letter': t`Relieving letter`,
  };
  return words[name] ?? name;
}

/** The types of leave that come with Shala. */
export function leaveTypeWords(name: string): string {
  const words: Record<string, string> = {
    'Casual leave': t`Casual leave`,
    'Sick leave': t`Sick leave`,
    'Earned leave': t`Earned leave`,
    'Duty leave': t`Duty leave`,
  };
  return words[name] ?? name;
}

/** A term as Shala names it; a name of the school's own stays. */
export function termWords(name: string): string {
  const number = /^Term (\d)$/.exec(name)?.[1];
  return number === undefined ? name : t`Term ${number}`;
}

/** The schemes and scales that come with Shala, what they say and where they come from: `presets.ts` of the contract. */
export function schemeWords(text: string): string {
  const words: Record<string, string> = {
    'Eight-point scale (A1 to E)': t`Eight-point scale (A1 to E)`,
    'Divisions by percentage': t`Divisions by percentage`,
    'Nine-point scale (A-1 to E-2)': t`Nine-point scale (A-1 to E-2)`,
    'Five-point scale (A to E)': t`Five-point scale (A to E)`,
    'Three-point scale (A to C)': t`Three-point scale (A to C)`,
    'Three smiles': t`Three smileys (pre-primary)`,
    'Stream, mountain, sky': t`Stream, mountain, sky`,
    'CBSE pattern, two terms': t`CBSE pattern, two terms`,
    'CBSE pattern, classes 9 and 10': t`CBSE pattern, classes 9 and 10`,
    'CBSE pattern, classes 11 and 12 (70 + 30)': t`CBSE pattern, classes 11 and 12 (70 + 30)`,
    'CBSE pattern, classes 11 and 12 (80 + 20)': t`CBSE pattern, classes 11 and 12 (80 + 20)`,
    'CISCE pattern (to class 10)': t`CISCE pattern (up to class 10)`,
    'State pattern (Maharashtra)': t`State pattern (Maharashtra)`,
    'Pre-primary, three smiles': t`Pre-primary, three smileys`,
    'Holistic progress card, foundational stage': t`Holistic progress card, foundational stage`,
    'Holistic progress card, preparatory stage': t`Holistic progress card, preparatory stage`,
    'Holistic progress card, middle stage': t`Holistic progress card, middle stage`,
    'Holistic progress card, secondary stage': t`Holistic progress card, secondary stage`,
    'Classes 1 to 8, two terms. Each term: periodic test 10, notebook 5, subject enrichment 5 and exam 80 marks. Each term counts 50%.': t`Classes 1 to 8, two terms. Each term: periodic test 10, notebook 5, subject enrichment 5 and exam 80 marks. Each term counts 50%.`,
    'Internal 20 marks (periodic tests 5, best two of three; multiple assessment 5; portfolio 5; subject enrichment 5) and annual theory 80 marks. To pass: 33% in theory and internal together.': t`Internal 20 marks (periodic tests 5, best two of three; multiple assessment 5; portfolio 5; subject enrichment 5) and annual theory 80 marks. To pass: 33% in theory and internal together.`,
    'Theory 70 marks, practical or project 30 marks. To pass: 33% in each and in total.': t`Theory 70 marks, practical or project 30 marks. To pass: 33% in each and in total.`,
    'Theory 80 marks, practical or project 20 marks. To pass: 33% in each and in total.': t`Theory 80 marks, practical or project 20 marks. To pass: 33% in each and in total.`,
    'Two terms, each with internal 20 and written 80 marks, by percentage. To pass: 33%. English and the best four other subjects count.': t`Two terms, each with internal 20 and written 80 marks, by percentage. To pass: 33%. English and the best four other subjects count.`,
    'Formative and summative evaluation in two terms, graded by percentage. To pass: 35%.': t`Formative and summative evaluation in two terms, graded by percentage. To pass: 35%.`,
    'Nursery to UKG: areas with three smiles, no marks.': t`Nursery to UKG: areas with three smileys, no marks.`,
    'Competencies by domain, with three levels and the teacher’s words. No marks.': t`Competencies by domain, with three levels and the teacher’s remarks. No marks.`,
    'Classes 3 to 5: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.': t`Classes 3 to 5: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.`,
    'Classes 6 to 8: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.': t`Classes 6 to 8: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.`,
    'Classes 9 to 12: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.': t`Classes 9 to 12: awareness, sensitivity and creativity in each subject area, with three levels, besides the marks of a scheme, if any.`,
    'Common practice of pre-primary schools': t`Common practice of pre-primary schools`,
    'Common practice of schools; no board prescribes it for school examinations': t`Common practice of schools; no board prescribes it for school examinations`,
    'CBSE, Uniform system of assessment for classes VI to IX (2017-18)': t`CBSE, Uniform system of assessment for classes VI to IX (2017-18)`,
    'CBSE, co-scholastic areas and discipline of classes IX and X': t`CBSE, co-scholastic areas and discipline of classes IX and X`,
    'CBSE, Remodelled structure of assessment for classes IX and X (Acad-11/2019)': t`CBSE, Remodelled structure of assessment for classes IX and X (Acad-11/2019)`,
    'CBSE, Examination bye-laws and the scheme of studies of classes XI and XII': t`CBSE, Examination bye-laws and the scheme of studies of classes XI and XII`,
    'CISCE, Regulations for the ICSE year (pass mark 33% since 2018); internal work 20, written 80': t`CISCE, Regulations for the ICSE year (pass mark 33% since 2018); internal work 20, written 80`,
    'Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010); compare with the current resolution': t`Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010); compare with the current resolution`,
    'Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010), as printed by schools; compare with the current resolution': t`Maharashtra, continuous comprehensive evaluation (resolution of 20 August 2010), as printed by schools; compare with the current resolution`,
    'NCERT PARAKH, Holistic Progress Card (foundational stage): three levels of proficiency': t`NCERT PARAKH, Holistic Progress Card (foundational stage): three levels of proficiency`,
    'NCERT PARAKH, Holistic Progress Card (foundational stage); National Curriculum Framework 2022': t`NCERT PARAKH, Holistic Progress Card (foundational stage); National Curriculum Framework 2022`,
    'NCERT PARAKH, Holistic Progress Card (preparatory stage); National Curriculum Framework for School Education 2023; compare with the current card': t`NCERT PARAKH, Holistic Progress Card (preparatory stage); National Curriculum Framework for School Education 2023; compare with the current card`,
    'NCERT PARAKH, Holistic Progress Card (middle stage); National Curriculum Framework for School Education 2023; compare with the current card': t`NCERT PARAKH, Holistic Progress Card (middle stage); National Curriculum Framework for School Education 2023; compare with the current card`,
    'NCERT PARAKH, Holistic Progress Card (secondary stage); National Curriculum Framework for School Education 2023; compare with the current card': t`NCERT PARAKH, Holistic Progress Card (secondary stage); National Curriculum Framework for School Education 2023; compare with the current card`,
  };
  return words[text] ?? text;
}

/** The ready-made blueprints of question papers, and where they come from: `presets.ts` of the question papers. */
export function blueprintWords(text: string): string {
  const words: Record<string, string> = {
    'CBSE IX to XII, 80 marks': t`CBSE IX to XII, 80 marks`,
    'CBSE V to VIII, 80 marks': t`CBSE V to VIII, 80 marks`,
    'ICSE pattern, two parts, 80 marks': t`ICSE pattern, two parts, 80 marks`,
    'Unit test, 20 marks': t`Unit test, 20 marks`,
    'sections as in the CBSE sample papers of class 10': t`sections as in the CBSE sample papers of class 10`,
    'Blueprint of the annual examination 2025-26, classes 5 to 8, as published for Kendriya Vidyalayas (saralphysics.com)': t`Blueprint of the annual examination 2025-26, classes 5 to 8, as published for Kendriya Vidyalayas (saralphysics.com)`,
    'CISCE specimen papers, class 10: Part I compulsory (40 marks), Part II with choice (40 marks); a ten-mark question is entered as two questions of five marks': t`CISCE specimen papers, class 10: Part I compulsory (40 marks), Part II with choice (40 marks); a ten-mark question is entered as two questions of five marks`,
    'Common in schools for periodic tests; no board prescribes it': t`Common in schools for periodic tests; no board prescribes it`,
  };
  return words[text] ?? text;
}

/** The day of the week that is no school day, where the server gives it as the reason. */
export function weekdayWords(text: string): string {
  const words: Record<string, string> = { Sunday: t`Sunday`, Saturday: t`Saturday` };
  return words[text] ?? text;
}

/** The fee heads that come with Shala. */
export function feeHeadWords(name: string): string {
  const words: Record<string, string> = {
    ...{ Tuition: t`Tuition`, 'Tuition fee': t`Tuition fee`, Transport: t`Transport`, 'Transport fee': t`Transport fee` },
    ...{ Laboratory: t`Laboratory`, Examination: t`Examination`, 'Late fee': t`Late fee`, Arrears: t`Old dues` },
    ...{ 'Cheque bounce charge': t`Cheque bounce charge`, 'Arrears of last year': t`Old dues` },
  };
  return words[name] ?? name;
}

/** The category that an expense has when none is chosen, as it is kept. */
export const OTHER_CATEGORY = 'Other';

const expenseCategories = (): Record<string, string> => ({
  ...{ Electricity: t`Electricity`, Water: t`Water`, Stationery: t`Stationery`, Repairs: t`Repairs`, Transport: t`Transport` },
  ...{ Events: t`Events`, Rent: t`Rent`, [OTHER_CATEGORY]: t`Other expenses` },
});

const noticeCategories = (): Record<string, string> => ({
  ...{ General: t`General`, Academic: t`Academic`, Examination: t`Examination`, Fees: t`Fees`, Events: t`Events`, Holiday: t`Holiday` },
  ...{ Meeting: t`Meeting`, Sports: t`Sports`, Transport: t`Transport`, Health: t`Health`, Staff: t`Staff` },
});

/** The categories of expenses that come with Shala: the one for what fits nowhere else is kept as `Other`. */
export function categoryWords(category: string): string {
  return expenseCategories()[category] ?? category;
}

/** The category that somebody typed or chose, as it is kept. */
export function readCategory(typed: string): string {
  const said = typed.trim();
  const words = expenseCategories();
  return Object.keys(words).find((kept) => words[kept]?.toLowerCase() === said.toLowerCase()) ?? said;
}

/** The same of the categories of notices. */
export function noticeCategoryWords(category: string): string {
  return noticeCategories()[category] ?? category;
}

/** What stands in the field of a notice's category, as it is kept; it is read with every letter, so nothing else is changed in it. */
export function readNoticeCategory(typed: string): string {
  const words = noticeCategories();
  return Object.keys(words).find((kept) => words[kept] === typed) ?? typed;
}

/** The nationality that nearly every record has; any other stays as it was entered. */
export function nationalityWords(nationality: string): string {
  return nationality === 'Indian' ? t`Indian` : nationality;
}

/** What came of a request to the assistant. */
export const outcomeWords = () => ({
  answered: t`Answered`,
  asked: t`Assistant asked for details`,
  declined: t`Assistant cannot do this`,
  prepared: t`User was asked to confirm`,
  done: t`Done`,
  cancelled: t`Rejected by the user`,
  undone: t`Done, then undone by the user`,
  failed: t`Not done (reason in the reply)`,
});
