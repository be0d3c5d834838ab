import type * as calls from '@shala/contract/certificates';
import { editEmployee } from '@shala/contract/employees';
import { type CallAnswer, fieldProblem } from '@shala/contract/shared';
import { addGuardian, editStudent } from '@shala/contract/students';
import { editEmployeeRecord } from '#features/employees';
import { addGuardianTo, editStudentRecord } from '#features/students';
import { fieldSentence, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { type FilledField, fillForm, KEPT_IN } from '../rules/fill-form.ts';
import type { PersonFacts } from '../rules/person-facts.ts';
import { rememberFacts } from '../store/people.store.ts';
import { findSchool, type School } from '../store/school.store.ts';
import { type Form, requireOpenForm } from './forms.ts';
import { NO_NUMBERS, requirePerson } from './person.ts';

const PARENTS = ['Mother', 'Father', 'Guardian'] as const;
const isParent = (column: string): column is (typeof PARENTS)[number] => PARENTS.some((parent) => parent === column);

/** Saves missing values to the person's record. */
export async function saveCertificateFields(
  context: WriteContext,
  { params, body }: Input<typeof calls.saveCertificateFields>,
): Promise<CallAnswer<typeof calls.saveCertificateFields>> {
  const { db, school } = context;
  const form = await requireOpenForm(db, school.id, params.formId);
  const person = await requirePerson(db, school.id, form, params.personId);
  return keepGiven(context, { form, person, school: await findSchool(db, school.id), given: body.values });
}

type Given = { form: Form; person: PersonFacts; school: School; given: Record<string, string> };

/**
 * Saves typed values of empty fields: to the record by its own calls, so that their rules, approvals and history apply. Values without a field in the record
 * are remembered for later certificates.
 */
export async function keepGiven(
  context: WriteContext,
  { form, person, school, given }: Given,
): Promise<{ saved: string[]; waiting: string[] }> {
  const { fields } = fillForm(form.content, { person, school, numbers: NO_NUMBERS }, {});
  const typed = fields.filter(({ key, isKept, value }) => isKept && (given[key] ?? '').trim() !== '' && given[key] !== value);
  const waiting: string[] = [];
  const columns: Record<string, string> = {};
  const keys: Record<string, string> = {};
  const facts: Record<string, string> = {};
  for (const field of typed) {
    const column = field.source === '' ? undefined : KEPT_IN[field.source];
    const value = (given[field.key] ?? '').trim();
    if (column === undefined) facts[field.key] = value;
    else if (isParent(column)) await addParent(context, person.id, { relation: column, field, value, waiting });
    else [columns[column], keys[column]] = [column === 'category' ? categoryOf(value) : value, field.key];
  }
  if (Object.keys(columns).length > 0) waiting.push(...(await editRecord(context, person, { columns, keys })));
  if (Object.keys(facts).length > 0) {
    await rememberFacts(context.db, context.school.id, person.id, facts);
    context.audit({ entity: person.kind, entityId: person.id, after: facts });
  }
  return { saved: typed.map(({ key }) => key), waiting };
}

/** `Yes, SC` is the category SC; `No` is General. */
function categoryOf(value: string): string {
  const [, category] = /^yes,?\s*(.+)$/i.exec(value) ?? [];
  return category ?? (/^no$/i.test(value) ? 'General' : value);
}

type Parent = { relation: (typeof PARENTS)[number]; field: FilledField; value: string; waiting: string[] };

async function addParent(context: WriteContext, studentId: string, { relation, field, value, waiting }: Parent): Promise<void> {
  const parsed = addGuardian.body.safeParse({ name: value, relation, isPrimary: false, mayCollect: null, consentNote: '' });
  if (!parsed.success) throw refused(field.key, parsed.error.issues[0]);
  const { id } = await addGuardianTo(context, { params: { studentId }, query: undefined, body: parsed.data });
  if (id === null) waiting.push(field.key);
}

/** What goes to the record, and the field of the format from which each value comes. */
type Edit = { columns: Record<string, string>; keys: Record<string, string> };

/** Returns the fields that wait for a second administrator. A refusal names the field of the format. */
async function editRecord(context: WriteContext, person: PersonFacts, { columns, keys }: Edit): Promise<string[]> {
  const refusedBy = (issue: Parameters<typeof refused>[1]) => {
    const column = String(issue?.path[0] ?? '');
    return refused(keys[column] ?? column, issue);
  };
  if (person.kind === 'student') {
    const parsed = editStudent.body.safeParse({ ...columns, seen: {} });
    if (!parsed.success) throw refusedBy(parsed.error.issues[0]);
    return (await editStudentRecord(context, { params: { studentId: person.id }, query: undefined, body: parsed.data })).waiting;
  }
  const parsed = editEmployee.body.safeParse({ ...columns, seen: {} });
  if (!parsed.success) throw refusedBy(parsed.error.issues[0]);
  await editEmployeeRecord(context, { params: { employeeId: person.id }, query: undefined, body: parsed.data });
  return [];
}

function refused(key: string, issue: Parameters<typeof fieldProblem>[0] | undefined): Refusal {
  const { code, values } = issue === undefined ? { code: 'wrong' as const, values: {} } : fieldProblem(issue);
  return new Refusal('invalid', 'badInput', { fields: { [key]: fieldSentence(code, values) } });
}
