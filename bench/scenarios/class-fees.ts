import { cpuOfCall } from '../lib/cpu-of-call.ts';
import { schoolOf } from '../lib/finance-reads.ts';
import { askSchool } from '../lib/schools.ts';
import type { FigureScenario } from '../scenario.ts';

const STUDENTS = 130;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'class-fees',
  about: 'Processor time of fetchStudentsOfClass for a class of about 130 students with their twelve months',
  unit: 'ms',
  target: { most: 3 },
  async measure(place) {
    const { token } = await schoolOf(place, 2000);
    const classes = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
    const sizes = await Promise.all(
      classes.map(async ({ _id }) => ({
        _id,
        size: ((await askSchool(place, token, '/finance/fetchStudentsOfClass', { classId: _id })) as unknown[]).length,
      })),
    );
    const [nearest] = sizes.sort((a, b) => Math.abs(a.size - STUDENTS) - Math.abs(b.size - STUDENTS));
    const request = {
      url: `${place.url}/finance/fetchStudentsOfClass`,
      method: 'POST' as const,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ classId: nearest?._id }),
    };
    return (await cpuOfCall(place, request)) * (STUDENTS / (nearest?.size ?? STUDENTS));
  },
};
