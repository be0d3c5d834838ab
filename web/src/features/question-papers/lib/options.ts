import { MAX_OPTIONS } from '@shala/contract/question-papers';

/** The options that were typed one a line, without the letters in front of them. */
export function optionsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[([]?[a-f][)\].]\s+/i, '').trim())
    .filter(Boolean)
    .slice(0, MAX_OPTIONS);
}
