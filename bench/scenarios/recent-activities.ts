import { financeRead } from '../lib/finance-reads.ts';

export const scenario = financeRead('recent-activities', 'getRecentActivites');
