export * from './calls.ts';
export * from './plans.ts';
