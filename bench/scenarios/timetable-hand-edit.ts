import { listProcesses, readCpuMs } from '../lib/processes.ts';
import { median } from '../lib/run.ts';
import { readWeek } from '../lib/timetable.ts';
import type { FigureScenario } from '../scenario.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const [COUNT, WARM] = [300, 60];
type Named = { id: string };
type Week = { sections: Named[]; periods: Named[]; subjects: Named[]; teachers: Named[]; lessons: number[][] };

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'timetable-hand-edit',
  about:
    'a period given to a teacher who is busy then: checked and refused with the free teachers; processor time of server and PostgreSQL',
  unit: 'ms',
  target: { most: 5 },
  async measure(place) {
    const week = (await readWeek(place)) as unknown as Week;
    const busy = findBusy(week);
    const cpu = async () => readCpuMs(place.own ? await listProcesses(place.own) : []);
    const edit = async () => {
      const begun = performance.now();
      const response = await fetch(`${place.url}/admin/timetable/lessons`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${place.token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ lessons: [busy] }),
      });
      const answer = (await response.json()) as { error?: unknown };
      if (response.status !== 409) throw new Error(`A busy teacher was answered with ${response.status}: ${JSON.stringify(answer)}`);
      return performance.now() - begun;
    };
    for (let call = 0; call < WARM; call++) await edit();
    const before = await cpu();
    const times: number[] = [];
    for (let call = 0; call < COUNT; call++) times.push(await edit());
    const spent = (await cpu()) - before;
    console.log(`  the whole call by the clock: median ${median(times).toFixed(2)} ms`);
    return Math.round((100 * spent) / COUNT) / 100;
  },
};

/** A lesson of one section, and the teacher who teaches another section at that time. */
function findBusy({ sections, periods, subjects, teachers, lessons }: Week) {
  for (const [section, day, period, subject, teacher, , group = -1] of lessons as [
    number,
    number,
    number,
    number,
    number,
    number?,
    number?,
  ][]) {
    if (teacher < 0 || group >= 0) continue;
    const other = lessons.find(
      (row) => row[0] !== section && row[1] === day && row[2] === period && (row[4] ?? -1) >= 0 && (row[6] ?? -1) < 0,
    );
    if (!other || other[4] === teacher) continue;
    return {
      sectionId: sections[section]?.id,
      day: DAYS[day - 1],
      periodId: periods[period]?.id,
      subjectId: subjects[subject]?.id,
      teacherId: teachers[other[4] ?? 0]?.id,
    };
  }
  throw new Error('The demo school has no two lessons at one time.');
}
