import { declare } from '../declare.ts';

export const feeReminderSend = declare('fee_reminder.send', {
  takes: 'fee due defaulter paid reminder notice collected event eventKind unsupportedThing',
  lead: 'send fee reminder to',
  is: 'looksBack takesSections leavesOut takesMoney',
  rules: `
    # What one student owes is no notice for many: 'Asha Rao owes 500, inform her guardian'.
    9.6: notice|notify|tell parent @student due|paid !?asks !teacher
    9.2: reminder $money !?opensAsking !?whomToRemind
    9.2: texting parent @student due !?asks !notice !show
    7: reminder ?audience|@student|@class|@amount|@stranger !?opensAsking !?whomToRemind
    6: reminder !me !?opensAsking !?whomToRemind
    8.7: tell|send|ask due|defaulter|paid parent|defaulter|all !notice !?asks !teacher
    8.6: send|ask due|defaulter|paid $whom !notice !?asks !show !teacher
    8.4: tell|ask fee for $whom !notice !?asks !that !show !teacher
    7.5: tell|ask fee parent|those|defaulter|@student|@class !notice !?asks !that !show !teacher !who !howMuch !count !summary !collected !due !?leftover !eventKind !expense
    8.25: texting fee @student|parent|defaulter|those|@class !notice !?asks !that !show !me !teacher !who !howMuch !count !summary !collected !?leftover !eventKind
    8.5: texting fee parent !notice !?asks !that !show !me !teacher !who !howMuch !count !summary !collected !?leftover !eventKind
    8.3: send fee for|about parent|defaulter|@student !notice !?asks !that !show !teacher !?leftover !eventKind
    8.65: tell|ask paid fee|due|@feeType $whom !notice !?asks
  `,
});
