export * from './book-calls.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './item-calls.ts';
export * from './schemas.ts';
