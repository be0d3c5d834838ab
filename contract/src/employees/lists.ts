import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { EMPLOYEE_KINDS, EMPLOYEE_STATUSES, employeeRow } from './schemas.ts';

const filters = {
  search: z.optional(optionalText(80)),
  kind: z.optional(z.enum(EMPLOYEE_KINDS)),
  department: z.optional(optionalText(80)),
  status: z.optional(z.enum(EMPLOYEE_STATUSES)),
} as const;

/** By name; former employees: the latest first. */
export const listEmployees = defineCall({
  name: 'listEmployees',
  method: 'GET',
  path: '/admin/employees',
  summary: 'Employees with filters',
  query: z.strictObject(filters),
  answer: z.object({ employees: z.array(employeeRow), departments: z.array(z.string()) }),
});
/** The address is valid for ten minutes. */
export const exportEmployees = defineCall({
  name: 'exportEmployees',
  method: 'GET',
  path: '/admin/employee-export',
  summary: 'An address that downloads the employees that match, as CSV or XLSX',
  query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx']) }),
  answer: z.object({ url: z.string() }),
});
/** The maximum number of identity cards in one file. */
export const MOST_EMPLOYEE_CARDS = 300;
/** A signed address of a PDF, valid for ten minutes. Refuses: nobodyToPrint, tooManyCards. */
export const printEmployeeCards = defineCall({
  name: 'printEmployeeCards',
  method: 'GET',
  path: '/admin/employee-cards',
  summary: 'Identity cards of the employees that match, as PDF',
  query: z.strictObject({ ...filters, employeeId: z.optional(id) }),
  answer: z.object({ url: z.string(), count: z.number() }),
});
/** The choices in an employee's form. */
export const getEmployeeChoices = defineCall({
  name: 'getEmployeeChoices',
  method: 'GET',
  path: '/admin/employee-choices',
  summary: 'The next employee code, roles and departments in use, subjects and sections',
  answer: z.object({
    nextCode: z.string(),
    roles: z.array(z.string()),
    departments: z.array(z.string()),
    qualifications: z.array(z.string()),
    classes: z.array(
      z.object({
        className: z.string(),
        subjects: z.array(z.object({ id: z.string(), name: z.string() })),
        sections: z.array(
          z.object({ id: z.string(), name: z.string(), classTeacherId: z.nullable(z.string()), classTeacher: z.nullable(z.string()) }),
        ),
      }),
    ),
  }),
});
