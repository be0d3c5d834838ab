import { declare } from '../declare.ts';

export const certificateIssue = declare('certificate.issue', {
  takes: 'certificateKind unsupportedThing present',
  lead: 'bonafide certificate for',
  rules: `
    # 'bonafide for Aarav of 5B'; how many there are, and what they cost, is asked elsewhere.
    9: certificateKind !notice !notify !reminder !fee !due !count !howMuch !who !question !absent !expense !event !holiday !past
  `,
});
