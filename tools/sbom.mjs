import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './launch/paths.mjs';

/** Prints the bill of materials (CycloneDX 1.5, JSON) of the served software: every package with version, licence and checksum. */
const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const bill = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }),
);
// npm names a project after its folder.
Object.assign(bill.metadata.component, { name, version, type: 'application' });
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
