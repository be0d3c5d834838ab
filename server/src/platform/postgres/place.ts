import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { canEnter, giveTo, makePrivateFolder, type RunAs, unprivilegedUser } from './run-as.ts';

/** The paths of one cluster. `home` is the data folder, unless PostgreSQL's user cannot enter it. */
export type Place = { dataDir: string; home: string; cluster: string; logs: string; user: RunAs | undefined; binaries: Binaries };

// With "/.s.PGSQL.5432" added, the path of a socket must stay within 103 bytes on macOS and 107 on Linux.
const LONGEST_SOCKET_FOLDER = 103 - 14;
const SYSTEM_FOLDERS = ['/var/lib', '/var/opt', '/srv', '/opt'];
const RECORD = 'postgres-place.json';

/**
 * Decides where the cluster of a data folder is and which programs run it. When PostgreSQL's user cannot enter the data folder (for example a checkout in
 * /root), the cluster goes to a system folder, whose path is saved in the data folder.
 */
export async function choosePlace(dataDir: string, say: (sentence: string) => void): Promise<Place> {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const folder = realpathSync(dataDir);
  const kept = readRecord(folder);
  const user = unprivilegedUser(join(kept ?? folder, 'postgres'));
  const home = kept ?? chooseHome({ folder, user, say });
  if (kept && !(user ? canEnter(user, kept) : existsSync(kept))) {
    throw new Error(
      `The database of ${folder} is in ${kept}, which cannot be entered now. Start Shala as root, as it was when that folder was made.`,
    );
  }
  const spareFolder = () => (user ? systemFolder(user) : folder);
  const binaries = await findBinaries({ user, spareFolder, say });
  const place = { dataDir: folder, home, cluster: join(home, 'postgres'), logs: join(home, 'postgres-log'), user, binaries };
  if (user && existsSync(place.logs)) giveTo(user, place.logs);
  makePrivateFolder(place.logs, user);
  return place;
}

/** The cluster of a data folder, wherever it is; undefined when the data folder is not there. */
export function clusterOf(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const folder = realpathSync(dataDir);
  return join(readRecord(folder) ?? folder, 'postgres');
}

/** A folder for the socket: beside the cluster when the path is short enough, otherwise a temporary folder. */
export function chooseSocketFolder({ home, user }: Place): string {
  const beside = join(home, 'run');
  const short = `shala-${hashOf(home)}`;
  const choices = [beside, join(tmpdir(), short), join('/tmp', short)];
  const folder = choices.find((path) => Buffer.byteLength(path) <= LONGEST_SOCKET_FOLDER) ?? beside;
  makePrivateFolder(folder, user);
  const { uid, mode } = lstatSync(folder);
  if (uid !== (user?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
    throw new Error(
      `The folder ${folder}, which PostgreSQL needs for its socket, belongs to another user or is open to others. Remove it and start again.`,
    );
  }
  return folder;
}

function chooseHome({ folder, user, say }: { folder: string; user: RunAs | undefined; say: (sentence: string) => void }): string {
  if (!user || canEnter(user, folder)) return folder;
  if (existsSync(join(folder, 'postgres'))) {
    throw new Error(
      `The database in ${folder} belongs to the user '${user.name}', who cannot enter that folder. Open the folders above it to that user (chmod o+x), or move the data folder.`,
    );
  }
  const home = join(systemFolder(user), hashOf(folder));
  makePrivateFolder(home, user);
  writeFileSync(join(folder, RECORD), `${JSON.stringify({ dataDir: folder, database: home }, null, 2)}\n`, { flush: true });
  say(`The database is in ${home}, because the user '${user.name}' that PostgreSQL runs as cannot enter ${folder}.`);
  return home;
}

function readRecord(folder: string): string | undefined {
  const path = join(folder, RECORD);
  if (!existsSync(path)) return undefined;
  const { dataDir, database }: { dataDir: string; database: string } = JSON.parse(readFileSync(path, 'utf8'));
  if (dataDir !== folder && existsSync(join(dataDir, RECORD))) {
    throw new Error(
      `${folder} is a copy of ${dataDir}, and both name the one database in ${database}. Make a backup there and restore it here, without ${RECORD}.`,
    );
  }
  return database;
}

function systemFolder(user: RunAs): string {
  for (const path of SYSTEM_FOLDERS.map((folder) => join(folder, 'shala'))) {
    try {
      mkdirSync(path, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    if (canEnter(user, path)) return path;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and its user '${user.name}' can enter neither this checkout and data folder nor a folder in ${SYSTEM_FOLDERS.join(', ')}. ` +
      'Put both where other users may enter, start Shala as an ordinary user, or set DATABASE_URL.',
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
