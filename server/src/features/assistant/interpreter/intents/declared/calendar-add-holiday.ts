import { declare } from '../declare.ts';

export const calendarAddHoliday = declare('calendar.add_holiday', {
  takes: '$all',
  lead: 'add a holiday on',
  is: 'holdsText',
  rules: `
    9.6: holiday|closed add notify !?asks !notice !onLeave
    8: holiday|closed add !notice !?asks !leave !onLeave !show
    6.8: holiday|closed @day|@festival !notice !?asks !onLeave !@teacher !@student
    6.3: holiday add !notice !?asks !onLeave
    4: holiday !notice !?asks !onLeave !upcoming !@student !@teacher !show
  `,
});
