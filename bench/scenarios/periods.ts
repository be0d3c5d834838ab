import { readCall } from '../lib/read-call.ts';

export const scenario = readCall({
  name: 'periods',
  about: 'GET /admin/getPeriods: 8 rows; 64 connections',
  path: '/admin/getPeriods',
  target: { ofRow: 0.4 },
});
