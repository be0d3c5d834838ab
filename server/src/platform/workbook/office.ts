import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Refusal } from '#platform/errors';

const run = promisify(execFile);
const LONGEST_MS = 180_000;
const USUAL = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
  '/opt/libreoffice/program/soffice',
];

/** The path of LibreOffice on this machine, or null. */
export function findOffice({ PATH = '' }: { PATH?: string | undefined } = process.env, usual: readonly string[] = USUAL): string | null {
  const names = PATH.split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => ['soffice', 'libreoffice', 'soffice.exe'].map((name) => join(folder, name)));
  return [...names, ...usual].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Converts a workbook to PDF with LibreOffice, in a temporary folder and with separate settings. Refuses when that fails or takes minutes. */
export async function toPdf(office: string, workbook: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'shala-office-'));
  try {
    await writeFile(join(folder, 'cards.xlsx'), workbook);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const options = [profile, '--headless', '--norestore', '--convert-to', 'pdf', '--outdir', folder, join(folder, 'cards.xlsx')];
    await run(office, options, { timeout: LONGEST_MS, killSignal: 'SIGKILL', windowsHide: true });
    return await readFile(join(folder, 'cards.pdf'));
  } catch (error) {
    throw new Refusal('unavailable', 'layoutNoPdf', { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
