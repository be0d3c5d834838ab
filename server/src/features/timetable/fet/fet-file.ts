import type { TimetableInstance, TimetableLesson } from '@shala/contract/timetable';

/** A rule of the file that was not read: FET's name of it in words, and how often; `isWish` is one with a weight below 100 %. */
export type UnreadRule = { name: string; count: number; isWish: boolean };

/** A set of students (year, group or subgroup) and the smallest sets of which it consists. */
export type FetSet = { name: string; parents: string[]; parts: string[] };

/** The content of a FET file. Teachers, rooms, subjects and groups of the instance have their names as ids; its groups are the smallest sets of students. */
export type FetFile = {
  instance: TimetableInstance;
  sets: FetSet[];
  /** The names of the sets of students of each lesson, by the lesson's id. */
  setsOf: Record<string, string[]>;
  unread: UnreadRule[];
};

export type FetFailure = { failure: 'fetBroken' | 'fetTooLarge' | 'fetEmpty' };

/** The lists of a file, before its constraints are applied. */
export type Read = {
  days: string[];
  hours: string[];
  lessons: TimetableLesson[];
  /** The lesson and block of an activity. */
  seats: Map<string, [lesson: TimetableLesson, block: number]>;
  partsOf: (set: string) => string[];
  tagsOf: ReadonlyMap<string, string[]>;
  setsOf: Record<string, string[]>;
};
