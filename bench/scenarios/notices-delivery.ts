import { setTimeout as sleep } from 'node:timers/promises';
import { addSchools, askSchool, asOwner, type BenchSchool } from '../lib/schools.ts';
import { openPlace, type Place } from '../lib/server.ts';
import { openSink, type Sink } from '../lib/smtp-sink.ts';
import type { FigureScenario } from '../scenario.ts';

const NOTICES = 10_000;
const STUDENTS = 14_000;
/** Two batches of eight are on their way at a time. */
const IN_FLIGHT = 16;
const LONGEST_MS = 240_000;

export const scenario: FigureScenario = {
  kind: 'figure',
  name: 'notices-delivery',
  about: `${NOTICES} notices from the click to the last one taken by a mail server on this machine; then the same with a kill -9 in the middle: none lost, none twice but those on their way`,
  unit: 'notices/s',
  target: { least: 300 },
  isSlow: true,
  async measure() {
    const sink = await openSink();
    const place = await openPlace(undefined, { SMTP_URL: sink.url });
    try {
      const school = await schoolWithParents(place);
      const begun = performance.now();
      await publish(place, school);
      console.log(`Queued and answered in ${Math.round(performance.now() - begun)} ms.`);
      await waitFor(sink, NOTICES);
      const seconds = (sink.lastAt() - begun) / 1000;
      expectOnce(sink, 0);
      await killInTheMiddle(place, school, sink);
      return NOTICES / seconds;
    } finally {
      await place.own?.stop();
      await sink.close();
    }
  },
};

async function killInTheMiddle(place: Place, school: BenchSchool, sink: Sink): Promise<void> {
  sink.taken.clear();
  await publish(place, school);
  await waitFor(sink, NOTICES / 3);
  process.kill(place.own?.pid() as number, 'SIGKILL');
  await sleep(500);
  console.log(`Killed after ${sink.taken.size}.`);
  await place.own?.restart();
  const begun = performance.now();
  await waitFor(sink, NOTICES);
  // Nothing more comes.
  await sleep(1500);
  expectOnce(sink, IN_FLIGHT);
  console.log(`The rest was there ${((sink.lastAt() - begun) / 1000).toFixed(1)} s after the start.`);
}

/** A school in which exactly so many parents have an address of mail. */
async function schoolWithParents(place: Place): Promise<BenchSchool> {
  const [school] = await addSchools(place, { schools: 1, students: STUDENTS });
  if (!school) throw new Error('The school was not made.');
  const set = await asOwner(
    place,
    (
      owner,
    ) => owner`with chosen as (select distinct k.guardian_id as id from student_guardians k join students s on s.school_id = k.school_id and s.id = k.student_id
        where k.school_id = ${school.schoolId} and k.is_primary and s.left_on is null order by 1 limit ${NOTICES})
      update guardians g set email = case when c.id is null then '' else g.id || '@parents.example' end
      from guardians o left join chosen c on c.id = o.id where g.school_id = ${school.schoolId} and o.school_id = g.school_id and o.id = g.id returning c.id is not null as has`,
  );
  const reached = set.filter(({ has }) => has).length;
  if (reached !== NOTICES) throw new Error(`Only ${reached} parents have an address.`);
  return school;
}

async function publish(place: Place, { token }: BenchSchool): Promise<void> {
  const audience = { kind: 'students' };
  const { recipients } = (await askSchool(place, token, '/admin/notice-reach', { audience })) as { recipients: number };
  const draft = { title: 'School opens late', bodyHtml: '<p>Dear {name}, school opens at 9:00.</p>', audience, channels: ['mail'] };
  const { _id } = (await askSchool(place, token, '/admin/notices', draft)) as { _id: string };
  await askSchool(place, token, `/admin/notices/${_id}/publication`, { recipients });
}

async function waitFor(sink: Sink, count: number): Promise<void> {
  for (const begun = performance.now(); sink.taken.size < count; await sleep(20))
    if (performance.now() - begun > LONGEST_MS) throw new Error(`Only ${sink.taken.size} of ${count} came.`);
}

function expectOnce(sink: Sink, mostTwice: number): void {
  const twice = [...sink.taken.values()].filter((times) => times > 1).length;
  if (sink.taken.size !== NOTICES || twice > mostTwice)
    throw new Error(`${sink.taken.size} notices came, ${twice} of them more than once.`);
  if (mostTwice > 0) console.log(`${twice} came twice, with their own Message-ID.`);
}
