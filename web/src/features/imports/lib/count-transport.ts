import type { KnownChoice } from '@shala/contract/imports';
import type { Preview } from '../api.ts';

/** Who rides a bus after the import: how many, what they are charged in a month, and the stops by their number of students. */
export function countTransport({ rows, mapping }: Preview, choice: KnownChoice) {
  const stops = new Map<string, number>();
  let [students, charged, fee] = [0, 0, 0];
  for (const { verdict, problems, known, transport } of rows) {
    const added = verdict === 'good' || (choice === 'add' && known?.isByName === true);
    const changed =
      (choice === 'fill' || choice === 'update') &&
      known?.differs.some(({ column, has }) => mapping[column] === 'transportStop' && (has === '' || choice === 'update'));
    if (!transport || problems.length > 0 || !(added || changed)) continue;
    students += 1;
    if (transport.fee > 0) charged += 1;
    fee += transport.fee;
    stops.set(transport.stop, (stops.get(transport.stop) ?? 0) + 1);
  }
  const list = [...stops].map(([name, count]) => ({ name, count }));
  return { students, charged, fee, stops: list.sort((one, other) => other.count - one.count || one.name.localeCompare(other.name)) };
}
