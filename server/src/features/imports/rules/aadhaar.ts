import { westernDigits } from '@shala/contract/shared';

/** True for a heading of Aadhaar numbers, which are never stored completely. */
export function isAadhaar(header: string): boolean {
  return /a+dh?aa?r|\buid(ai)?\b|आधार/i.test(header);
}

/**
 * True for a column with Aadhaar numbers, whatever its heading: nearly all cells have twelve digits, a possible first digit and the right check digit. Of other
 * twelve-digit numbers, one in ten has it by chance.
 */
export function holdsAadhaar(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter(isWhole).length >= filled.length * 0.8;
}

/** The last four digits of a number, in any script. */
export function lastFour(text: string): string {
  return westernDigits(text).replaceAll(/\D/g, '').slice(-4);
}

function isWhole(text: string): boolean {
  const digits = westernDigits(text).replaceAll(/[\s-]/g, '');
  return /^[2-9]\d{11}$/.test(digits) && isCheckedByVerhoeff(digits);
}

const TIMES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
] as const;
const TURN = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** The Verhoeff check: from the right, each digit is permuted according to its position, and all are multiplied in the dihedral group D5. */
function isCheckedByVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [place, character] of [...digits].reverse().entries()) {
    let digit = Number(character);
    for (let turn = 0; turn < place % 8; turn++) digit = TURN[digit] as number;
    check = TIMES[check]?.[digit] as number;
  }
  return check === 0;
}
