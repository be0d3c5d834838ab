import { declare } from '../declare.ts';

export const feesSummary = declare('fees.summary', {
  takes: 'fee due defaulter paid collected unsupportedThing',
  words:
    'vs, versus, against, percentage, percent, weekly, quarter, total, given, aana, aaya, aayi, aaye, fared, closes, receipts, pull, clear, cleared, bill, charges',
  lead: 'fees collected and pending of',
  file: 'fees',
  denies: 'paid collected came',
  records: ['receipt'],
  is: 'looksBack takesMoney',
  rules: `
    6.4: paid howMuch ?asks !reminder !notice !@student !send !expense !@category !tell !ask !unsupportedVerb
    7.9: collected fee|howMuch|summary|show|@when|@class|question|@feeType !reminder !notice !@student !who !absent !expense !due
    7: collected !reminder !notice !@student !who !absent !student !expense !unsupportedVerb
    7.6: fee summary|howMuch !reminder !notice !@student !who
    7.8: due|collected howMuch|summary !reminder !notice !@student !@stranger !who !expense !student
    7.85: collected due !reminder !notice !@student !who !student
    7: takeMoney ?asks|howMuch|past !reminder !notice !@student !expense !send
  `,
});
