import { declare } from '../declare.ts';

export const attendanceListAbsent = declare('attendance.list_absent', {
  takes: 'absent attendance present boys girls notice',
  words: 'naaga, bunk, missing, roll call, away, turn up, unwell, work, board',
  lead: 'who is absent',
  file: 'absent',
  denies: 'absent present attendance came',
  records: ['attendance', 'staffAttendance'],
  is: 'takesSections leavesOut',
  rules: `
    # 'kitni ladkiyan nahi aayi': children, where of fees nothing is said.
    8.6: absent boys|girls|teacher !notice !substitute !paid !fee !defaulter !@amount
    8.6: absent !notice !substitute !due !paid !fee
    7.6: came @student|@teacher ?asks !$money !notice !holiday !onLeave !leave !substitute !expense
    8.55: present !$money !notice !add !compose !eventKind
    8.2: came count|who student|boys|girls|teacher|@class @day !$money !notice !holiday !onLeave !leave !substitute !expense
    7: attendance negation !notice
    5: attendance $wanted|@class|@when|@student|@teacher|student|teacher !notice !add
  `,
});
