export * from './answer-html.ts';
export * from './calls.ts';
export * from './pins.ts';
export * from './plans.ts';
export * from './query.ts';
