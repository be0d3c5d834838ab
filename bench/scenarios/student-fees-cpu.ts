import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import { askSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'student-fees-cpu',
  about: 'Processor time of the year of one student: twelve months, payments, concessions and optional heads',
  unit: 'ms',
  target: { most: 0.5 },
  async measure(place) {
    const { token } = await schoolOf(place, 2000);
    const [first] = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
    const [student] = (await askSchool(place, token, '/finance/fetchStudentsOfClass', { classId: first?._id })) as { _id: string }[];
    return cpuOfCall(place, { url: `${place.url}/finance/students/${student?._id}/fees`, headers: { authorization: `Bearer ${token}` } });
  },
};
