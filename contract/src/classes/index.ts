export * from './calls.ts';
export * from './errors.ts';
export * from './periods.ts';
export * from './structure.ts';
export * from './years.ts';
