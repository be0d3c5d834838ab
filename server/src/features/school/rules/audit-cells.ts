import { writeDay } from '#platform/words';

/** Records whose name in the code differs from the office's. */
const RECORDS: Record<string, string> = {
  payment: 'Receipt',
  cover: 'Arrangement',
  leave: 'Leave application',
  day: 'Daily closing',
  administrator: 'User',
  accessToken: 'API token',
  session: 'Sign-in',
  assistant: 'AI assistant',
  certificateForm: 'Certificate format',
  timetableLock: 'Locked periods',
  timetableVersion: 'Timetables w.e.f. date',
  timetableFeed: 'Phone calendar link',
  charge: 'Fees of a student',
  due: 'Due date',
};

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The kind of a record in the downloaded log: `certificateForm` is `Certificate format`. */
export function recordCell(entity: string): string {
  return RECORDS[entity] ?? asWords(entity);
}

/** The values of an entry before or after an act, `Phone: 9822000000; Date of birth: 12 Mar 2014`. Ids are left out, because they mean nothing to a person. */
export function valuesCell(values: unknown): string {
  if (typeof values !== 'object' || values === null) return '';
  return Object.entries(values)
    .filter(([field, value]) => field !== 'intent' && value !== null && value !== '' && !isId(value))
    .map(([field, value]) => `${asWords(field)}: ${asText(value)}`)
    .join('; ');
}

/** `dateOfBirth` and `date_of_birth` are `Date of birth`, `teacherId` with a name in it is `Teacher`. */
function asWords(name: string): string {
  const words = name
    .replace(/(?<=[a-z])Ids?$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? writeDay(value) : value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  // A row of a list, such as a rule of a teacher, or a place of the week.
  if (Array.isArray(value)) return value.map((row) => (Array.isArray(row) ? row.join(' ') : asText(row))).join(' / ');
  return Object.entries(value)
    .filter(([, one]) => !isBlank(one) && !isId(one))
    .map(([field, one]) => `${asWords(field)}: ${asText(one)}`)
    .join(', ');
}

const isBlank = (value: unknown) =>
  value === null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

function isId(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 && value.every(isId) : typeof value === 'string' && ID.test(value);
}
