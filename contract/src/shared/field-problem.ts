import type { z } from 'zod/mini';
import type { FieldProblem } from './errors.ts';

type Issue = z.core.$ZodIssue;

/** Messages that a pattern may have. */
const NAMED = [
  ...['email', 'phone', 'mobile', 'mailHost', 'sixDigits', 'picture', 'udise', 'pinCode', 'clock', 'website', 'date'],
  ...['digits4', 'digits6', 'digits11', 'digits12', 'factorCode', 'noAddress'],
] as const;

/** The problem of a value, as a code of `fieldErrors`: the form and the server show the same sentence. */
export function fieldProblem(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? problem('number') : problem('required');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return issue.origin === 'string'
        ? problem('tooLong', { max: Number(issue.maximum) })
        : problem('tooBig', { max: Number(issue.maximum) });
    case 'invalid_format':
      return problem(formatProblem(issue));
    case 'invalid_value':
      return problem('choice');
    case 'custom':
      return problem(issue.message === 'money' || issue.message === 'twice' ? issue.message : 'wrong');
    case 'unrecognized_keys':
      return problem('unknownField', { keys: issue.keys.join(', ').slice(0, 100) });
    default:
      return problem('wrong');
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): FieldProblem {
  if (issue.origin !== 'string') return problem('tooSmall', { min: Number(issue.minimum) });
  return issue.minimum === 1 ? problem('required') : problem('tooShort', { min: Number(issue.minimum) });
}

function formatProblem(issue: Extract<Issue, { code: 'invalid_format' }>): FieldProblem['code'] {
  if (issue.format === 'email') return 'email';
  if (issue.format === 'date') return 'date';
  const named = issue.message;
  return NAMED.find((code) => code === named) ?? 'characters';
}

function problem(code: FieldProblem['code'], values: FieldProblem['values'] = {}): FieldProblem {
  return { code, values };
}
