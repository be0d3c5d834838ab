export * from './activities.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './guardians.ts';
export * from './lists.ts';
export * from './records.ts';
export * from './schemas.ts';
export * from './seats.ts';
