import { declare } from '../declare.ts';

export const leaveListApproved = declare('leave.list_approved', {
  takes: 'leave onLeave holiday absent attendance eventKind',
  words:
    'approved, sanctioned, granted, obtained, getting, taking, pass, passed, manjoor, manzoor, manjur, मंजूर, मंज़ूर, accepted, application, applications, applied',
  lead: 'who is on approved leave',
  file: 'on leave',
  records: ['leave'],
  is: 'takesSections',
  rules: `
    8.9: onLeave !notice !substitute
    8.3: leave !notice !substitute
    8.65: holiday @teacher|@student upcoming|question !notice !add
    8.2: holiday @teacher|@student|teacher ?asks !notice !add !upcoming
  `,
});
