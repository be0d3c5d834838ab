export * from './calls.ts';
export * from './covers.ts';
export * from './errors.ts';
export * from './schemas.ts';
export * from './short-name.ts';
