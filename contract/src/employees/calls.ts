import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

export const getTeacherList = defineCall({
  name: 'getTeacherList',
  method: 'GET',
  path: '/admin/getTeacherList',
  summary: 'All employees by name',
  answer: z.array(z.object({ _id: z.string(), name: z.string(), imageUrl: z.nullable(z.string()), gender: z.string() })),
});
