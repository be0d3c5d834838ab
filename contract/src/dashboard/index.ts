export * from './calls.ts';
export * from './homepage.ts';
