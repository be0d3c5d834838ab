import type { Database, Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { StudentFacts } from './rules/person-facts.ts';
import { listPresetForms, typeName } from './service/forms.ts';
import { issueOne } from './service/issue.ts';
import { findEmployeeFacts, listStudentFacts } from './store/people.store.ts';
import { cancelSample, listSamplePeople } from './store/sample.store.ts';
import { findSchool } from './store/school.store.ts';

type Sample = { formId: string; personId: string; daysAgo: number; values?: Record<string, string> };

const DAY_MS = 86_400_000;
const BEFORE = ['bonafide', 'character', 'study', 'bonafide', 'sports', 'bonafide', 'bonafide', 'character', 'study', 'bonafide'] as const;

/** Fills the demo school's register: certificates of the last months, for current and former students, one of them cancelled. */
export async function addSampleCertificates(database: Database, schoolId: string): Promise<void> {
  await database.schoolTransaction(schoolId, async (db) => {
    const { students, leavers, employees, accountId } = await listSamplePeople(db, schoolId);
    if (accountId === null) return;
    const samples: Sample[] = [
      ...leavers.map((personId, index) => ({
        formId: 'cbse-transfer',
        personId,
        daysAgo: 120 - index * 25,
        values: {
          lastExam: 'Annual examination: passed',
          promoted: 'Yes',
          firstClass: '1st',
          paidUpTo: 'March 2026',
          reserved: 'No',
          failed: 'No',
        },
      })),
      ...students.map((personId, index) => ({ formId: BEFORE[index % BEFORE.length] ?? 'bonafide', personId, daysAgo: 110 - index * 8 })),
      ...employees.map((personId, index) => ({ formId: 'experience', personId, daysAgo: 40 - index * 30 })),
    ];
    // Numbers follow the dates.
    samples.sort((a, b) => b.daysAgo - a.daysAgo);
    let last: string | null = null;
    for (const sample of samples) last = (await issueSample(db, { schoolId, accountId, sample })) ?? last;
    if (last !== null) await cancelSample(db, schoolId, { id: last, accountId, reason: 'Issued with a wrong date' });
  });
}

/** Null when the record lacks a required value. */
async function issueSample(
  db: Db,
  { schoolId, accountId, sample }: { schoolId: string; accountId: string; sample: Sample },
): Promise<string | null> {
  const forms = listPresetForms();
  const form = forms.find(({ id }) => id === sample.formId);
  if (form === undefined) return null;
  const found =
    form.personKind === 'student'
      ? (await listStudentFacts(db, schoolId, [sample.personId]))[0]
      : await findEmployeeFacts(db, schoolId, sample.personId);
  if (!found) return null;
  const at = new Date(Date.parse(`${found.today}T05:30:00Z`) - sample.daysAgo * DAY_MS);
  const person = { ...found, today: at.toISOString().slice(0, 10) };
  if (person.kind === 'student') completeRecord(person);
  try {
    const school = await findSchool(db, schoolId);
    const name = typeName(form.type, forms);
    const issue = { schoolId, school, form, typeName: name, person, given: sample.values ?? {}, accountId, batchId: null, at };
    return (await issueOne(db, issue)).id;
  } catch (error) {
    // Missing values are refused before anything is written.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function completeRecord(person: StudentFacts): void {
  person.mother ||= person.guardian;
  person.nationality ||= 'Indian';
}
