import { declare } from '../declare.ts';

export const studentDues = declare('student.dues', {
  takes: 'fee due defaulter paid collected unsupportedThing',
  words: 'clear, cleared, ledger, balance, bill, charges, against',
  lead: 'how much fees does owe',
  file: 'dues',
  denies: 'paid collected came',
  records: ['due'],
  is: 'looksBack takesMoney',
  rules: `
    8.4: @student|@stranger $money|summary !reminder !notice !collected !who !send
    8.3: @student $money|howMuch !reminder !notice !send
    8.35: @student summary fee|due !reminder !notice !parent
  `,
});
