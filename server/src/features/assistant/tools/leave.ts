import { listLeave } from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import { say } from '#platform/words';
import { type Block, link, table, text } from '../answer/answer.ts';
import { spanWords } from '../answer/words.ts';
import type { Slots } from '../interpreter/types.ts';
import { spanOf } from './span.ts';
import { type Bench, reading } from './tool.ts';

type Leave = CallAnswer<typeof listLeave>['leaves'][number];
type Kind = Leave['person']['kind'];
/** The leave list gives no more than this. */
const MOST_LISTED = 500;

export const listOnLeave = reading({
  name: 'leave.list_approved',
  needs: [listLeave],
  about: () => say('who is on approved leave: “Which teachers are on leave tomorrow?”'),
  async run(bench, slots) {
    const { today } = bench.school;
    const span = spanOf(slots, { from: today, to: today });
    const blocks: Block[] = [];
    const kinds = kindsOf(slots);
    const [only, ...more] = kinds;
    const kind = more.length === 0 && only ? { kind: only } : {};
    const { leaves } = await bench.calls.read(bench.context, listLeave, { query: { state: 'approved', ...kind, ...span } });
    for (const kind of kinds) {
      const found = leaves
        .filter((leave) => leave.person.kind === kind && isAsked(bench, leave, slots))
        .sort((a, b) => a.from.localeCompare(b.from) || a.person.name.localeCompare(b.person.name));
      blocks.push(text(leadOf(slots.teaching ? 'teacher' : kind, found, spanWords(span))));
      if (found.length > 0) blocks.push(tableOf(found));
    }
    if (leaves.length >= MOST_LISTED)
      blocks.push(text(say('These are the latest {count}. Open the screen to see others.', { count: MOST_LISTED })));
    return [...blocks, link(say('Leave'), '/attendance/leave', { state: 'approved', ...kind })];
  },
});

function kindsOf({ who, student, teacher }: Slots): Kind[] {
  if (student !== undefined || who === 'students') return ['student'];
  return teacher !== undefined || who === 'teachers' ? ['employee'] : ['employee', 'student'];
}

function isAsked({ school }: Bench, { person }: Leave, slots: Slots): boolean {
  if (slots.student !== undefined && person.name !== slots.student) return false;
  if (slots.teacher !== undefined && person.name !== slots.teacher) return false;
  if (slots.teaching && !school.teacherIds.includes(person.id)) return false;
  const places = person.kind === 'student' ? school.placesOf(slots) : [];
  return (
    places.length === 0 ||
    places.some(({ className, sectionName }) =>
      sectionName === undefined ? person.place.startsWith(`${className} `) : person.place === `${className} ${sectionName}`,
    )
  );
}

function leadOf(kind: Kind | 'teacher', { length: count }: Leave[], days: string): string {
  if (kind === 'teacher')
    return say('{count, plural, =0 {No teacher is} one {# teacher is} other {# teachers are}} on leave (approved): {days}.', {
      count,
      days,
    });
  return kind === 'student'
    ? say('{count, plural, =0 {No student is} one {# student is} other {# students are}} on leave (approved): {days}.', { count, days })
    : say('{count, plural, =0 {No employee is} one {# employee is} other {# employees are}} on leave (approved): {days}.', {
        count,
        days,
      });
}

function tableOf(found: Leave[]): Block {
  return table({
    head: [say('Name'), say('Class or role'), say('Dates'), say('Leave type'), say('Reason')],
    rows: found.map(({ person, from, to, isHalfDay, type, reason }) => [
      { text: person.name, path: person.kind === 'student' ? `/student/profile/${person.id}` : `/employee/profile/${person.id}` },
      person.place,
      isHalfDay ? say('{days}, half a day', { days: spanWords({ from, to }) }) : spanWords({ from, to }),
      type?.name ?? '',
      reason,
    ]),
  });
}
