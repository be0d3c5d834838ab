import { declare } from '../declare.ts';

export const expensesSummary = declare('expenses.summary', {
  takes: 'expense paid eventKind unsupportedThing outside fee',
  words: 'udaya, uda, petty, cash, spend, bills, maintenance',
  lead: 'expenses of',
  file: 'expenses',
  records: ['expense', 'salary'],
  is: 'looksBack takesMoney',
  rules: `
    7: bill @category !fee !notice !@student !reminder
    6: @category howMuch !$money !notice !student !teacher !@student !@teacher !@class !holiday !event !collected !attendance
    6: @category paid ?asks|question !fee !due !defaulter !@student !@class !student !parent !notice !who !reminder
    8.2: wentOut money|howMuch|@category !fee !due !notice !reminder !texting !@student !@class
    8.2: expense !notice !@student
  `,
});
