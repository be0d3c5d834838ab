import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { addSchools, asOwner, type BenchSchool } from './schools.ts';
import type { Place } from './server.ts';

export type Section = { sectionId: string; studentIds: string[] };
type Saves = { saved: number; perSecond: number; p95: number; refusals: Record<string, number> };

/** A school of 2,000 students without registers; made once. */
let school: Promise<BenchSchool> | undefined;
export function attendanceSchool(place: Place): Promise<BenchSchool> {
  school ??= addSchools(place, { schools: 1, students: 2000 }).then(([made]) => made as BenchSchool);
  return school;
}

/** Its sections with their students, of the running year. */
export async function listSections(place: Place, { schoolId }: BenchSchool): Promise<Section[]> {
  return asOwner(place, async (owner) => {
    const rows = await owner<Section[]>`select e.section_id as "sectionId", array_agg(e.student_id::text) as "studentIds" from enrolments e
      join academic_years y on y.school_id = e.school_id and y.id = e.year_id and y.is_current join students s on s.school_id = e.school_id and s.id = e.student_id
      where e.school_id = ${schoolId} and s.left_on is null and coalesce(s.admitted_on, y.starts_on) <= y.starts_on group by 1 order by 1`;
    return [...rows];
  });
}

/** Makes one section of exactly `size` out of the sections of a class, and gives it. */
export async function makeSection(place: Place, made: BenchSchool, size: number): Promise<Section> {
  const [section] = await asOwner(
    place,
    (owner) => owner<
      { id: string }[]
    >`with chosen as (select s.id, s.class_id from sections s where s.school_id = ${made.schoolId} order by s.class_id, s.id limit 1),
      pupils as (select e.student_id, e.year_id from enrolments e join sections s on s.school_id = e.school_id and s.id = e.section_id, chosen
        where e.school_id = ${made.schoolId} and s.class_id = chosen.class_id),
      moved as (update enrolments e set section_id = chosen.id from pupils p, chosen where e.school_id = ${made.schoolId} and e.student_id = p.student_id and e.year_id = p.year_id)
      select id from chosen`,
  );
  const found = (await listSections(place, made)).find(({ sectionId }) => sectionId === section?.id);
  if (!found || found.studentIds.length < size) throw new Error(`No class has ${size} students.`);
  return { ...found, studentIds: found.studentIds.slice(0, size) };
}

/** The school days of the year up to today, latest first. */
export async function listDays(place: Place, { schoolId }: BenchSchool): Promise<string[]> {
  const rows = await asOwner(
    place,
    (owner) => owner<
      { day: string }[]
    >`select d::text as day from academic_years y cross join lateral app.school_days(y.school_id, y.starts_on, app.today(y.school_id), 'students') d
      where y.school_id = ${schoolId} and y.is_current order by d desc`,
  );
  return rows.map(({ day }) => day);
}

/** `warm` registers are taken before those that count: a process that has just begun is slow by itself. */
type Order = { token: string; sections: readonly Section[]; days: readonly string[]; connections: number; seconds: number; warm?: number };

/** Takes registers from a process of its own. */
export async function takeRegisters(place: Place, { warm = 0, ...order }: Order): Promise<Saves> {
  const worker = spawn(process.execPath, [resolve(import.meta.dirname, 'attendance-worker.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  worker.stdin.end(JSON.stringify({ url: place.url, warm, ...order }));
  let text = '';
  for await (const chunk of worker.stdout) text += chunk;
  const saves = JSON.parse(text) as Saves;
  const refused = Object.entries(saves.refusals).map(([refusal, count]) => `${count} × ${refusal}`);
  if (refused.length > 0) throw new Error(`Registers were refused: ${refused.join(', ')}.`);
  return saves;
}
