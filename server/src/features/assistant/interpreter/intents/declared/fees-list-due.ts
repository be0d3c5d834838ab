import { declare } from '../declare.ts';

export const feesListDue = declare('fees.list_due', {
  takes: 'fee due defaulter paid reminder unsupportedThing',
  words: 'stuck, chote, chhote, mote, upr, upar, wise, quarter, clear, cleared, remaining, reqd, bill, charges, wise',
  lead: 'list of fee defaulters of',
  file: 'defaulters',
  denies: 'paid collected came',
  records: ['due'],
  is: 'looksBack takesSections leavesOut takesMoney',
  rules: `
    # 'whom should I remind': those who owe.
    9.3: ?whomToRemind !notice !eventKind
    8: defaulter !reminder !notice !send !tell
    # '10k se upar wale dikhao': who is above a sum owes it.
    4: @amount show|who of|those|student|whoever|defaulter !expense !reminder !notice !notify !tell !texting !collected !paid !@student !@teacher !unsupportedVerb
    8.1: due who|whoever|those|student|boys|girls|parent !reminder !notice !@student !send !expense
    8.05: fee|paid who|whoever|student negation !reminder !notice !@student !send
    8: due @amount !reminder !notice !@student !send !collected !howMuch
    7.4: due show|@class|@month|@feeType !reminder !notice !@student !@stranger !send !howMuch !summary !expense
    7: due fee !reminder !notice !@student !@stranger !send !howMuch !summary !expense !collected
    # 'is everyone in 9-A paid up', 'did class 8 pay': who has not.
    6.3: paid ?opensAsking all|student|parent|@class|who !reminder !notice !@student !send !expense !howMuch !absent !@category
    # 'which class has the most dues'.
    6.2: due ?asks classWord|all !reminder !notice !@student !@stranger !send !expense !howMuch
  `,
});
