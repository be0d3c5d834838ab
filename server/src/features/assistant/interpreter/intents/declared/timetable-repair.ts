import { declare } from '../declare.ts';

export const timetableRepair = declare('timetable.repair', {
  takes: 'timetable leavesJob leave onLeave absent substitute unsupportedThing',
  lead: 'repair the timetable for',
  file: 'periods to give away',
  rules: `
    9: repair timetable !notice !fee !event !reminder
    9: leavesJob timetable @teacher !notice !fee !event !reminder
  `,
});
