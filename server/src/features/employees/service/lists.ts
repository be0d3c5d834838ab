import type * as calls from '@shala/contract/employees';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import * as store from '../store/lists.store.ts';
import { employeeOf, photoUrl } from '../wire.ts';

/** All present employees by name, with a signed photo address that is the same all day. */
export async function getTeacherList(context: ReadContext): Promise<CallAnswer<typeof calls.getTeacherList>> {
  return (await store.getTeacherList(context.db, context.school.id)).map(({ id, name, gender, photoFileId, isTeaching }) => ({
    _id: id,
    name,
    imageUrl: photoUrl(context, photoFileId),
    gender,
    isTeaching,
  }));
}

/** One employee, present or former; values not entered are null. Refuses an unknown one. */
export async function getTeacher(
  context: ReadContext,
  { params }: Input<typeof calls.getTeacher>,
): Promise<CallAnswer<typeof calls.getTeacher>> {
  const row = await store.getTeacher(context.db, context.school.id, params.teacherId);
  if (row === null) throw notFound();
  const { id, name, dateOfBirth, joinedOn, photoFileId, leftOn, lessons } = row;
  return {
    _id: id,
    name,
    email: row.email || null,
    phoneNo: row.phone || null,
    gender: row.gender || null,
    positionRole: row.positionRole || null,
    totalClasses: lessons === 0 ? null : lessons,
    dob: dateOfBirth,
    joiningDate: joinedOn,
    classTeacher: row.classTeacher || null,
    address: row.address || null,
    imageUrl: photoUrl(context, photoFileId),
    leftOn,
  };
}

/** The directory of present or former employees, by the filters. */
export async function listEmployees(
  context: ReadContext,
  { query }: Input<typeof calls.listEmployees>,
): Promise<CallAnswer<typeof calls.listEmployees>> {
  const { db, school } = context;
  const [rows, departments] = await Promise.all([store.listEmployees(db, school.id, query), store.listDepartments(db, school.id)]);
  return { employees: rows.map((row) => employeeOf(context, row)), departments };
}

/** The choices in an employee's form. */
export async function getEmployeeChoices({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.getEmployeeChoices>> {
  return (await store.getEmployeeChoices(db, school.id)) as store.Choices;
}
