import type * as calls from '@shala/contract/certificates';
import { type CallAnswer, toRupees, yearOfDay } from '@shala/contract/shared';
import { listStudents } from '#features/students';
import { searchWords } from '#platform/db';
import type { Input, ReadContext } from '#platform/http';
import { fillForm } from '../rules/fill-form.ts';
import { duesOf, numberOf, placeOf } from '../rules/person-facts.ts';
import { schoolGaps } from '../rules/school-gaps.ts';
import { numberOfCertificate } from '../rules/types.ts';
import { listEarlier } from '../store/certificates.store.ts';
import { findEmployees } from '../store/people.store.ts';
import { findSchool, listSeries } from '../store/school.store.ts';
import { requireOpenForm, summaryOf } from './forms.ts';
import { NO_NUMBERS, requirePerson } from './person.ts';

const MOST_STUDENTS = 12;
const MOST_EMPLOYEES = 6;

/** Students of any year and employees, by a few letters, including those who have left. */
export async function findCertificatePeople(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.findCertificatePeople>,
): Promise<CallAnswer<typeof calls.findCertificatePeople>> {
  const { search, personKind } = query;
  const words = searchWords(search);
  const [students, employees] = await Promise.all([
    personKind === 'employee' ? [] : listStudents(db, school.id, { search, status: 'all' }, { offset: 0, limit: MOST_STUDENTS }),
    personKind === 'student' ? [] : findEmployees(db, school.id, { words, limit: MOST_EMPLOYEES }),
  ]);
  return {
    people: [
      ...students.map(({ id, name, admissionNumber, className, sectionName, guardian, leftOn }) => ({
        personKind: 'student' as const,
        id,
        name,
        number: admissionNumber,
        place: `${className} ${sectionName}`.trim(),
        guardian,
        leftOn,
      })),
      ...employees.map((employee) => ({ personKind: 'employee' as const, ...employee, guardian: '' })),
    ],
  };
}

/** A format filled in from the record: missing values, unpaid fees, and certificates issued before. */
export async function prepareCertificate(
  { db, school, platform }: ReadContext,
  { params }: Input<typeof calls.prepareCertificate>,
): Promise<CallAnswer<typeof calls.prepareCertificate>> {
  const form = await requireOpenForm(db, school.id, params.formId);
  const [person, facts, earlier] = await Promise.all([
    requirePerson(db, school.id, form, params.personId),
    findSchool(db, school.id),
    listEarlier(db, school.id, { type: form.type, personId: params.personId }),
  ]);
  const year = yearOfDay(person.today);
  const series = (await listSeries(db, school.id, year)).find(({ type }) => type === form.type);
  const { fields } = fillForm(form.content, { person, school: facts, numbers: NO_NUMBERS }, {});
  const isGoing = form.type === 'transfer' && person.kind === 'student' && person.leftOn === null;
  return {
    form: summaryOf(form),
    person: {
      personKind: person.kind,
      id: person.id,
      name: person.name,
      number: numberOf(person),
      place: placeOf(person),
      leftOn: person.leftOn,
      admittedOn: person.kind === 'student' ? person.admittedOn : person.joinedOn,
    },
    fields: fields.map(({ key, source, label, value, kind, choices, isRequired, isMissing, isFixed, isKept }) => ({
      key,
      source,
      label,
      value,
      kind,
      choices,
      isRequired,
      isMissing,
      isFixed,
      isKept,
    })),
    today: person.today,
    nextNumber: numberOfCertificate(form.prefix, year, (series?.lastSerial ?? 0) + 1),
    dues: person.kind === 'student' ? toRupees(duesOf(person)) : null,
    canSettle: person.kind === 'student' && duesOf(person) > 0,
    earlier,
    offersLeaving: isGoing,
    missingOfSchool: schoolGaps(form, facts),
    hasPublicAddress: platform.isPublic,
  };
}
