import { readPhoneNumber } from '@shala/contract/shared';

const MOST_WORDS = 5;

/** The words of a search in the form of the search table, the longest first. A phone number may contain spaces, hyphens and +91. */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().trim();
  if (/^\+?[\d\s-]{6,}$/.test(plain) && /\d{5}/.test(plain.replaceAll(/\D/g, ''))) {
    const digits = plain.replace(/^\+91/, '').replaceAll(/\D/g, '');
    return [readPhoneNumber(plain) || (digits.length > 10 ? digits.replace(/^(91|0)/, '') : digits)];
  }
  const words = [...new Set(plain.split(/\s+/).filter((word) => word !== ''))];
  return words.sort((a, b) => b.length - a.length).slice(0, MOST_WORDS);
}
