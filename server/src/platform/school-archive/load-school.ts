import { listTables, setRulesAside, setSequences } from '../backup/tables.ts';
import { type Db, listMigrations, type Pool, type Transaction } from '../db/index.ts';
import { compile, type Fragment } from '../db/sql.ts';
import { type FilePlace, openBacking } from '../files/index.ts';
import { asBroken, brokenRows } from './broken-rows.ts';
import { GONE, LEFT_OUT, type Manifest, OUTSIDE } from './format.ts';
import { loadFiles } from './load-files.ts';
import { type Archive, BadArchive, openArchive, readLines } from './read-archive.ts';

type Options = {
  owner: Pool;
  file: string;
  filePlace: FilePlace;
  /** A hash that matches no password: everybody sets a new one. */
  passwordHash: string;
  /** Checks the school before it is committed; returns the problems found. */
  check: (db: Db, schoolId: string) => Promise<string[]>;
  onProgress?: (sentence: string) => void;
};

/**
 * Loads an exported school into an installation that has no school of its own: completely or, if anything is wrong with the file, not at all. Names, sizes and
 * the manifest are checked first; then every row passes the constraints of the database.
 */
export async function loadSchool({ owner, file, filePlace, passwordHash, check, onProgress }: Options): Promise<Manifest> {
  const archive = await openArchive(file);
  const { manifest } = archive;
  let takeFilesBack = async () => {};
  try {
    await owner.begin(async (transaction) => {
      await transaction.unsafe("set local statement_timeout = 0; set local lock_timeout = 0; set local timezone = 'UTC'");
      await refuseWhereThereAreSchools(transaction, manifest);
      const columns = await requireKnown(transaction, archive);
      onProgress?.(`Reading ${manifest.school.name}, as it was on ${manifest.madeAt.slice(0, 10)}…`);
      const rules = await setRulesAside(transaction);
      for (const table of presentTables(manifest))
        await loadTable(transaction, archive, { ...table, columns: columns.get(table.name) ?? [], passwordHash });
      await requireOneSchool(transaction, manifest);
      // The checks that follow take hundreds of times as long when the planner has no statistics of the new rows.
      await transaction.unsafe('analyze');
      await rules.restoreRules().catch(asBroken('Rows refer to something that is missing'));
      await setSequences(transaction);
      await transaction`select app.recount_students(array[${manifest.school.id}::uuid])`;
      // An archive of an earlier version does not know the time of the last entry.
      await transaction`update ledger_heads h set last_at = j.created_at from journal j
        where h.last_at is null and j.school_id = h.school_id and j.entry_no = h.last_entry_no`;
      // Nor the latest closed day.
      await transaction`update ledger_heads h set closed_until = (select max(c.on_date) from day_closings c where c.school_id = h.school_id)
        where exists (select from day_closings c where c.school_id = h.school_id)`;
      await transaction`select app.count_receipts(${manifest.school.id}::uuid)`;
      takeFilesBack = await loadFiles(transaction, archive, { schoolId: manifest.school.id, backing: openBacking(filePlace) });
      const faults = await check(asDb(transaction), manifest.school.id);
      if (faults.length > 0) throw new BadArchive(`The books in this file do not hold: ${faults.slice(0, 3).join(' ')}`);
    });
  } catch (error) {
    await takeFilesBack();
    throw error;
  } finally {
    archive.close();
  }
  return manifest;
}

const presentTables = ({ tables }: Manifest) => tables.filter(({ name }) => !GONE.some((gone) => gone.name === name));

/** Allowed only when there is no other school than the demo school, and only once. */
async function refuseWhereThereAreSchools(transaction: Transaction, { school }: Manifest): Promise<void> {
  const [same] = await transaction`select from schools where id = ${school.id}`;
  if (same) throw new BadArchive(`${school.name} is in this installation already.`);
  const [other] = await transaction<{ name: string }[]>`select name from schools where not is_demo limit 1`;
  if (other)
    throw new BadArchive(
      `There is a school in this installation already: ${other.name}. Import into a new one, with a DATA_DIR of its own.`,
    );
}

/** Checks the columns of each table in the file. Refuses a newer database schema, and columns that this one does not have. */
async function requireKnown(transaction: Transaction, { manifest, tables, files }: Archive): Promise<Map<string, string[]>> {
  const migrations = (await listMigrations()).map(({ name }) => name);
  if (!migrations.includes(manifest.schema))
    throw new BadArchive(
      `This download was made by another version of Shala (${manifest.version}, ${manifest.schema}). Use that version or a newer one.`,
    );
  const tenantTables = await transaction<
    { name: string }[]
  >`select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`;
  const tenant = new Set(tenantTables.map(({ name }) => name));
  const known = new Map(
    (await listTables(transaction))
      .filter(({ name }) => tenant.has(name) && !LEFT_OUT.includes(name))
      .map(({ name, columns }) => [name, columns]),
  );
  for (const { name, columns } of [...OUTSIDE, ...GONE]) known.set(name, [...columns]);
  const wanted = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  if (wanted.size !== manifest.tables.length || wanted.size !== tables.size || [...wanted.keys()].some((name) => !tables.has(name)))
    throw new BadArchive('The tables in this zip are not those that it says it has.');
  if (files.size !== manifest.files) throw new BadArchive(`This zip should hold ${manifest.files} stored files and holds ${files.size}.`);
  if (!wanted.has('schools')) throw new BadArchive('There is no school in this zip.');
  for (const [name, columns] of wanted) {
    const strange = columns.find((column) => !known.get(name)?.includes(column)) ?? (known.has(name) ? undefined : name);
    if (strange !== undefined) throw new BadArchive(`This zip has “${strange}” in ${name}, which this version of Shala does not know.`);
  }
  return wanted;
}

type Load = { name: string; columns: string[]; rows: number; passwordHash: string };

async function loadTable(transaction: Transaction, archive: Archive, { name, columns, rows, passwordHash }: Load): Promise<void> {
  const entry = archive.tables.get(name);
  if (!entry) throw new BadArchive(`The rows of ${name} are missing.`);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const [extra, value] = name === 'accounts' ? [', password_hash', ', $2::text'] : ['', ''];
  const statement = `insert into "${name}" (${list}${extra}) overriding system value
    select ${list}${value} from jsonb_populate_recordset(null::"${name}", $1::text::jsonb)`;
  let count = 0;
  try {
    for await (const lines of readLines(await archive.open(entry), name)) {
      count += lines.length;
      if (count > rows) break;
      await transaction.unsafe(statement, [`[${lines.join(',')}]`, ...(name === 'accounts' ? [passwordHash] : [])]);
    }
  } catch (error) {
    throw brokenRows(name, error);
  }
  if (count !== rows) throw new BadArchive(`${name} should have ${rows} rows and has ${count > rows ? 'more' : count}.`);
}

/** Checks that every row belongs to the one school that the manifest names. */
async function requireOneSchool(transaction: Transaction, manifest: Manifest): Promise<void> {
  for (const { name } of presentTables(manifest)) {
    const key = name === 'schools' ? 'id' : 'school_id';
    const [strange] = await transaction`select from ${transaction(name)} where ${transaction(key)} <> ${manifest.school.id}
      and not exists (select from schools s where s.is_demo and s.id = ${transaction(name)}.${transaction(key)}) limit 1`;
    if (strange) throw new BadArchive(`${name} has rows of another school.`);
  }
}

/** The transaction in the form that a feature's checks use. */
function asDb(transaction: Transaction): Db {
  const rows = async <Row>(fragment: Fragment) => {
    const { text, params } = compile(fragment);
    return (await transaction.unsafe(text, params as never[])) as unknown as Row[];
  };
  return { rows, row: async <Row>(fragment: Fragment) => (await rows<Row>(fragment))[0] ?? null };
}
