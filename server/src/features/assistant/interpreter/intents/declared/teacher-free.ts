import { declare } from '../declare.ts';

export const teacherFree = declare('teacher.free', {
  takes: 'free substitute timetable taught absent attendance',
  words: 'members, sit, word, hall, फुर्सत, fursat, khali, vacant',
  lead: 'which teachers are free',
  file: 'free teachers',
  denies: 'free teaches',
  records: ['lesson', 'openLesson', 'employee', 'cover', 'staffAttendance'],
  rules: `
    8.5: free @period|teacher|who|@teacher|@when|@subject !fee !notice
    9.2: free substitute @period|who !@teacher !@class !fee !notice
    8.5: busy @teacher !notice !fee
    5: free !fee !notice !holiday
  `,
});
