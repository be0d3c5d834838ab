export { type LedSection, listLedSections, setLedSections } from './class-teacher.ts';
export { startingYear } from './rules/starting-set.ts';
export { setUpClasses, setUpPeriods, setUpSubjects, setUpYear } from './set-up.store.ts';
