import { say } from '#platform/words';
import { type Answer, link, text } from '../answer/answer.ts';
import { isStrange } from '../interpreter/entities/people.ts';
import { readText } from '../interpreter/reading.ts';
import { findParticulars } from '../query/reading/particulars.ts';
import { resolveTime } from '../query/reading/when.ts';
import type { School } from '../tools/directory.ts';
import { says } from './says.ts';

/** What the assistant does not do is opened where it is done, with the student who was named: 'collect 1800 cash from X', 'mark X absent today'. */
export function whereToDo(prompt: string, school: School): Answer | undefined {
  const collects = says('collectsFees', prompt);
  if (!collects && !says('marksPresence', prompt)) return undefined;
  const reading = readText(prompt, { today: school.today, directory: school.directory });
  const { people, hasDoubtfulPeople, periods } = findParticulars(reading, school.names);
  const [one, another] = people;
  if (one === undefined && (hasDoubtfulPeople || reading.tokens.some((_, at) => isStrange(reading, at))))
    return [
      text(say('I cannot find a student of this name. Please check the spelling, or search here:')),
      link(say('Students'), '/student'),
    ];
  if (one === undefined || another !== undefined || one.person.kind !== 'student') return undefined;
  const { name, class: ofClass, section } = one.person;
  const [found, other] = school.studentsOf({
    student: name,
    ...(ofClass !== undefined && { class: ofClass }),
    ...(section !== undefined && { section }),
  });
  if (found === undefined || other !== undefined) return undefined;
  const lead = text(say('I can’t do that here. Use this screen:'));
  if (collects) return [lead, link(say('Collect fees: {name}', { name }), '/finance/offlineFees', { q: name })];
  const [time] = periods;
  const on = time === undefined ? school.today : resolveTime(time, school.today, 'past')?.date;
  return [lead, link(say('Attendance of {className} {sectionName}', found), '/attendance/student', { section: found.sectionId, on })];
}
