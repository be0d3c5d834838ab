export * from './calls.ts';
export * from './categories.ts';
export * from './errors.ts';
export * from './mail-channel.ts';
export * from './public-calls.ts';
export * from './schemas.ts';
