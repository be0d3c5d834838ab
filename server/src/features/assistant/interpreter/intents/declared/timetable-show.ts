import { declare } from '../declare.ts';

export const timetableShow = declare('timetable.show', {
  takes: 'timetable free taught',
  lead: 'show timetable of',
  file: 'timetable',
  records: ['lesson'],
  rules: `
    7.5: whereabouts @class|@teacher !$money !$event !notice !reminder !free !substitute !absent !onLeave !leave !logbook !expense !add !student
    8.1: timetable !notice !add !logbook
    8.15: timetable @class|@teacher|@stranger !notice !eventKind !substitute
    7: teaches|periodWord|@period @class|@teacher !notice !free !substitute !absent !taught !logbook !fee !onLeave !add
    6.9: classWord|periodWord @teacher ?asks|howMuch|count|show|@when !@class !notice !free !substitute !absent !taught !logbook !fee !onLeave !leave !add !came
  `,
});
