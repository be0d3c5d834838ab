export * from './batches.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './forms.ts';
export * from './placeholders.ts';
export * from './public-calls.ts';
export * from './schemas.ts';
