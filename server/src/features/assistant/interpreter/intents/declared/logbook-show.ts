import { declare } from '../declare.ts';

export const logbookShow = declare('logbook.show', {
  takes: 'logbook taught calendar timetable attendance',
  lead: 'show logbook of',
  file: 'logbook',
  records: ['logEntry'],
  is: 'looksBack',
  rules: `
    8.8: logbook !fee !notice
    8.7: taught @teacher|@class|@stranger|teacher
    8.5: teaches|eventKind past @teacher|@class question !absent !timetable !who
  `,
});
