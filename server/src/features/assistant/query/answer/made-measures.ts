import { sql } from '#platform/db';
import { say } from '#platform/words';
import type { Dimension, Entity, Measure } from '../entity.ts';
import { manyWords, small } from './titles.ts';

const DIFFERENT = /^different:(\w+)$/;
const FOR_EACH = /^(\w+)\/(\w+)$/;

/** How many different values of a dimension there are, as a measure. */
export const differentOf = (dimension: string): string => `different:${dimension}`;
/** A measure for each of the different values of a dimension, as a measure. */
export const forEachOf = (measure: string, dimension: string): string => `${measure}/${dimension}`;

/** The dimension that a made measure counts the values of. */
export const dimensionIn = (measure: string): string | undefined => DIFFERENT.exec(measure)?.[1] ?? FOR_EACH.exec(measure)?.[2];
/** The declared measure that a made one is an average of. */
export const measureIn = (measure: string): string | undefined => FOR_EACH.exec(measure)?.[1];

const own = <T>(list: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(list, name) ? list[name] : undefined;
const values = ({ key, sql: value }: Dimension) => sql`count(distinct ${key ?? value})`;

/** A measure that no entity declares: made of its dimensions and measures. Undefined where the name is of no such kind or names nothing. */
export function madeMeasure({ dimensions, measures }: Entity, name: string): Measure | undefined {
  const dimension = own(dimensions, dimensionIn(name));
  if (dimension === undefined) return undefined;
  const measured = measureIn(name);
  if (measured === undefined)
    return {
      words: '',
      title: say('Different {values}', { values: manyWords(small(dimension.title)) }),
      sql: values(dimension),
      unit: 'number',
    };
  const measure = own(measures, measured);
  return (
    measure && {
      words: '',
      title: say('{figure} per {dimension}', { figure: say(measure.title), dimension: small(dimension.title) }),
      sql: sql`round((${measure.sql})::numeric / nullif(${values(dimension)}, 0), 2)`,
      unit: measure.unit,
    }
  );
}
