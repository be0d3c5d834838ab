import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../launch/paths.mjs';

// The package's libraries and fonts are for systems without their own.
const STARTER = `#!/bin/sh
here=$(dirname "$0")
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
exec "$here/chromium" "$@"
`;

/** Unpacks the Chromium of the npm package into .cache, once for each version; returns the path for starting it. */
export async function unpackBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found. Install Chrome or Chromium, or set CHROMIUM_PATH to one.');
  }
  const { version } = JSON.parse(readFileSync(at('node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const folder = at('.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'start');
}

async function unpack(folder) {
  console.log('Unpacking Chromium…');
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  await withEnvironment({ TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: '24.x' }, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  });
  const fonts = ['/usr/share/fonts', join(folder, 'fonts')].map((path) => `<dir>${path}</dir>`).join('');
  writeFileSync(
    join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${fonts}<cachedir>${join(folder, 'font-cache')}</cachedir></fontconfig>\n`,
  );
  writeFileSync(join(fresh, 'start'), STARTER);
  chmodSync(join(fresh, 'start'), 0o755);
  chmodSync(join(fresh, 'chromium'), 0o755);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The package unpacks into the temporary folder, and includes its libraries only when it detects AWS Lambda. */
async function withEnvironment(values, work) {
  const before = { ...process.env };
  Object.assign(process.env, values);
  try {
    await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
