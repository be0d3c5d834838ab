import type { TestApp, TestSchool } from '../app.ts';
import { addEmployee, ask, PNG } from '../fees.ts';
import type { Sample, Samples } from './sample.ts';

type Rest = Omit<Sample, 'foreign'>;

const ofEmployee =
  (make: (employeeId: string, school: TestSchool, test: TestApp) => Rest | Promise<Rest>) =>
  async (school: TestSchool, test: TestApp): Promise<Sample> => ({
    ...(await make(await addEmployee(test, school), school, test)),
    foreign: 'unknown',
  });
const params = (employeeId: string) => ({ params: { employeeId } });

/** A document of an employee, inserted by the owner. */
async function addPaper({ owner }: TestApp, school: TestSchool, employeeId: string): Promise<string> {
  const [paper] = await owner<{ id: string }[]>`with file as (
      insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256) values (${school.id}, app.new_id(), 'x', 'id.png', 'image/png', 1, '\\x00') returning id
    ) insert into employee_papers (school_id, id, employee_id, kind, file_id) select ${school.id}, app.new_id(), ${employeeId}, 'ID proof', id from file returning id`;
  return (paper as { id: string }).id;
}

const withPaper = ofEmployee(async (employeeId, school, test) => ({
  params: { employeeId, paperId: await addPaper(test, school, employeeId) },
}));

export const employeeSamples: Samples = {
  getTeacherList: () => ({ foreign: 'own' }),
  getTeacher: ofEmployee((teacherId) => ({ params: { teacherId } })),
  removeTeacher: ofEmployee((teacherId) => ({ body: { teacherId } })),
  getLeavingFacts: ofEmployee(params),
  bringBackEmployee: ofEmployee(async (employeeId, school, test) => {
    await ask(test, school, 'POST', '/admin/removeTeacher', { teacherId: employeeId });
    return params(employeeId);
  }),
  listEmployees: () => ({ query: { search: 'a', kind: 'teaching', status: 'current' }, foreign: 'own' }),
  exportEmployees: () => ({ query: { format: 'csv' }, foreign: 'own' }),
  printEmployeeCards: ofEmployee((employeeId) => ({ query: { employeeId } })),
  getEmployeeChoices: () => ({ foreign: 'own' }),
  getEmployee: ofEmployee(params),
  addEmployee: ({ ids }) => ({
    body: {
      name: 'Farida Sheikh',
      phone: '9812345671',
      monthlySalary: 38_500.5,
      subjectIds: [ids.subject],
      classTeacherOf: [ids.section],
    },
    foreign: 'unknown',
  }),
  editEmployee: ofEmployee((employeeId, { ids }) => ({
    ...params(employeeId),
    body: { name: 'Meena Iyer-Rao', subjectIds: [ids.subject], reason: 'Marriage' },
  })),
  getTeaching: () => ({ foreign: 'own' }),
  changeTeaching: ofEmployee((employeeId, { ids }) => ({ body: { subjectIds: [ids.subject], add: [employeeId], remove: [] } })),
  uploadEmployeePhoto: ofEmployee((employeeId) => ({ ...params(employeeId), file: PNG })),
  removeEmployeePhoto: ofEmployee(params),
  uploadEmployeePaper: ofEmployee((employeeId) => ({ ...params(employeeId), body: { kind: 'ID proof' }, file: PNG })),
  openEmployeePaper: withPaper,
  removeEmployeePaper: withPaper,
};
