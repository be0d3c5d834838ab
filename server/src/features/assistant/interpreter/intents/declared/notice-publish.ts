import { declare } from '../declare.ts';

export const noticePublish = declare('notice.publish', {
  takes: '$all',
  is: 'takesSections holdsText',
  rules: `
    9.5: notice !?asks !?opensShowing
    9.4: notice send|add !?opensAsking !?opensShowing
    9.3: notify !?asks
    8.6: tell parent|student|teacher|all|boys|girls that|about|closed|holiday|eventKind !$money !who !howMuch !count
    8.2: send parent|student|teacher|all that|about !$money !who !reminder
    8.2: send parent|student|teacher|all closed|holiday|eventKind !$money !who !reminder !calendar
    8.15: tell parent|teacher|student|all to|negation|future !$money !?asks !who !show !count !howMuch !reminder
    8.05: tell parent|teacher|student|all @day|@time|?leftover !$money !?asks !who !show !count !howMuch !reminder !absent !onLeave !timetable !substitute !me !add
    8.2: texting parent|student|teacher|all that|?leftover !due !paid !defaulter !reminder !?asks !?opensShowing !who !howMuch !count !me
    # 'group me dalo ki …': what is to be put out is said behind a 'that'.
    7.75: send|texting that !$money !reminder !who !show !?asks !holiday !calendar !@student !@teacher
    # Fees are no matter of teachers: a report that is due is not owed.
    8.2: send teacher that|about !who !reminder !student !parent
    8.4: reminder ?audience eventKind|holiday|closed !$money !?opensAsking
    8.25: reminder teacher !$money !parent !student !@student !?asks
    8.3: reminder parent|teacher|student|all about|that !$money
    8.3: reminder ?audience ?topic !$money !@student !?opensAsking
  `,
});
