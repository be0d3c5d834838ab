export * from './errors.ts';
export * from './leave.ts';
export * from './registers.ts';
export * from './schemas.ts';
export * from './years.ts';
