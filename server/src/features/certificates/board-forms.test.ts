import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addComplete, asRead, issue } from '../../../test/certificates.ts';
import { ask } from '../../../test/fees.ts';
import { inFull } from '../../../test/in-full.ts';
import { readPdf } from '../../../test/read-pdf.ts';

let test: TestApp;
let school: TestSchool;
let aarav: string;
let yearStart: string;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test, 'Dnyan Sagar Vidyalaya');
  await test.owner`update schools set board = 'CBSE', affiliation_number = '1130999', udise_code = '27201234567' where id = ${school.id}`;
  await test.owner`insert into certificate_settings (school_id, school_code, school_name_hindi) values (${school.id}, '30451', 'ज्ञान सागर विद्यालय')
    on conflict (school_id) do update set school_code = excluded.school_code, school_name_hindi = excluded.school_name_hindi`;
  aarav = await addComplete(test, school, {
    admissionNumber: '2019/0042',
    address: '12 MG Road, Nashik',
    previousSchool: 'Bal Vidya Mandir',
  });
  await test.owner`update students set caste = 'Mali', sub_caste = 'Phul Mali', birth_place = 'Niphad, Nashik', state_student_id = '2019272704001012345',
    aadhaar_last4 = '4321' where school_id = ${school.id} and id = ${aarav}`;
  const [year] =
    await test.owner`select to_char(starts_on, 'DD/MM/YYYY') as start from academic_years where school_id = ${school.id} and is_current`;
  yearStart = year?.start;
});
afterAll(() => test.close());

type Row = { en: [label: string, value: string]; hi: [label: string, value: string] };
const row = (en: Row['en'], hi: Row['hi'] = ['', '']): Row => ({ en, hi: [hi[0] || en[0], hi[1] || en[1]] });

/** What the office enters besides the record. */
const TYPED = {
  'cbse-transfer': {
    ...{
      firstClass: '3rd',
      birthProof: 'Affidavit',
      lastExam: 'Annual examination 2025-26: passed',
      failed: 'Once',
      promoted: 'Yes, to 11th (Eleventh)',
    },
    ...{ subjects: 'English, Hindi, Mathematics', paidUpTo: 'November 2026', concession: 'No', workingDays: '210', presentDays: '198' },
    ...{
      ncc: 'Scout, Rajya Puraskar',
      activities: 'Kabaddi (District)',
      conduct: 'Very good',
      appliedOn: '2026-11-02',
      reason: 'Moved to another town',
    },
    remarks: 'Nothing else',
  },
  'maharashtra-leaving': {
    ...{ firstClass: '3rd', progress: 'Excellent', conduct: 'Very good', leftOn: '2026-11-02', reason: 'Moved to another town' },
    remarks: 'Nothing else',
  },
};

/** Every field of the board's form in the board's order, with what is printed for it. */
const ROWS: Record<keyof typeof TYPED, (today: string) => Row[]> = {
  'cbse-transfer': (today) => [
    row(['1. Name of pupil', 'Aarav Sharma'], ['1. विद्यार्थी का नाम', 'आरव शर्मा']),
    row(["2. Mother's name", 'Sunita Sharma'], ['2. माता का नाम', '']),
    row(["3. Father's or guardian's name", 'Rakesh Sharma'], ['3. पिता अथवा अभिभावक का नाम', '']),
    row(['4. Nationality', 'Indian'], ['4. राष्ट्रीयता', 'भारतीय']),
    row(['5. Whether the candidate belongs to SC, ST or OBC', 'Yes, OBC'], ['5. क्या विद्यार्थी अनुसूचित जाति', 'हाँ, OBC']),
    row(['6. Date of first admission in the school with class', '04/04/2019'], ['6. विद्यालय में प्रथम प्रवेश की तिथि तथा कक्षा', '']),
    row(['Class at first admission', '3rd'], ['प्रथम प्रवेश के समय कक्षा', '3']),
    row(['7. Date of birth (in Christian era)', '05/06/2011'], ['7. प्रवेश एवं निष्कासन रजिस्टर के अनुसार जन्म तिथि', '']),
    row(['Date of birth, in words', 'Fifth June Two Thousand Eleven'], ['जन्म तिथि, शब्दों में', 'पाँच जून दो हज़ार ग्यारह']),
    row(['Proof of date of birth submitted at admission', 'Affidavit'], ['प्रवेश के समय दिया गया जन्म तिथि का प्रमाण', 'शपथ पत्र']),
    row(['8. Class in which the pupil last studied, in figures', '10th'], ['8. अंतिम कक्षा जिसमें विद्यार्थी ने अध्ययन किया', '10']),
    row(['Class, in words', 'Tenth'], ['कक्षा, शब्दों में', 'दसवीं']),
    row(
      ['9. School or board annual examination last taken with result', 'Annual examination 2025-26: passed'],
      ['9. अंतिम वार्षिक परीक्षा', ''],
    ),
    row(['10. Whether failed, if so once or twice in the same class', 'Once'], ['10. क्या अनुत्तीर्ण हुआ', 'एक बार']),
    row(['11. Subjects studied', 'English, Hindi, Mathematics'], ['11. अध्ययन किए गए विषय', '']),
    row(
      ['12. Whether qualified for promotion to the higher class', 'Yes, to 11th (Eleventh)'],
      ['12. क्या उच्च कक्षा में पदोन्नति के योग्य है', ''],
    ),
    row(['13. Month up to which the pupil has paid school dues', 'November 2026'], ['13. किस माह तक विद्यालय शुल्क जमा किया है', '']),
    row(['14. Any fee concession availed of, if so its nature', 'No'], ['14. क्या कोई शुल्क रियायत ली गई', 'नहीं']),
    row(['15. Total number of working days in the academic session', '210'], ['15. शैक्षणिक सत्र में कुल कार्य दिवस', '']),
    row(['16. Total number of working days the pupil was present', '198'], ['16. विद्यालय में विद्यार्थी की कुल उपस्थिति', '']),
    row(['17. Whether NCC cadet, Boy Scout or Girl Guide', 'Scout, Rajya Puraskar'], ['17. क्या एनसीसी कैडेट', '']),
    row(['18. Games played or extra-curricular activities', 'Kabaddi (District)'], ['18. खेल अथवा पाठ्येतर गतिविधियाँ', '']),
    row(['19. General conduct', 'Very good'], ['19. सामान्य आचरण', 'बहुत अच्छा']),
    row(['20. Date of application for certificate', '02/11/2026'], ['20. प्रमाण पत्र हेतु आवेदन की तिथि', '']),
    row(['21. Date of issue of certificate', today], ['21. प्रमाण पत्र जारी करने की तिथि', '']),
    row(['22. Reason for leaving the school', 'Moved to another town'], ['22. विद्यालय छोड़ने का कारण', 'दूसरे नगर में निवास']),
    row(['23. Any other remarks', 'Nothing else'], ['23. अन्य टिप्पणी', '']),
  ],
  'maharashtra-leaving': () => [
    row(['1. Student ID (Saral)', '2019272704001012345'], ['1. विद्यार्थी आयडी (सरल)', '']),
    row(['2. UID number (last four digits of Aadhaar)', '4321'], ['2. यू.आय.डी. क्रमांक', '']),
    row(['3. General register number', '2019/0042'], ['3. सामान्य नोंदवही क्रमांक', '']),
    row(['4. Full name of the student', 'Aarav Sharma'], ['4. विद्यार्थ्याचे संपूर्ण नाव', 'आरव शर्मा']),
    row(["5. Mother's name", 'Sunita Sharma'], ['5. आईचे नाव', '']),
    row(["6. Father's name", 'Rakesh Sharma'], ['6. वडिलांचे नाव', '']),
    row(['7. Nationality', 'Indian'], ['7. राष्ट्रीयत्व', 'भारतीय']),
    row(['8. Mother tongue', 'Hindi'], ['8. मातृभाषा', '']),
    row(['9. Religion', 'Hindu'], ['9. धर्म', '']),
    row(['10. Caste', 'Mali'], ['10. जात', '']),
    row(['11. Sub-caste', 'Phul Mali'], ['11. पोटजात', '']),
    row(['12. Place of birth', 'Niphad, Nashik'], ['12. जन्मस्थळ', '']),
    row(['13. Date of birth (in figures)', '05/06/2011'], ['13. जन्म दिनांक (अंकी)', '']),
    row(['14. Date of birth (in words)', 'Fifth June Two Thousand Eleven'], ['14. जन्म दिनांक (अक्षरी)', 'पाँच जून दो हज़ार ग्यारह']),
    row(['15. Last school attended and standard', 'Bal Vidya Mandir'], ['15. यापूर्वीची शाळा व इयत्ता', '']),
    row(['16. Date of admission', '04/04/2019'], ['16. शाळेत प्रवेश घेतल्याचा दिनांक', '']),
    row(['17. Standard at admission', '3rd'], ['17. प्रवेशाच्या वेळची इयत्ता', '3']),
    row(['18. Progress', 'Excellent'], ['18. अभ्यासातील प्रगती', 'उत्कृष्ट']),
    row(['19. Conduct', 'Very good'], ['19. वर्तणूक', 'बहुत अच्छा']),
    row(['20. Date of leaving the school', '02/11/2026'], ['20. शाळा सोडल्याचा दिनांक', '']),
    row(['21. Standard in which studying and since when (in figures)', '10th'], ['21. कोणत्या इयत्तेत शिकत होता व केव्हापासून', '10']),
    row(['Standard (in words)', 'Tenth'], ['इयत्ता (अक्षरी)', 'दसवीं']),
    row(['Since when', yearStart], ['केव्हापासून', '']),
    row(['22. Reason for leaving the school', 'Moved to another town'], ['22. शाळा सोडण्याचे कारण', 'दूसरे नगर में निवास']),
    row(['23. Remarks', 'Nothing else'], ['23. शेरा', '']),
  ],
};

/** The words at the head: the board, its numbers, and those of the certificate. */
const HEAD = {
  en: [
    'Affiliated to the Central Board of Secondary Education',
    'Affiliation no. 1130999',
    'School code 30451',
    'Book no.: 1',
    'Serial no.:',
    'Admission no.: 2019/0042',
  ],
  hi: ['केंद्रीय माध्यमिक शिक्षा बोर्ड से संबद्ध', 'संबद्धता क्रमांक 1130999', 'विद्यालय कोड 30451', 'पुस्तक क्रमांक', 'प्रवेश क्रमांक'],
  both: [
    ...[
      'Affiliated to the Central Board of Secondary Education',
      'केंद्रीय माध्यमिक शिक्षा बोर्ड से संबद्ध',
      'Affiliation no. / संबद्धता क्रमांक 1130999',
    ],
    ...['School code / विद्यालय कोड 30451', 'Book no. / पुस्तक क्रमांक: 1', 'Admission no. / प्रवेश क्रमांक: 2019/0042'],
  ],
};

/** Issues the form in these languages and on this paper; returns the text of its pages. */
async function print(
  formId: keyof typeof TYPED,
  languages: string,
  size: string,
): Promise<{ pages: string[]; number: string; today: string }> {
  const { content } = (await ask(test, school, 'GET', `/admin/certificates/forms/${formId}`)).data;
  const paper = { ...content.paper, size };
  const body = {
    name: `${formId} ${languages} ${size}`,
    type: 'transfer',
    personKind: 'student',
    content: { ...content, languages, paper },
  };
  const own = await ask(test, school, 'POST', '/admin/certificates/forms', body);
  const { today } = (await ask(test, school, 'GET', `/admin/certificates/forms/${own.data?.id ?? own.message}/people/${aarav}`)).data;
  const { data, message } = await issue(test, school, { formId: own.data.id, personId: aarav, values: TYPED[formId] });
  const bytes = (await test.app.inject(data?.url ?? message)).rawPayload;
  const count = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const pages = await Promise.all(
    Array.from({ length: count }, async (_, index) => (await readPdf(bytes, index)).text.replaceAll(/\s+/g, ' ')),
  );
  return { pages, number: data.number, today: today.split('-').reverse().join('/') };
}

/** Every field with its value, in the order of the form, on pages that belong together. */
async function check(formId: keyof typeof TYPED, languages: keyof typeof HEAD, size: 'A4' | 'A5'): Promise<void> {
  const { pages, number, today } = await print(formId, languages, size);
  const text = pages.join(' ');
  for (const words of HEAD[languages]) expect(text).toMatch(asRead(words));
  // Nothing is cut: neither the number nor the words under a signature.
  expect(text).not.toContain('…');
  let rest = text;
  const next = (words: string) => {
    const found = asRead(words).exec(rest);
    expect(found, `${words} in: ${rest.slice(0, 300)}`).not.toBeNull();
    rest = rest.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  };
  const printed = languages === 'both' ? (['en', 'hi'] as const) : [languages];
  for (const one of ROWS[formId](today)) {
    const [first = '', second] = printed.map((language) => one[language][0]);
    next(first);
    if (second !== undefined) next(second.replace(/^\d+\. /, ''));
    for (const value of new Set(printed.map((language) => one[language][1]))) next(value);
  }
  // The page that is signed says of which certificate it is, and has a part of it.
  expect(pages).toHaveLength(size === 'A4' ? 1 : 2);
  for (const page of pages) expect(page).toContain(number);
  expect(pages.at(-1)).toMatch(/23\. /);
}

describe.each(['cbse-transfer', 'maharashtra-leaving'] as const)(
  '%s bears every field of the form with its value, in the order of the form',
  (formId) => {
    it('in both languages on A4', () => check(formId, 'both', 'A4'));
    it('in Hindi on A5, the signatures below a part of the text', () => check(formId, 'hi', 'A5'));
    inFull('in English on A4', () => check(formId, 'en', 'A4'));
    inFull('in Hindi on A4', () => check(formId, 'hi', 'A4'));
    inFull('in English on A5', () => check(formId, 'en', 'A5'));
    inFull('in both languages on A5', () => check(formId, 'both', 'A5'));
  },
);
