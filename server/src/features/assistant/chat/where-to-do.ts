import { say } from '#platform/words';
import { type Answer, link, text } from '../answer/answer.ts';
import { isStrange } from '../interpreter/entities/people.ts';
import { readText } from '../interpreter/reading.ts';
import { findParticulars } from '../query/reading/particulars.ts';
import { resolveTime } from '../query/reading/when.ts';
import type { School } from '../tools/directory.ts';
import { says } from './says.ts';
import { screenLink } from './screens.ts';

/**
 * What the assistant does not do is opened where it is done, with the student or section that was named: 'collect 1800 cash from X', 'mark X absent today',
 * 'mark all of 8A present'. Where the words name no screen ('move X to 8A') it is the student's own.
 */
export function whereToDo(prompt: string, school: School): Answer | undefined {
  const collects = says('collectsFees', prompt);
  const marks = says('marksPresence', prompt);
  if (!collects && !marks && screenLink(prompt).length > 0) return undefined;
  const reading = readText(prompt, { today: school.today, directory: school.directory });
  const { people, hasDoubtfulPeople, periods, places } = findParticulars(reading, school.names);
  const [one, another] = people;
  const lead = text(say('I can’t do that here. Use this screen:'));
  const [time] = periods;
  const on = time === undefined ? school.today : resolveTime(time, school.today, 'past')?.date;
  if (marks && people.length === 0 && places.length === 1) {
    const [place, more] = school.placesOf(places[0] ?? {});
    const { sectionId: section, sectionName, className } = place ?? {};
    if (more === undefined && section !== undefined && className !== undefined && sectionName !== undefined)
      return [
        lead,
        link(say('Attendance of {className} {sectionName}', { className, sectionName }), '/attendance/student', { section, on }),
      ];
  }
  if (!collects && !marks && one === undefined) return undefined;
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
  if (collects) return [lead, link(say('Collect fees: {name}', { name }), '/finance/offlineFees', { q: name })];
  if (!marks) return [lead, link(name, `/student/profile/${found.id}`)];
  return [lead, link(say('Attendance of {className} {sectionName}', found), '/attendance/student', { section: found.sectionId, on })];
}

/** 'TC kaise banaye': the screen on which it is done; undefined where none is spoken of. */
export function howToDo(prompt: string): Answer | undefined {
  const screen = says('howToDo', prompt) ? screenLink(prompt) : [];
  return screen.length === 0
    ? undefined
    : [text(say('This is done on the screen below. To see what I can do for you, ask “What can you do?”')), ...screen];
}
