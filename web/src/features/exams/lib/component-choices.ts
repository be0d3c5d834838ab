import type { Exams } from '../api.ts';

/**
 * The tests and exams of the year as choices. Where classes follow different schemes each says its classes: "Term 1 · Periodic test" and "Year · Periodic tests"
 * are otherwise told apart only by trying.
 */
export function componentChoices({ components, classes }: Pick<Exams, 'components' | 'classes'>): { value: string; label: string }[] {
  const isAlike = new Set(components.map(({ classIds }) => [...classIds].sort().join())).size <= 1;
  return components.map(({ term, name, classIds }, at) => {
    const label = `${term} · ${name}`;
    return { value: String(at), label: isAlike ? label : `${label} (${rangesOf(classes, new Set(classIds))})` };
  });
}

/** Names in the order of the classes, three or more in a row as "3rd–8th". */
function rangesOf(classes: Exams['classes'], chosen: ReadonlySet<string>): string {
  const rows: string[][] = [[]];
  for (const { id, className } of classes)
    if (chosen.has(id)) rows.at(-1)?.push(className);
    else rows.push([]);
  return rows.flatMap((row) => (row.length > 2 ? [`${row[0]}–${row.at(-1)}`] : row)).join(', ');
}
