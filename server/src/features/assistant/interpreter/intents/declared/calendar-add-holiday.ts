import { declare } from '../declare.ts';

export const calendarAddHoliday = declare('calendar.add_holiday', {
  takes: '$all',
  lead: 'add a holiday on',
  is: 'holdsText',
  rules: `
    9.6: holiday add notify !?asks !notice !onLeave
    8: holiday add !notice !?asks !leave !onLeave !show
    6.8: holiday @day|@festival !notice !?asks !onLeave !@teacher !@student
    # Closed at an hour is no holiday.
    9.6: closed add notify !?asks !notice !onLeave !@time
    8: closed add !notice !?asks !leave !onLeave !show !@time
    6.8: closed @day|@festival !notice !?asks !onLeave !@teacher !@student !@time
    6.3: holiday add !notice !?asks !onLeave
    4: holiday !notice !?asks !onLeave !upcoming !@student !@teacher !show
  `,
});
