import { cpuOfCall } from './cpu-of-call.ts';
import { schoolOf } from './finance-reads.ts';
import { askSchool } from './schools.ts';
import type { Place } from './server.ts';

/** The processor time of `fetchStudentsOfClass` for one student, in the class whose size is nearest to the one that is asked for. */
export async function costOfStudentInClass(place: Place, { school, students }: { school: number; students: number }): Promise<number> {
  const { token } = await schoolOf(place, school);
  const classes = (await askSchool(place, token, '/finance/getClassList')) as { _id: string }[];
  const sizes = await Promise.all(
    classes.map(async ({ _id }) => ({
      _id,
      size: ((await askSchool(place, token, '/finance/fetchStudentsOfClass', { classId: _id })) as unknown[]).length,
    })),
  );
  const [nearest] = sizes.sort((a, b) => Math.abs(a.size - students) - Math.abs(b.size - students));
  if (nearest === undefined) throw new Error('The school has no class.');
  const cost = await cpuOfCall(place, {
    url: `${place.url}/finance/fetchStudentsOfClass`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ classId: nearest._id }),
  });
  console.log(`  a class of ${nearest.size}: ${cost.toFixed(3)} ms`);
  return cost / nearest.size;
}
