import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type Chunk = { file: string; src?: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[] };
type Manifest = Record<string, Chunk>;
type Row = { what: string; bytes: number; limit: number };

const KB = 1000;
const LIMITS = { login: 160 * KB, homepage: 240 * KB, screen: 60 * KB, widget: 140 * KB, passwords: 230 * KB, language: 160 * KB };
const LOGIN = 'src/features/identity/screens/login-screen.tsx';
const HOMEPAGE = 'src/features/dashboard/screens/homepage-screen.tsx';
const SIGNED_IN = 'src/app/signed-in.tsx';
/** The lists of common passwords: one file that comes only while a password is chosen, when the screen is painted already. */
const PASSWORDS = /@zxcvbn-ts\/language-common/;
/** A language: one file that comes only where it was chosen, and grows with every sentence of the screens. */
const LANGUAGE = /locales\/\w+\.po$/;
const SHOWN = 12;

/** The limit of a heavy part that loads after its screen. */
const limitOf = (key: string) => (PASSWORDS.test(key) ? LIMITS.passwords : LANGUAGE.test(key) ? LIMITS.language : LIMITS.widget);

/**
 * Checks what the browser must load (JavaScript, gzip) until /login and /homepage are painted, what each further screen
 * adds to that, and each heavy part that loads after its screen. Prints a table and answers whether all limits hold.
 */
export function checkSizes(folder: string): boolean {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const size = sizer(folder);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error('The manifest names no entry');
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0);

  const login = filesOf(manifest, [entry, LOGIN]);
  const homepage = filesOf(manifest, [entry, SIGNED_IN, HOMEPAGE]);
  const rows: Row[] = [
    { what: 'to paint /login', bytes: total(login), limit: LIMITS.login },
    { what: 'to a painted /homepage', bytes: total(homepage), limit: LIMITS.homepage },
  ];
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry || [LOGIN, HOMEPAGE, SIGNED_IN].includes(key)) continue;
    const isScreen = /-screen\.tsx$/.test(key);
    // A signed-in person has the frame; a visitor has only the entry, but then the limit of /login holds for the sum.
    const known = filesOf(manifest, /features\/(?:identity|public)\//.test(key) ? [entry] : [entry, SIGNED_IN, HOMEPAGE]);
    const added = [...filesOf(manifest, [key])].filter((file) => !known.has(file));
    rows.push({
      what: isScreen ? key.replace(/^src\/(?:features\/)?/, '') : `widget ${key.replace(/^.*?src\//, '')}`,
      bytes: total(added),
      limit: isScreen ? LIMITS.screen : limitOf(key),
    });
  }
  return report(rows);
}

/** The files of chunks and of all that they import. */
function filesOf(manifest: Manifest, keys: string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}; has the file moved?`);
    if (seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const key of keys) visit(key);
  return files;
}

function sizer(folder: string): (file: string) => number {
  const sizes = new Map<string, number>();
  return (file) => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
}

function report(rows: Row[]): boolean {
  const tooLarge = rows.filter((row) => row.bytes > row.limit);
  const [first, second, ...rest] = rows;
  const largest = rest.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit).slice(0, SHOWN);
  const shown = [first, second, ...largest].filter((row) => row !== undefined);
  const lines: string[] = [];
  for (const row of new Set([...shown, ...tooLarge])) {
    const mark = row.bytes > row.limit ? 'TOO LARGE' : '';
    lines.push(`${(row.bytes / KB).toFixed(1).padStart(7)} of ${String(row.limit / KB).padStart(3)} KB  ${row.what} ${mark}`.trimEnd());
  }
  lines.push(`${rest.length - largest.length} more are smaller.`);
  process.stdout.write(`${lines.join('\n')}\n`);
  return tooLarge.length === 0;
}
