import { z } from 'zod';

/** The description of a backup. It is the last entry, so that an interrupted backup has none. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of Shala that made the backup. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The id of the key that seals the backup's secrets. It names the key file beside the backup; an encrypted backup contains the key itself. */
  vaultKey: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  /** All other entries of the archive in order, each with its SHA-256 in hexadecimal. */
  entries: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type EntryFact = Manifest['entries'][number];

export const MANIFEST = 'manifest.json';
/** The keys of the sealed secrets; only in an encrypted backup (docs/decisions/0018). */
export const VAULT_KEYS = 'vault.key';
/** Parts of a table, numbered: `tables/students/000001`. */
export const TABLES = 'tables/';
/** Files of the data folder by their path under `files`. */
export const FILES = 'files/';
