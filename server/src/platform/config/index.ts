import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { FILES_URL, readFilePlace } from './file-place.ts';
import { refuseHalfModel } from './model-settings.ts';
import { isRecipient } from './recipients.ts';

export { modelSettings, modelUse } from './model-settings.ts';

const root = resolve(import.meta.dirname, '../../../..');
const flag = z
  .enum(['0', '1', 'true', 'false', ''], { error: 'must be 1 or 0' })
  .default('')
  .transform((value) => value === '1' || value === 'true');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
const databaseAddress = address(
  /^postgres(ql)?:\/\/.+/,
  'must be an address such as postgres://user:password@host:5432/database',
).optional();

const environment = z.object({
  PORT: whole({ min: 0, max: 65_535 }).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  DATABASE_POOL: whole({ min: 1, max: 200 }).default(10),
  DATABASE_PREPARED: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .transform((value) => value === 'on'),
  SMTP_URL: address(/^smtps?:\/\/.+/, 'must be an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Shala <shala@localhost>'),
  PUBLIC_URL: address(/^https?:\/\/[^/]+/, 'must be an address such as https://school.example').optional(),
  CORS_ORIGINS: list,
  HSTS_SUBDOMAINS: flag,
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  TRUST_PROXY: z.string().default(''),
  REQUESTS_AT_ONCE: whole({ min: 1, max: 100_000 }).default(500),
  BODY_IDLE_SECONDS: whole({ min: 1, max: 600 }).default(30),
  WEB_CONCURRENCY: whole({ min: 1, max: 64 }).default(1),
  QUEUE_SUPERVISION_SECONDS: whole({ min: 1, max: 600 }).default(30),
  OPERATORS: list,
  SCHOOL_STORAGE_GB: whole({ min: 0, max: 1_000_000 }).default(20),
  FILES_URL: address(FILES_URL, 'must be an address such as s3://bucket?region=ap-south-1&endpoint=https://storage.example').optional(),
  FILES_ACCESS_KEY: z.string().optional(),
  FILES_SECRET_KEY: z.string().optional(),
  BACKUP_RECIPIENTS: list.refine((keys) => keys.every(isRecipient), {
    error: 'must be public keys of age, such as age1…, separated by commas',
  }),
  BACKUP_KEEP: whole({ min: 0, max: 365 }).default(7),
  WAL_ARCHIVE_DIR: z.string().optional(),
  WAL_ARCHIVE_DAYS: whole({ min: 1, max: 365 }).default(7),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  NODE_ENV: z.string().default('development'),
  DEMO: flag,
  ASSISTANT_PROVIDER: z.enum(['openai-compatible', 'anthropic'], { error: 'must be openai-compatible or anthropic' }).optional(),
  ASSISTANT_BASE_URL: address(/^https?:\/\/[^/]+/, 'must be an address such as https://api.example.com/v1').optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_API_KEY: z.string().optional(),
  ASSISTANT_MODE: z.enum(['fallback', 'always', 'off'], { error: 'must be fallback, always or off' }).default('fallback'),
  ASSISTANT_DAILY_LIMIT: whole({ min: 0, max: 1_000_000 }).default(500),
});

export type Config = ReturnType<typeof readConfig>;

/** The settings of this process, read once from the environment and checked. Throws one sentence that names every invalid variable. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const parsed = environment.safeParse(withoutBlanks(env));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Shala cannot start with this environment: ${wrong.join('; ')}.`);
  }
  const { DATA_DIR, TRUST_PROXY, WAL_ARCHIVE_DIR, ...settings } = parsed.data;
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) {
    throw new Error(
      'Shala cannot start with this environment: DATABASE_OWNER_URL is set without DATABASE_URL, the address for everyday work.',
    );
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL) {
    throw new Error(
      'Shala cannot start with this environment: DATABASE_READ_URL is set without DATABASE_URL. The embedded database has no replica.',
    );
  }
  if (WAL_ARCHIVE_DIR && settings.DATABASE_URL) {
    throw new Error(
      'Shala cannot start with this environment: WAL_ARCHIVE_DIR is for the embedded database. Whoever runs the PostgreSQL of DATABASE_URL archives its log.',
    );
  }
  refuseHalfModel(settings);
  const dataDir = resolve(root, DATA_DIR);
  return {
    ...settings,
    dataDir,
    /** The folder of the archived write-ahead log of the embedded database. */
    walArchive: WAL_ARCHIVE_DIR === undefined ? undefined : resolve(root, WAL_ARCHIVE_DIR),
    filePlace: readFilePlace(dataDir, settings),
    webRoot: resolve(root, 'web/dist'),
    root,
    trustProxy: TRUST_PROXY === '' ? false : TRUST_PROXY === 'true' ? true : TRUST_PROXY,
    isProduction: parsed.data.NODE_ENV === 'production',
    /** Whether the operator has set the public address or the environment (NODE_ENV). */
    isUseSaid: settings.PUBLIC_URL !== undefined || Boolean(env.NODE_ENV),
    version: readVersion(),
  };
}

/** What the health page shows of this installation's setup; contains no secrets. */
export type InstallationSettings = ReturnType<typeof describeInstallation>;

export function describeInstallation(config: Config) {
  const isEmbedded = config.DATABASE_URL === undefined;
  return {
    version: config.version,
    dataDir: config.dataDir,
    /** Whether PostgreSQL is part of the installation; otherwise the operator runs it. */
    isEmbedded,
    isArchived: config.walArchive !== undefined,
    hasAutomaticBackup: isEmbedded && config.BACKUP_KEEP > 0,
    /** Email addresses of the installation's operators; empty when none is named. */
    operators: config.OPERATORS.map((mail) => mail.toLowerCase()),
    /** Storage limit for the files of one school in bytes; null without a limit. */
    schoolStorageBytes: config.SCHOOL_STORAGE_GB === 0 ? null : config.SCHOOL_STORAGE_GB * 1024 ** 3,
    isUseSaid: config.isUseSaid,
    mailMode: config.SMTP_URL === undefined ? ('outbox' as const) : ('smtp' as const),
  };
}

function whole({ min, max }: { min: number; max: number }) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

function address(form: RegExp, error: string) {
  return z.string().regex(form, { error });
}

function readVersion(): string {
  return (JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;
}

function withoutBlanks(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
