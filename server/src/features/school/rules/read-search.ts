export type Meant = { className: string; receipt: { no: number; year: number | null } | null };

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Possible meanings of a search besides words of a name: a class in any spelling, a receipt number. */
export function readSearch(typed: string): Meant {
  const text = typed.trim().toLowerCase();
  return { className: classNameOf(text), receipt: receiptOf(text) };
}

/** `Std 12`, `class XII` and `12` all begin the name `12th`. */
function classNameOf(text: string): string {
  const name = text.replace(/^(class|std\.?|standard|grade)\s+/, '').replace(/\s+.*$/, '');
  const roman = ROMAN.indexOf(name);
  return roman === -1 ? name : String(roman + 1);
}

/** `1043`, `#1043` or `2026-27/1043`. */
function receiptOf(text: string): Meant['receipt'] {
  const [, year, no] = /^(?:receipt\s+)?#?(?:(\d{4})[-–]\d{2}\/)?(\d{1,9})$/.exec(text) ?? [];
  return no === undefined || Number(no) > 2_147_483_647 ? null : { no: Number(no), year: year === undefined ? null : Number(year) };
}
