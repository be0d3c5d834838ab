export { pathOfStep } from './lib/path-of-step.ts';
export { useStepWords } from './lib/step-words.ts';
