import { isForPresentStudents } from '@shala/contract/certificates';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import { writeDay } from '#platform/words';
import type { PersonFacts } from '../rules/person-facts.ts';
import { findEmployeeFacts, listStudentFacts } from '../store/people.store.ts';
import type { Form } from './forms.ts';

/** Printed in place of the number until it is known. */
export const NO_NUMBERS = { number: '–', serialNo: '–', bookNo: '–' };

/** The person of a certificate. Refuses an unknown one, and one whose personal data was deleted. */
export async function requirePerson(db: Db, schoolId: string, form: Form, personId: string): Promise<PersonFacts> {
  const person =
    form.personKind === 'student'
      ? ((await listStudentFacts(db, schoolId, [personId]))[0] ?? null)
      : await findEmployeeFacts(db, schoolId, personId);
  if (person === null) throw notFound();
  refuseForgotten(person);
  return person;
}

/** Refuses a student whose personal data was permanently deleted: nothing can be certified. */
export function refuseForgotten(person: PersonFacts): void {
  if (person.kind === 'student' && person.isAnonymised)
    throw new Refusal('conflict', 'certificateAnonymised', { values: { name: person.admissionNumber } });
}

/** Refuses a certificate of a present student, such as a bonafide certificate, for somebody who has left. */
export function refuseLeft({ type }: Pick<Form, 'type'>, person: PersonFacts): void {
  if (person.kind === 'student' && person.leftOn !== null && isForPresentStudents(type))
    throw new Refusal('conflict', 'certificateLeft', { values: { name: person.name, day: writeDay(person.leftOn) } });
}
