import { load, type Request } from './load.ts';
import { median } from './run.ts';
import { askSchool, asOwner } from './schools.ts';
import type { Place } from './server.ts';

type Named = { id: string; name: string };
type Week = { sections: (Named & { classId: string })[]; teachers: Named[]; lessons: number[][] };

/** The demo school's week. */
export async function readWeek(place: Place): Promise<Week> {
  return (await askSchool(place, place.token, '/admin/timetable')) as Week;
}

/** A POST as the demo school's administrator. */
export function post(place: Place, path: string, body: object): Request {
  return {
    url: place.url + path,
    method: 'POST',
    headers: { authorization: `Bearer ${place.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The 95th percentile at 16 connections, the middle of three rounds. */
export async function p95Of(request: Request): Promise<number> {
  await load(request, { connections: 16, seconds: 1 });
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) rounds.push((await load(request, { connections: 16, seconds: 3 })).p95);
  return median(rounds);
}

type Desk = {
  absent: { id: string }[];
  lessons: { periodId: string; proposal: unknown; candidates: { id: string }[] }[];
};

/**
 * Marks so many teachers absent on the last Wednesday with school and measures the desk of that day. Fails when it proposes fewer
 * covers than there are free teachers for: then a fast answer would be worth nothing.
 */
export async function measureCoverDay(place: Place, absent: number): Promise<number> {
  const date = await markAbsent(place, absent);
  const ask = async () => (await askSchool(place, place.token, `/admin/covers/${date}`)) as Desk;
  const desk = await ask();
  if (desk.absent.length < absent) throw new Error(`Only ${desk.absent.length} teachers are away on ${date}.`);
  const proposed = desk.lessons.filter(({ proposal }) => proposal !== null).length;
  const possible = mostCovers(desk);
  if (proposed < possible) throw new Error(`${proposed} lessons of ${desk.lessons.length} are proposed, ${possible} could be.`);
  console.log(`  ${date}: ${desk.absent.length} away, ${desk.lessons.length} lessons open, ${proposed} proposed`);
  const times: number[] = [];
  for (let round = 0; round < 40; round++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** In one period everybody who is free can take any lesson, so that the smaller number decides. */
function mostCovers({ lessons }: Desk): number {
  const periods = [...new Set(lessons.map(({ periodId }) => periodId))];
  return periods.reduce((sum, period) => {
    const open = lessons.filter(({ periodId }) => periodId === period);
    return sum + Math.min(open.length, open[0]?.candidates.length ?? 0);
  }, 0);
}

function markAbsent(place: Place, count: number): Promise<string> {
  return asOwner(place, async (owner) => {
    const [day] = await owner<{ school: string; date: string }[]>`select s.id as school, d::text as date from schools s,
      app.school_days(s.id, app.today(s.id) - 60, app.today(s.id), 'students') d where s.is_demo and extract(isodow from d) = 3 order by d desc limit 1`;
    if (!day) throw new Error('The demo school has had no Wednesday yet.');
    await owner`update employee_attendance a set mark = 'A' from (
        select e.id from employees e where e.school_id = ${day.school} and e.left_on is null and e.is_teaching
          and exists (select from timetable_slots t where t.school_id = e.school_id and t.teacher_id = e.id and t.day = 3)
          and not exists (select from app.staff_away(${day.school}, ${day.date}::date) w where w.employee_id = e.id)
          and not exists (select from leave_requests l where l.school_id = e.school_id and l.employee_id = e.id and l.state = 'approved' and ${day.date}::date between l.from_date and l.to_date)
        order by e.id limit greatest(0, ${count} - (select count(*) from app.staff_away(${day.school}, ${day.date}::date) w
          join employees x on x.school_id = ${day.school} and x.id = w.employee_id and x.is_teaching))) chosen
      where a.school_id = ${day.school} and a.employee_id = chosen.id and a.on_date = ${day.date}`;
    return day.date;
  });
}
