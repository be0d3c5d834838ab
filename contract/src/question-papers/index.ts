export * from './blueprint.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './fingerprint.ts';
export * from './question-calls.ts';
export * from './schemas.ts';
