import type { Placement, TimetableInstance, TimetableLesson } from './instance.ts';

/** The hard rules, in the order of the format's description. */
export type BrokenRule =
  | 'unplaced'
  | 'placedTwice'
  | 'unknown'
  | 'outsideDay'
  | 'notAllowedStart'
  | 'groupTwice'
  | 'teacherTwice'
  | 'roomTwice'
  | 'closed'
  | 'groupAway'
  | 'teacherAway'
  | 'roomAway'
  | 'wrongRoom'
  | 'tooOftenADay'
  | 'daysTooNear'
  | 'teacherDay'
  | 'teacherRun'
  | 'crossesBreak'
  | 'notTogether';

/** One violation: the rule, the block or blocks, the person or room, and the slot. Unused fields are absent. */
export type Breach = {
  rule: BrokenRule;
  lesson?: string;
  block?: number;
  /** The other lesson of a clash. */
  other?: string;
  /** The group, teacher or room. */
  who?: string;
  day?: number;
  period?: number;
};

type Placed = Placement & { is: TimetableLesson; len: number };

/**
 * All violations of the hard rules; none means that the timetable is valid. It is written from the rules only and shares no code with the search, so that it
 * finds the search's mistakes. It accepts any list of placements.
 */
export function checkTimetable(instance: TimetableInstance, placements: readonly Placement[]): Breach[] {
  const breaches: Breach[] = [];
  const placed = placeBlocks(instance, placements, breaches);
  for (const block of placed) checkPlace(instance, block, breaches);
  checkClashes(instance, placed, breaches);
  checkSpread(instance, placed, breaches);
  checkTeacherDays(instance, placed, breaches);
  checkTogether(instance, placed, breaches);
  return breaches;
}

/** Rule 1: every block once, within one day. Placements outside the week are reported here and ignored below. */
function placeBlocks({ lessons, days, periods }: TimetableInstance, placements: readonly Placement[], breaches: Breach[]): Placed[] {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const seen = new Set<string>();
  const placed: Placed[] = [];
  for (const row of placements) {
    const is = byId.get(row.lesson);
    const block = is?.blocks[row.block];
    const about = { lesson: row.lesson, block: row.block };
    if (!is || !block) breaches.push({ rule: 'unknown', ...about });
    else if (seen.has(`${row.block} ${row.lesson}`)) breaches.push({ rule: 'placedTwice', ...about });
    else {
      seen.add(`${row.block} ${row.lesson}`);
      const isInside = row.day >= 0 && row.day < days.length && row.period >= 0 && row.period + block.len <= periods.length;
      if (isInside) placed.push({ ...row, is, len: block.len });
      else breaches.push({ rule: 'outsideDay', ...about, day: row.day, period: row.period });
    }
  }
  for (const lesson of lessons)
    lesson.blocks.forEach((_block, block) => {
      if (!seen.has(`${block} ${lesson.id}`)) breaches.push({ rule: 'unplaced', lesson: lesson.id, block });
    });
  return placed;
}

/** Rules 1 (allowed starts), 4 (a room of the list) and 7 (no break inside). */
function checkPlace({ breaks }: TimetableInstance, { is, lesson, block, day, period, len, room }: Placed, breaches: Breach[]): void {
  const where = { lesson, block, day, period };
  const wanted = is.blocks[block];
  const starts = wanted?.starts;
  if (starts && !starts.some(([d, p]) => d === day && p === period)) breaches.push({ rule: 'notAllowedStart', ...where });
  const rooms = wanted?.rooms ?? [];
  if (rooms.length > 0 ? room === null || !rooms.includes(room) : room !== null)
    breaches.push({ rule: 'wrongRoom', ...where, ...(room === null ? {} : { who: room }) });
  for (const { afterPeriod } of breaks)
    if (period < afterPeriod && afterPeriod < period + len) breaches.push({ rule: 'crossesBreak', ...where });
}

/** Rules 2 and 3: one block at a time for each group, teacher and room, and none in closed or unavailable slots. */
function checkClashes({ closed, groups, teachers, rooms }: TimetableInstance, placed: readonly Placed[], breaches: Breach[]): void {
  const shut = new Set(closed.map(([day, period]) => slotKey(day, period)));
  const kinds = [
    { list: groups, of: ({ is }: Placed) => is.groups, twice: 'groupTwice', away: 'groupAway' },
    { list: teachers, of: ({ is }: Placed) => is.teachers, twice: 'teacherTwice', away: 'teacherAway' },
    { list: rooms, of: ({ room }: Placed) => (room === null ? [] : [room]), twice: 'roomTwice', away: 'roomAway' },
  ] as const;
  for (const one of placed)
    for (let period = one.period; period < one.period + one.len; period++)
      if (shut.has(slotKey(one.day, period))) breaches.push({ rule: 'closed', lesson: one.lesson, block: one.block, day: one.day, period });
  for (const { list, of, twice, away } of kinds) {
    const busy = new Map(list.map(({ id }) => [id, new Map<number, Placed>()]));
    const absent = new Map(list.map(({ id, unavailable }) => [id, new Set(unavailable.map(([day, period]) => slotKey(day, period)))]));
    for (const one of placed)
      for (const who of of(one))
        for (let period = one.period; period < one.period + one.len; period++) {
          const key = slotKey(one.day, period);
          const where = { lesson: one.lesson, block: one.block, who, day: one.day, period };
          if (absent.get(who)?.has(key)) breaches.push({ rule: away, ...where });
          const first = busy.get(who)?.get(key);
          if (first) breaches.push({ rule: twice, ...where, other: first.lesson });
          else busy.get(who)?.set(key, one);
        }
  }
}

/** Rule 5: how often on a day, and the distance in days. */
function checkSpread({ lessons }: TimetableInstance, placed: readonly Placed[], breaches: Breach[]): void {
  const daysOf = new Map<string, number[]>(lessons.map(({ id }) => [id, []]));
  for (const { lesson, day } of placed) daysOf.get(lesson)?.push(day);
  for (const { id, maxBlocksPerDay, minDaysBetween } of lessons) {
    const days = (daysOf.get(id) ?? []).sort((a, b) => a - b);
    days.forEach((day, index) => {
      const onDay = days.slice(0, index + 1).filter((other) => other === day).length;
      if (maxBlocksPerDay > 0 && onDay > maxBlocksPerDay) breaches.push({ rule: 'tooOftenADay', lesson: id, day });
      const before = days[index - 1];
      if (minDaysBetween > 1 && before !== undefined && day - before < minDaysBetween)
        breaches.push({ rule: 'daysTooNear', lesson: id, day });
    });
  }
}

/** Rule 6: a teacher's periods on a day, and in a row. */
function checkTeacherDays({ teachers, days, periods }: TimetableInstance, placed: readonly Placed[], breaches: Breach[]): void {
  const taught = teachingOf(placed);
  for (const { id: who, maxPerDay, maxConsecutive } of teachers)
    days.forEach((_name, day) => {
      const busy = taught.get(`${day} ${who}`);
      if (!busy) return;
      if (maxPerDay > 0 && busy.size > maxPerDay) breaches.push({ rule: 'teacherDay', who, day });
      let run = 0;
      let longest = 0;
      for (let period = 0; period < periods.length; period++) {
        run = busy.has(period) ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      if (maxConsecutive > 0 && longest > maxConsecutive) breaches.push({ rule: 'teacherRun', who, day });
    });
}

/** Rule 8: parallel blocks start together. A set with an unplaced block is reported as unplaced only. */
function checkTogether({ simultaneous }: TimetableInstance, placed: readonly Placed[], breaches: Breach[]): void {
  if (simultaneous.length === 0) return;
  const at = new Map(placed.map(({ lesson, block, day, period }) => [`${block} ${lesson}`, slotKey(day, period)]));
  for (const set of simultaneous) {
    const starts = set.flatMap(([lesson, block]) => at.get(`${block} ${lesson}`) ?? []);
    const [lesson, block] = set[0] ?? ['', 0];
    if (new Set(starts).size > 1) breaches.push({ rule: 'notTogether', lesson, block });
  }
}

/** The periods that each teacher teaches, by `day teacher`. */
export function teachingOf(placed: readonly { is: TimetableLesson; day: number; period: number; len: number }[]): Map<string, Set<number>> {
  const taught = new Map<string, Set<number>>();
  for (const { is, day, period, len } of placed)
    for (const who of is.teachers) {
      const key = `${day} ${who}`;
      const busy = taught.get(key) ?? new Set();
      for (let at = period; at < period + len; at++) busy.add(at);
      taught.set(key, busy);
    }
  return taught;
}

function slotKey(day: number, period: number): number {
  return day * 64 + period;
}
