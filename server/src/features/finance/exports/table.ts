import type { exportTable } from '@shala/contract/finance';
import type { Db } from '#platform/db';
import type { Input } from '#platform/http';
import type { Cell, Sheet } from '#platform/sheets';

export type Filter = Omit<Input<typeof exportTable>['query'], 'format'>;
type Scope = { db: Db; schoolId: string };
/** Makes a table with the filters of its screen and the given maximum of rows. */
export type Maker = (scope: Scope, filter: Filter, limit: number) => Promise<Sheet>;

/** An amount of paise as a cell in rupees. */
export const rupees = (paise: number): Cell => ({ rupees: paise / 100 });
