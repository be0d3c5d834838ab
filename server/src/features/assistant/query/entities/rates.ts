import { getFeeStructure } from '@shala/contract/finance';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { inRupees } from './fields.ts';
import { pupilDimensions } from './pupil.ts';

/** What the fee structure of the running year asks of each class, by head and month. */
export const feeRates: Declared = {
  name: 'feeRate',
  needs: getFeeStructure,
  nouns:
    'kitni, hai, lagti, lete, card, chart, do we have, have, what, what is, fee, fees, pay, pays, paid, student, students, child, amount, per month, a month, each month, monthly, head, heads, structure, in a year, a year, per year, is, charge, charged, rate, rates',
  asks: 'optional fees, optional fee, compulsory fees, compulsory fee, yearly cost, annual cost, fees kitni hai, fee kitni hai, kitni fees hai, kitni fee hai, kitni fees lagti, fees kitni lagti, kitni fees lete, fee chart, fees chart, fee schedule, fee card, fee list, rate card, how much a month, how much per month, fee head, fee heads, fee structure, fee structures, fee rate, fee rates, how much a month, how much per month, monthly fee, monthly fees, fee per month, fees per month, pay per month, pay a month, pay every month, fee a month, annual fee, annual fees, yearly fee, yearly fees, fee per year, fees per year',
  title: 'Fee structure',
  screen: { label: 'Fee structure', path: '/data/fees' },
  from: ({
    schoolId,
  }) => sql`select c.name as class, c.position as class_position, h.name as head, h.is_optional, r.month_no, r.amount_paise from fee_rates r
    join academic_years y on y.school_id = ${schoolId} and y.id = r.year_id and y.is_current
    join classes c on c.school_id = ${schoolId} and c.id = r.class_id join fee_heads h on h.school_id = ${schoolId} and h.id = r.head_id
    where r.school_id = ${schoolId} and r.amount_paise > 0`,
  dimensions: {
    class: pupilDimensions.class,
    head: {
      words: 'head, heads, fee head, fee heads, kind of fee, kinds of fee, type of fee, types of fee',
      title: 'Fee head',
      sql: sql`t.head`,
      values: 'feeHead',
    },
    choice: {
      words: 'optional or compulsory, compulsory or optional, optional and compulsory, compulsory and optional, वैकल्पिक या अनिवार्य',
      title: 'Optional',
      sql: sql`case when t.is_optional then 'optional' else 'compulsory' end`,
      shows: { optional: 'Optional', compulsory: 'Compulsory' },
    },
  },
  flags: {
    optional: {
      words: 'optional fees, optional fee, optional, optional head, optional heads, not compulsory, वैकल्पिक',
      title: 'optional',
      sql: sql`t.is_optional`,
    },
    compulsory: {
      words: 'compulsory fees, compulsory fee, compulsory, mandatory, compulsory head, compulsory heads, अनिवार्य',
      title: 'compulsory',
      sql: sql`not t.is_optional`,
    },
  },
  measures: {
    monthly: {
      words:
        'how much a month, how much per month, monthly fee, monthly fees, fee per month, fees per month, pay per month, pay a month, pay every month, fee a month',
      title: 'Per month',
      noun: 'fee per month',
      sql: sql`round(sum(t.amount_paise) / 100.0 / nullif(count(distinct (t.class, t.month_no)), 0), 2)`,
      ...inRupees,
    },
    yearly: {
      words: 'annual fee, annual fees, yearly fee, yearly fees, fee per year, fees per year, fee structure',
      title: 'Per year',
      noun: 'fee per year',
      sql: sql`sum(t.amount_paise) / 100.0`,
      ...inRupees,
    },
  },
  main: 'yearly',
};
