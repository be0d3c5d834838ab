import { notFound } from '../errors/index.ts';

const PLACE = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The position where a page of entries ended, as the browser returns it: `<instant>~<id>`. Null at the start; refuses a value that was never given out. */
export function readMoment(after: string | undefined): { at: string; id: string } | null {
  if (after === undefined) return null;
  const [, at = '', id = ''] = PLACE.exec(after) ?? [];
  if (Number.isNaN(Date.parse(at))) throw notFound();
  return { at, id };
}
