export { startingYear } from './rules/starting-set.ts';
export { setUpClasses, setUpPeriods, setUpSubjects, setUpYear } from './set-up.store.ts';
