export { type Connection, connect, type Pool, type Transaction, transactionAlone } from './connect.ts';
export { type Database, type Db, openDatabase } from './database.ts';
export { type Lines, openLines } from './lines.ts';
export { listMigrations, migrate, migrateWithin, refuseStrangers } from './migrate.ts';
export { byKey, openByKey } from './own-key.ts';
export { planForManySchools } from './plan-for-many.ts';
export { applicationConnection } from './roles.ts';
export { type RowChange, snakeKeys } from './snake-keys.ts';
export { type Fragment, join, sql } from './sql.ts';
