import { z } from 'zod/mini';
import { defineCall, id, MAX_PHOTO_BYTES, optionalText, seen } from '../shared/index.ts';
import { employeePaper } from './documents.ts';
import { employeeCode, employeeFields, employeeRow } from './schemas.ts';

const params = z.strictObject({ employeeId: id });

/** The whole record, for the profile and the form. */
export const getEmployee = defineCall({
  name: 'getEmployee',
  method: 'GET',
  path: '/admin/employees/{employeeId}',
  summary: 'The record of an employee with papers, subjects and duties',
  params,
  answer: z.object({
    ...employeeRow.shape,
    qualification: z.string(),
    dateOfBirth: z.string(),
    joinedOn: z.string(),
    address: z.string(),
    state: z.string(),
    city: z.string(),
    pinCode: z.string(),
    aadhaarLast4: z.string(),
    emergencyName: z.string(),
    emergencyPhone: z.string(),
    monthlySalary: z.number(),
    lessonsPerWeek: z.number(),
    subjects: z.array(z.object({ id: z.string(), name: z.string(), className: z.string() })),
    classTeacherOf: z.array(z.object({ id: z.string(), className: z.string(), sectionName: z.string() })),
    papers: z.array(employeePaper),
  }),
});
const optional = z.partial(z.object(employeeFields)).shape;

/** Refuses: employeeCodeTaken, employeeBirthDate, joiningDay, notTeaching. */
export const addEmployee = defineCall({
  name: 'addEmployee',
  method: 'POST',
  path: '/admin/employees',
  summary: 'Adds an employee',
  body: z.strictObject({
    ...optional,
    name: employeeFields.name,
    /** The next code of the series when left out or empty. */
    employeeCode: z.optional(z.union([z.literal(''), employeeCode])),
  }),
  answer: z.object({ id: z.string(), employeeCode: z.string() }),
});
/** Only the given fields change. Refuses as adding does, and: changedMeanwhile. */
export const editEmployee = defineCall({
  name: 'editEmployee',
  method: 'PATCH',
  path: '/admin/employees/{employeeId}',
  summary: "Changes fields of an employee's record",
  params,
  body: z.strictObject({ ...optional, employeeCode: z.optional(employeeCode), reason: z.optional(optionalText(300)), seen }),
  answer: z.object({ changed: z.array(z.string()) }),
});
/** PNG or JPEG, detected by its bytes, that identity cards can draw; the browser converts other kinds. Refuses: photoKind. */
export const uploadEmployeePhoto = defineCall({
  name: 'uploadEmployeePhoto',
  method: 'POST',
  path: '/admin/employees/{employeeId}/photo',
  summary: "Sets an employee's photo",
  params,
  upload: { part: 'photo', maxBytes: MAX_PHOTO_BYTES },
  answer: z.object({ imageUrl: z.string() }),
});
export const removeEmployeePhoto = defineCall({
  name: 'removeEmployeePhoto',
  method: 'DELETE',
  path: '/admin/employees/{employeeId}/photo',
  summary: "Takes an employee's photo away",
  params,
  answer: z.object({}),
});
