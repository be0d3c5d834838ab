import { financeRead } from '../lib/finance-reads.ts';

export const scenario = financeRead('pay-and-due', 'getPayAndDueList');
