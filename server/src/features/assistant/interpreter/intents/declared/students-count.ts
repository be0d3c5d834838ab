import { declare } from '../declare.ts';

export const studentsCount = declare('students.count', {
  takes: 'boys girls present',
  words: 'strenth, roll, mpc',
  lead: 'how many students in',
  file: 'students',
  records: ['student', 'employee'],
  is: 'takesSections',
  rules: `
    8: count student|boys|girls !absent !attendance !due !defaulter !onLeave !leave !notice !paid !taught
    7.3: count @class !$event !absent !attendance !due !defaulter !fee !onLeave !leave !notice !holiday !teacher !timetable !collected !expense !periodWord
    7.2: summary student|boys|girls !absent !attendance !due !fee !onLeave !leave !notice !collected
    5: count !$event !day !absent !due !fee !teacher !parent !onLeave !leave !notice !holiday !calendar !collected !expense !paid !timetable !howMuch !@student !@teacher
    5: boys|girls @class|all|show !absent !due !fee !onLeave !leave !notice !reminder !send !add
  `,
});
