import type { Query } from '@shala/contract/assistant';
import { cleanText } from '../../interpreter/text/clean.ts';
import { tableIn } from '../../interpreter/text/listed.ts';
import { ENTITIES } from '../entities/index.ts';
import { canKeep } from '../query-parts.ts';

/** The same that is kept of students, and of the staff. */
const PAIRS = tableIn(`
student: employee
admission: joiner
leaver: staffLeaver
birthday: staffBirthday
birth: staffBirth
attendance: staffAttendance
attendanceRun: staffAttendanceRun
studentDocument: staffDocument
`) as readonly (readonly [Query['entity'], Query['entity']])[];
const SAID =
  /^(?:(?:and|ok|okay|so|now|what about|how about|same for|the same for|for|of|among|in|the|aur|other) )*(?:(staff|staff members|employees|non[- ]?teaching staff)|(teachers?|teaching staff)|(students?|children|pupils|kids|bachch?e))(?: (?:too|also|then|now|instead|ka|ki|ke|ones|please|bhi|me|mein))*$/i;
/** What only students have. */
const isOfPlace = (by: string) => by in ENTITIES.student.dimensions && !(by in ENTITIES.employee.dimensions);

/**
 * 'What about staff' behind the students who were absent: what is asked stays, and of whom it is asked changes. The classes and houses of students are none of the
 * staff; null where something else of the last question cannot be asked of them.
 */
export function ofOtherPeople(prompt: string, last: Query): Query | null | undefined {
  const [said, staff, teachers, pupils] =
    SAID.exec(
      cleanText(prompt)
        .trim()
        .replace(/[?.! ]+$/, ''),
    ) ?? [];
  if (said === undefined) return undefined;
  const kind = pupils !== undefined ? 'pupils' : teachers !== undefined ? 'teaching' : /^non/i.test(staff ?? '') ? 'office' : 'staff';
  if (last.entity === 'leave') return ofLeave(last, kind);
  const to = pupils === undefined ? 1 : 0;
  return PAIRS.some((pair) => pair[1 - to] === last.entity) ? asked(last, to, kind) : undefined;
}

const KINDS = ['pupils', 'staff', 'teaching', 'office'];
const has = (by: string) => ({ by, op: 'has' as const, values: [] });

/** An application is of either; what tells one sort of people apart is none of the other. */
function ofLeave(last: Query, kind: string): Query | null | undefined {
  const isOfStaff = last.filters.some(({ by, op }) => op === 'has' && KINDS.slice(1).includes(by));
  const isOfPupils = last.filters.some(({ by, op }) => op === 'has' && by === 'pupils');
  if (kind === 'pupils' ? !isOfStaff : !isOfPupils) return undefined;
  const kept = last.filters.filter(({ by }) => !KINDS.includes(by));
  const isTheirs = kept.every(({ by }) => !['employee', 'department', 'role', 'kind', 'type', 'person'].includes(by));
  return isTheirs && last.groupBy.every((by) => !['department', 'role', 'type'].includes(by))
    ? { ...last, filters: [...kept, has(kind)] }
    : null;
}

/** A question, or what else holds of its people, as it is asked of the others; null where a figure or condition is kept of one sort of people alone. */
function asked(last: Query, to: 0 | 1, kind: string): Query | null {
  const own = turned(last, to, kind);
  const also = last.also.map((one) => turned({ ...one, filters: one.filters ?? [], groupBy: [] }, to, 'staff'));
  const isPlain = last.with === undefined && last.others === undefined && last.share === undefined;
  if (own === null || !isPlain || also.some((one) => one === null)) return null;
  // The students of a class have nothing in common with the staff.
  const isOfNothing = last.entity === PAIRS[0]?.[1 - to] && last.also.length === 0 && own.filters.length < last.filters.length;
  if (isOfNothing) return null;
  const { columns: _, ...rest } = last;
  return {
    ...rest,
    ...own,
    also: last.also.map((one, at) => ({ ...one, entity: also[at]?.entity ?? one.entity, filters: also[at]?.filters ?? [] })),
  };
}

type Part = Pick<Query, 'entity' | 'filters' | 'groupBy' | 'bounds'> & Partial<Query>;
function turned(part: Part, to: 0 | 1, kind: string): Pick<Query, 'entity' | 'filters' | 'groupBy'> | null {
  const entity = PAIRS.find((one) => one[to === 1 ? 0 : 1] === part.entity)?.[to];
  if (entity === undefined) return null;
  const { dimensions, measures, flags = {}, who = '' } = ENTITIES[entity];
  const filters = part.filters.filter(({ by }) => !KINDS.includes(by) && canKeep(ENTITIES[entity], by));
  const isDropped = part.filters.every((one) => filters.includes(one) || isOfPlace(one.by) || KINDS.includes(one.by));
  const groupBy = part.groupBy.map((by) => (by === ENTITIES[part.entity].who ? who : by));
  const measured = [part.measure ?? 'list', ...part.bounds.map(({ measure }) => measure), ...(part.beside ?? [])];
  const isKept = groupBy.every((by) => by in dimensions) && measured.every((name) => name === 'list' || name in measures);
  return isDropped && isKept ? { entity, filters: kind in flags ? [...filters, has(kind)] : filters, groupBy } : null;
}
