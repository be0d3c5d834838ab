import { chownSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import type { Place } from './place.ts';

/** Extra settings by their PostgreSQL names: a temporary cluster for tests needs no fsync. */
export type Settings = Record<string, string>;

/** The log of a quiet database is archived this often; a busy one archives each 16 MB at once. */
const ARCHIVE_EVERY = '5min';

/** PostgreSQL's own module copies, syncs and renames, and overwrites nothing. What cannot be archived stays and is tried again. */
export function archivingInto(folder: string): Settings {
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': folder,
    archive_timeout: ARCHIVE_EVERY,
  };
}

/**
 * Writes the cluster's configuration for this release; PostgreSQL reads it at its next start. An administrator's own settings go into custom.conf beside it,
 * which is never changed and overrides the others.
 */
export function writeSettings(place: Place, { connection, extra }: { connection: Connection; extra: Settings }): void {
  const settings = { ...standing(place), ...listening(connection), ...extra };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`);
  write(place, {
    name: 'postgresql.conf',
    text: `# Written by Shala at every start. Put settings of your own into custom.conf.\n${lines.join('\n')}\ninclude_if_exists = 'custom.conf'\n`,
  });
  write(place, { name: 'pg_hba.conf', text: 'local all all scram-sha-256\nhost all all 127.0.0.1/32 scram-sha-256\n' });
}

function listening({ host, port }: Connection): Settings {
  const isSocket = host.startsWith('/');
  return {
    port: String(port),
    listen_addresses: isSocket ? '' : host,
    unix_socket_directories: isSocket ? `"${host.replaceAll('"', '""')}"` : '',
    ...(isSocket && { unix_socket_permissions: '0700' }),
  };
}

function standing({ logs }: Place): Settings {
  return {
    // Small memory use: a school's data fits into memory, and many short queries use few connections.
    max_connections: '60',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '96MB',
    effective_cache_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    io_method: 'sync',
    max_worker_processes: '4',
    max_parallel_workers_per_gather: '0',
    autovacuum_max_workers: '2',
    timezone: 'UTC',
    // Loading many rows into a table that was created or emptied in the same transaction writes no log of them. There is no replica that would need it. An archive of the log changes this.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    wal_buffers: '8MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    fsync: 'on',
    // Statements, values and details could contain personal data, so only messages about the server itself are logged.
    logging_collector: 'on',
    log_directory: logs,
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    log_file_mode: '0600',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_statement: 'none',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    // Notices within seconds that the client of a long query is gone, for example after the server was killed.
    ...(process.platform !== 'win32' && { client_connection_check_interval: '5s' }),
  };
}

function write({ cluster, user }: Place, { name, text }: { name: string; text: string }): void {
  const path = join(cluster, name);
  writeFileSync(`${path}.new`, text, { mode: 0o600 });
  if (user) chownSync(`${path}.new`, user.uid, user.gid);
  renameSync(`${path}.new`, path);
}
