export { listLedSections, setLedSections } from './class-teacher.ts';
export { startingYear } from './rules/starting-set.ts';
export { ensureSections } from './service/ensure-sections.ts';
export { setUpClasses, setUpPeriods, setUpSubjects, setUpYear } from './set-up.store.ts';
export { insertSection } from './store/structure.store.ts';
export { insertYear, putTerms, setCurrentYear } from './store/years.store.ts';
