export * from './audit.ts';
export * from './errors.ts';
export * from './search.ts';
export * from './whole-data.ts';
