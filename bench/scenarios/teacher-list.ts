import { readCall } from '../lib/read-call.ts';

export const scenario = readCall({
  name: 'teacher-list',
  about: 'GET /admin/getTeacherList: the staff of the demo school by name; 64 connections',
  path: '/admin/getTeacherList',
  target: { ofRow: 0.3 },
});
