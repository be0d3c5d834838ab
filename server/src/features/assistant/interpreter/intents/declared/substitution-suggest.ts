import { declare } from '../declare.ts';

export const substitutionSuggest = declare('substitution.suggest', {
  takes: 'substitute free absent attendance leave onLeave holiday timetable due taught',
  words: 'unwell, ill, sick, fever, down, home, telephoned, gone, delayed, suitable, engage, replacement, arrangement, lega, kn',
  lead: 'suggest a substitute for',
  file: 'substitutes',
  denies: 'absent substitute came',
  rules: `
    9: substitute !notice !fee
    8.4: arrange @teacher|@period|periodWord !$event !notice !fee
    8.4: who teaches @teacher !notice !fee !past !logbook
  `,
});
