export * from './account.ts';
export * from './admin.ts';
export * from './calls.ts';
export * from './errors.ts';
export * from './schemas.ts';
export * from './school-profile.ts';
export * from './users.ts';
