import { z } from 'zod';

/** Raised when the meaning of the file's contents changes; docs/school-archive.md describes each version. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
const TABLE = /^tables\/([a-z][a-z0-9_]*)\.jsonl$/;
const FILE = /^files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/**
 * Tables that are not exported: saved answers of repeated requests, pending plans, anything with a secret, and data that is computed from other tables whenever
 * a school is loaded.
 */
export const LEFT_OUT = [
  'idempotency_keys',
  'assistant_pending',
  'calendar_feeds',
  'timetable_feeds',
  'notice_channels',
  'mail_channels',
  'access_tokens',
  'student_directory',
  'enrolment_counts',
  'directory_changes',
  'change_marks',
  'import_progress',
  'invitations',
  'second_factors',
  'recovery_codes',
  'known_devices',
  'wanted_letters',
];
/** Tables of earlier versions that are passed over: what they hold is computed from other tables. */
export const GONE: readonly { name: string; columns: readonly string[] }[] = [
  { name: 'receipt_counters', columns: ['school_id', 'financial_year', 'last_no'] },
];
/** Tables outside row-level security with data of a school, and the columns that are exported. Passwords, sessions and links are not. */
export const OUTSIDE: readonly { name: string; columns: readonly string[]; key: string }[] = [
  {
    name: 'schools',
    key: 'id',
    columns: [
      'id',
      'name',
      'board',
      'address',
      'state',
      'city',
      'pin_code',
      'phone',
      'email',
      'affiliation_number',
      'udise_code',
      'time_zone',
      'logo_file_id',
      'created_at',
      'ready_at',
      'principal_name',
      'website',
    ],
  },
  { name: 'accounts', key: 'school_id', columns: ['id', 'school_id', 'email', 'name', 'phone', 'removed_at', 'created_at'] },
  { name: 'public_codes', key: 'school_id', columns: ['code', 'school_id', 'kind', 'document_id', 'created_at'] },
];

export const manifestSchema = z.object({
  product: z.literal('shala'),
  format: z.number().int(),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration of the source database. */
  schema: z.string(),
  school: z.object({ id: z.uuid(), name: z.string() }),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/), columns: z.array(z.string()), rows: z.number().int().min(0) })),
  files: z.number().int().min(0),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const tablePath = (name: string) => `tables/${name}.jsonl`;
export const filePath = (id: string) => `files/${id}`;

/** The kind of an entry of the zip by its name; null for a name that Shala never writes. */
export function readPath(path: string): { kind: 'manifest' } | { kind: 'table' | 'file'; name: string } | null {
  if (path === MANIFEST) return { kind: 'manifest' };
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) return { kind: 'table', name: table };
  const file = FILE.exec(path)?.[1];
  return file === undefined ? null : { kind: 'file', name: file };
}
