import { declare } from '../declare.ts';

export const help = declare('help', {
  takes: '$all',
  is: 'holdsText',
  rules: `
    9.7: howTo !howMuch !count
    8.5: help !$money !notice !absent !event !@student !@teacher !substitute !@class
    3: greeting !$money !notice !holiday !timetable !absent !event !calendar !@student !@teacher !@class
  `,
});
