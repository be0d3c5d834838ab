import { SIDEBAR_NAME_LENGTH } from '@shala/contract/shared';

/** The school's name as the sidebar shows it: its first seven characters, with an ellipsis if there are more. */
export function shortSchoolName(name: string): string {
  // Letters as a reader counts them: a Devanagari syllable is not cut between its parts.
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > SIDEBAR_NAME_LENGTH ? `${letters.slice(0, SIDEBAR_NAME_LENGTH).join('')}…` : name;
}
