export * from './calls.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './lists.ts';
export * from './records.ts';
export * from './roles.ts';
export * from './schemas.ts';
export * from './vacancies.ts';
