import { readCall } from '../lib/read-call.ts';

export const scenario = readCall({
  name: 'class-list',
  about: 'GET /admin/getAllClasses: 15 rows; 64 connections',
  path: '/admin/getAllClasses',
  target: { ofRow: 0.4 },
});
