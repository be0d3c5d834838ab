import { readCall } from '../lib/read-call.ts';

export const scenario = readCall({
  name: 'sections',
  about: 'GET /admin/getSectionsOfClass/{classId}: the sections of class 10th; 64 connections',
  path: (classId) => `/admin/getSectionsOfClass/${classId}`,
  target: { ofRow: 0.4 },
});
