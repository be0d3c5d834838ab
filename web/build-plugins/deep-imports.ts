import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

type Origin = { file: string; name: string };
type Index = Map<string, Origin>;

const require = createRequire(import.meta.url);
const src = join(import.meta.dirname, '../src');
const contract = join(import.meta.dirname, '../../contract/src');

/** Whose index files are led around: the libraries with hundreds of parts, the contract's and the features' own. */
const SOURCES = String.raw`@mantine\/core|@mantine\/hooks|@tabler\/icons-react|@shala\/contract\/[a-z-]+|#features\/[a-z-]+`;
const IMPORT = new RegExp(String.raw`import\s+\{([^}]*)\}\s*from\s*(['"])(${SOURCES})\2;?`, 'g');

/**
 * Rewrites `import { Button } from '@mantine/core'` to the file that defines it. Through an index file every chunk would
 * carry what any chunk uses of it (236 KB to paint /login in a trial), and 6,000 icons would be read.
 */
export function deepImports(): Plugin {
  const indexes = new Map<string, Index>();
  const originOf = (source: string, name: string): Origin => {
    const index = indexes.get(source) ?? readIndex(indexFileOf(source));
    indexes.set(source, index);
    const origin = index.get(name);
    if (!origin) throw new Error(`${source} has no export ${name}`);
    return origin;
  };
  const deepened = (code: string) =>
    code.replace(IMPORT, (_all, names: string, _quote, source: string) => rewrite(names, source, originOf));
  return {
    name: 'deep-imports',
    enforce: 'pre',
    // A new build, as while watching, sees the index files as they are then.
    buildStart: () => indexes.clear(),
    // What the tests keep of a file holds only as long as what it imports is still defined in the same files.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ sourceCode }) => [...sourceCode.matchAll(IMPORT)].map(([line]) => deepened(line)).join('') || undefined);
    },
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$|[\\/]@mantine[\\/].*\.mjs$/, code: new RegExp(SOURCES) },
      handler(code) {
        return { code: deepened(code), map: null };
      },
    },
  };
}

function rewrite(names: string, source: string, originOf: (source: string, name: string) => Origin): string {
  const types: string[] = [];
  const imports: string[] = [];
  for (const part of listed(names)) {
    if (part.startsWith('type ')) {
      types.push(part.slice(5));
      continue;
    }
    const [name = '', local = name] = part.split(/\s+as\s+/);
    const origin = originOf(source, name);
    imports.push(`import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`);
  }
  if (types.length > 0) imports.push(`import type { ${types.join(', ')} } from '${source}';`);
  return imports.join(' ');
}

function indexFileOf(source: string): string {
  if (source.startsWith('#features/')) return join(src, 'features', source.slice('#features/'.length), 'index.ts');
  if (source.startsWith('@shala/contract/')) return join(contract, source.slice('@shala/contract/'.length), 'index.ts');
  const folder = require.resolve(source).replace(/([\\/]node_modules[\\/]@[^\\/]+[\\/][^\\/]+)[\\/].*$/, '$1');
  return join(folder, source === '@tabler/icons-react' ? 'dist/esm/tabler-icons-react.mjs' : 'esm/index.mjs');
}

/** Reads which file defines which export of an index file, in the four ways that these files use. */
function readIndex(file: string): Index {
  const code = readFileSync(file, 'utf8');
  const index: Index = new Map();
  for (const [, names = '', from = ''] of code.matchAll(/(?:import|export)\s+\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)) {
    for (const part of listed(names)) {
      const [name = '', local = name] = part.replace(/^type /, '').split(/\s+as\s+/);
      index.set(local, { file: from.startsWith('.') ? join(dirname(file), from) : from, name });
    }
  }
  for (const [, names = ''] of code.matchAll(/export\s+\{([^}]*)\};/g)) {
    for (const part of listed(names)) {
      const [local = '', name = local] = part.split(/\s+as\s+/);
      const origin = index.get(local);
      if (origin) index.set(name, origin);
    }
  }
  for (const [, from = ''] of code.matchAll(/export\s+\*\s+from\s*['"](\.[^'"]+)['"]/g)) {
    for (const [name, origin] of readIndex(join(dirname(file), from))) index.set(name, origin);
  }
  for (const [, name = ''] of code.matchAll(/^export\s+(?:async\s+)?(?:const|let|function\*?|class)\s+(\w+)/gm)) {
    index.set(name, { file, name });
  }
  return index;
}

function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
