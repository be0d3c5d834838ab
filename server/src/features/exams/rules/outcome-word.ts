import { say } from '#platform/words';

export type Outcome = 'pass' | 'fail' | 'none' | 'withheld';

/** The name of a result on sheets. */
export function outcomeWord(outcome: Outcome): string {
  const words = { pass: say('Pass'), fail: say('Needs improvement'), none: say('Not assessed'), withheld: say('Withheld') };
  return words[outcome];
}
