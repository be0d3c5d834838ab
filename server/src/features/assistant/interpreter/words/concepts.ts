import type { Parted } from '../text/listed.ts';

/** What a word can stand for, in any language. The intents' rules speak of these and never of words. */
export type Concept =
  // What is meant.
  | Parted<'fee due defaulter paid collected summary reminder notice notify holiday holidays closed open leave onLeave absent attendance present came expense bill timetable whereabouts rightNow repair leavesJob free busy substitute logbook taught teaches event events eventKind calendar upcoming left count help howTo takeMoney'>
  // Who is meant.
  | Parted<'student teacher parent all boys girls honorific'>
  // What is to be done.
  | Parted<'show send add plan tell ask texting arrange wentOut money compose unsupportedVerb unsupportedThing certificateKind negation prohibition except exceptBehind notThem condition correction doubt othersWish'>
  // How it is said.
  | Parted<'who whoever those question howMuch past was future that about because for of me polite filler vague something privatePerson greeting elsewhere outside injection'>
  // Around numbers, classes and days.
  | Parted<'classWord sectionWord periodWord above below andAbove andBelow inclusive and to from between next last this coming week month quarter year day weekend ago after since yearToDate dayNumber am pm oClock rupee'>;
