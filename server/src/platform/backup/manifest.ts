import { z } from 'zod';

/** What a backup says of itself; its last entry, so that one that was broken off has none. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** The version of Shala that made it. */
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The id of the key that its secrets are sealed with, which names the file of the key beside the backup; an encrypted one holds it. */
  vaultKey: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  /** Every other entry of the archive in order, with the SHA-256 of its bytes in hexadecimal. */
  entries: z.array(z.object({ name: z.string(), size: z.number().int().min(0), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type EntryFact = Manifest['entries'][number];

export const MANIFEST = 'manifest.json';
/** The keys for the sealed secrets, in an encrypted backup alone (docs/decisions/0018). */
export const VAULT_KEYS = 'vault.key';
/** Parts of a table, numbered: `tables/students/000001`. */
export const TABLES = 'tables/';
/** Files of the data folder by their path below `files`. */
export const FILES = 'files/';
