import { declare } from '../declare.ts';

export const calendarListUpcoming = declare('calendar.list_upcoming', {
  takes: 'holiday closed event eventKind calendar leave timetable outside',
  words: 'winter, summer, fall, festival, festivals, off, closed, gazetted, vacation, vacations, next, days off',
  lead: 'show calendar of',
  file: 'calendar',
  denies: 'holiday holidays closed open',
  records: ['event'],
  rules: `
    8.6: upcoming $event|holiday|calendar !notice !timetable
    7.75: upcoming ?opensAsking @when|@festival !notice !fee !timetable !student !teacher !@student !@teacher !collected !attendance !expense
    7.2: next $event|holiday !notice !add !teacher !@teacher !@day !@time !@month !timetable !reminder !substitute
    7.7: $event|holiday|closed howMuch|?asks|count !notice !fee !polite
    7.65: $event|holiday|@festival|closed ?asks|count !notice !fee
    7.3: $event|holiday show !notice !fee !add
    6.2: holiday|event show !notice !fee
    7.1: $event|holiday @month !notice !fee !add !@day !collected !due
    7.1: holiday|event @span !notice !fee !add !eventKind !@teacher !teacher
    7.1: events @when|@festival !notice !fee !add !eventKind !expense
    7: open ?asks @when|@festival !notice !fee
    # 'Monday is school there or leave': in the south a day off is a leave.
    9: open leave|holiday @when !notice !fee !add !@teacher !@student !teacher !student
    # 'holidays between 1 and 31 December' asks; 'winter holidays 24 to 31 December' has a name and plans.
    7.1: holidays @day !notice !notify !add !plan !closed !@festival !?leftover !fee !that
    7: calendar $wanted|@when !notice !add !closed
    6: calendar !notice !add
    6.6: upcoming @when|?asks|all !notice !fee !add !student !@student !@teacher !collected
  `,
});
