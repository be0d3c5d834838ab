import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A phrase that a school office would not say; a single word is refused where it is a whole label, as it has other uses in a sentence. */
type Avoided = { phrase: string; isLabel: boolean; pattern: RegExp };

/** The right column of the glossary in `docs/words.md`. What has a sense in parentheses is left to the reader. */
export function readAvoidColumn(): Avoided[] {
  const page = readFileSync(join(import.meta.dirname, '../../docs/words.md'), 'utf8');
  const glossary = page.split('| on the screen | avoid |')[1]?.split('\n\n')[0] ?? '';
  return glossary
    .split('\n')
    .slice(2)
    .flatMap((row) => phrasesOf(row.split('|')[2] ?? ''));
}

/** The phrases of one cell, which are separated by commas. `{name}` stands for whatever is filled in. */
export function phrasesOf(cell: string): Avoided[] {
  return cell
    .split(/,\s+/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '' && !phrase.includes('('))
    .map((phrase) => {
      const isLabel = !phrase.includes(' ');
      const words = phrase.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
      return { phrase, isLabel, pattern: isLabel ? new RegExp(`^${words}$`) : new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, 'iu') };
    });
}
