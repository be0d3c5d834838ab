import { declare } from '../declare.ts';

export const calendarAddEvent = declare('calendar.add_event', {
  takes: '$all',
  is: 'takesSections holdsText',
  rules: `
    9.35: $event add notify @day|@festival !notice !?asks !about !that
    7.6: $event add !notice !?asks !fee !absent !show
    7.7: $event add @day|@festival !notice !?asks !fee !absent !due
    6.5: $event|@festival @day|@time !notice !?asks !?kept !fee !due !show !absent !collected !expense
    7.1: add|send calendar|event @day|@festival !notice !?asks !holiday !show
    4.5: plan @day ?leftover !notice !?asks !holiday !closed !fee !due !absent !student !teacher !@student !@teacher !attendance !leave
    4.6: add|plan|send @day @time ?leftover !$elsewhere
    7.2: eventKind calendar @day !notice !?asks !?kept !events !show !upcoming !fee !due !absent !who !count
    # 'schedule something on 5 December': what it is has to be asked.
    4.4: plan @day something|@time !$elsewhere !attendance !student !teacher !@student !@teacher
    6: add event !notice !?asks !fee
  `,
});
