const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A value as it is compared: numbers without their signs, days as they are written, all in small letters. */
function plain(value: unknown): string {
  const said = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').trim();
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(said) ?? [];
  const words = (day === undefined ? said : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`)
    .toLowerCase()
    .replace(/^[a-z]+day, /, '')
    .replace('sept ', 'sep ');
  // 'Monday, 7 Dec 2026 to Thursday, 17 Dec 2026' is kept as its first day, and a rise is written with its sign.
  const [, first] = /^(\d{1,2} [a-z]{3} \d{4}) to (?:[a-z]+day, )?\d{1,2} [a-z]{3} \d{4}$/.exec(words) ?? [];
  if (first !== undefined) return first;
  const number = words
    .replace(/[₹,\s%]/g, '')
    .replace(/^\+(?=\d)/, '')
    .replace(/^−(?=\d)/, '-');
  return /^-?\d+(\.\d+)?$/.test(number) ? String(Math.round(Number(number) * 100) / 100) : words;
}

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

/** The cells of an answer's tables, row by row, without their feet. */
function rowsOf(html: string): string[][] {
  const bodies = html.replace(/<tfoot>.*?<\/tfoot>/g, '');
  return [...bodies.matchAll(/<tr>(.*?)<\/tr>/g)]
    .map(([, row = '']) => [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => plain(text(cell))))
    .filter((row) => row.length > 0);
}

/** Two times side by side ('September | October | Difference'), as a row for each. */
function sidesOf(html: string): string[][] {
  const heads = [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) => plain(text(cell)));
  const [row, another] = rowsOf(html);
  if (row === undefined || another !== undefined || heads.at(-1) !== 'difference' || heads.length !== row.length) return [];
  return [-3, -2].map((at) => [heads.at(at) ?? '', row.at(at) ?? '']);
}

/** Whether the cells of a row hold all that is expected, each once; what was rounded to one decimal may have been rounded later. */
function holds(row: readonly string[], wanted: readonly string[]): boolean {
  const cells = [...row];
  return wanted.every((one) => {
    const isNear = (cell: string) => /^\d+(\.\d)?$/.test(one) && /^\d+\.\d+$/.test(cell) && Math.abs(Number(cell) - Number(one)) <= 0.0501;
    const at = cells.includes(one) ? cells.indexOf(one) : cells.findIndex(isNear);
    if (at >= 0) cells.splice(at, 1);
    return at >= 0;
  });
}

/**
 * Whether an answer shows these rows and no others. Of the first so many, also those may stand in it that have the same figure as the last of them. One figure
 * may stand behind the colon of a sentence; a group of which there is none may be shown with its 0.
 */
export function showsRows(html: string, rows: readonly Record<string, unknown>[], ordered: boolean): boolean {
  const wanted = rows.map((row) => Object.values(row).map(plain));
  const sides = sidesOf(html);
  const shown = sides.length > 0 && wanted.length === sides.length ? sides : rowsOf(html);
  if (shown.length === 0 || isSaid(html, wanted)) return shown.length > 0 || showsFigure(html, wanted);
  const last = wanted.at(-1)?.at(-1);
  if (ordered && shown.length > wanted.length && last !== undefined) {
    const isTie = shown.slice(wanted.length - 1).every((row) => row.includes(last));
    return isTie && wanted.filter((row) => row.at(-1) !== last).every((row) => shown.some((one) => holds(one, row)));
  }
  const left = [...shown];
  return (
    wanted.every((row) => {
      const at = left.findIndex((one) => holds(one, row));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }) && left.every((row) => row.slice(1).every((cell) => cell === '0'))
  );
}

const sentencesOf = (html: string) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, words = '']) => text(words));

/** The one figure that a listed answer says before its colon: '943 of 1,000 students present: …', '₹36,940 collected by 10 receipts: …'. */
function isSaid(html: string, wanted: readonly string[][]): boolean {
  const [row, another] = wanted;
  if (row?.length !== 1 || another !== undefined) return false;
  const lead = sentencesOf(html)[0]?.split(':')[0] ?? '';
  const figures = (words: string) => [...words.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([figure]) => plain(figure));
  if (figures(lead).includes(row[0] ?? '')) return true;
  // 'P3: 18 teachers are free.', with a row for each of the 18.
  return rowsOf(html).length === Number(row[0]) && sentencesOf(html).some((words) => figures(words.replace(/^.*?: /, ''))[0] === row[0]);
}

function showsFigure(html: string, wanted: readonly string[][]): boolean {
  const sentences = sentencesOf(html);
  const isNone = wanted.length === 0 || (wanted.length === 1 && wanted[0]?.length === 1 && wanted[0][0] === '0');
  if (isNone && sentences.some((words) => words.endsWith(': none.') || /^No (?!expenses are recorded)/.test(words))) return true;
  if (isSaid(html, wanted)) return true;
  const [row, another] = wanted;
  const [figure, ...rest] = row ?? [];
  return (
    another === undefined &&
    rest.length === 0 &&
    sentences.some((words) => plain(words.slice(words.lastIndexOf(':') + 1).replace(/\.$/, '')) === figure)
  );
}

/** Whether an answer is a refusal or a question back rather than an answer. */
export function isDeclined(html: string): boolean {
  return (
    !html.includes('data-kind="table"') &&
    /I (can’t|cannot find|am not sure (?:who|that)|did not|could not|can help only|did nothing)|Which |Who |not in this school|These records are not kept/.test(
      html,
    )
  );
}
