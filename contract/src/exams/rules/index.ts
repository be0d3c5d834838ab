export * from './aggregate.ts';
export { benchName } from './bench-name.ts';
export * from './class-result.ts';
export * from './fraction.ts';
export * from './read-mark.ts';
export * from './seat-students.ts';
export * from './shown-marks.ts';
