import { readCall } from '../lib/read-call.ts';

export const scenario = readCall({
  name: 'admin-details',
  about: "GET /admin/getAdminDetails: token check with revocation, row-level security, one row; 64 connections",
  path: '/admin/getAdminDetails',
  target: { ofRow: 0.6 },
});
