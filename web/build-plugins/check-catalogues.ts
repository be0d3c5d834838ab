import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import babel from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import PO from 'pofile';
import { catalogueLanguages, linguiConfig } from '../lingui.config.ts';
import { keyOf, loadReadMessages, type ReadMessages, saveReadMessages } from './read-messages.ts';
import { serverMessages } from './server-messages.ts';

/**
 * `npm run check` runs this: each message of the source has a text in each catalogue. A file is read again only when it has changed.
 */
const root = join(import.meta.dirname, '../..');
const MACRO = /from ['"]@lingui\/(?:react|core)\/macro['"]/;
/** As in `lingui-extract.config.ts`: what the screens say, and what the server does. */
const CATALOGUES = [
  { folder: 'web/src/locales', sources: ['web/src', 'contract/src/shared'], extractor: babel },
  { folder: 'server/src/locales', sources: ['server/src', 'contract/src'], extractor: serverMessages },
];
const SHOWN = 20;

const known = loadReadMessages();
const used: ReadMessages = {};
let isComplete = true;

for (const { folder, sources, extractor } of CATALOGUES) {
  const wanted = new Set((await Promise.all(sources.flatMap(listSources).map((file) => messagesOf(file, extractor)))).flat());
  for (const language of catalogueLanguages) {
    const file = `${folder}/${language}.po`;
    const { items } = PO.parse(readFileSync(join(root, file), 'utf8'));
    const there = new Set(items.filter(({ obsolete, msgstr }) => !obsolete && msgstr.join('') !== '').map(({ msgid }) => msgid));
    const missing = [...wanted].filter((message) => !there.has(message));
    if (missing.length > 0) tell(file, language, missing);
  }
}
saveReadMessages(used);
process.exitCode = isComplete ? 0 : 1;

function tell(file: string, language: string, missing: readonly string[]): void {
  isComplete = false;
  const shown = missing.slice(0, SHOWN).map((message) => `  ${message}`);
  const more = missing.length > SHOWN ? [`  and ${missing.length - SHOWN} more`] : [];
  const how = `In web/, run: npx lingui extract --config lingui-extract.config.ts --locale ${language}. Then translate what is empty.`;
  console.error([`${file} lacks ${missing.length}:`, ...shown, ...more, how].join('\n'));
}

function listSources(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test)\.tsx?$/.test(file)).map((file) => join(root, folder, file));
}

async function messagesOf(file: string, extractor: ExtractorType): Promise<string[]> {
  const code = readFileSync(file, 'utf8');
  if (!extractor.match(file) || (extractor === babel && !MACRO.test(code))) return [];
  const key = keyOf(file, code);
  const found: string[] = known[key] ?? [];
  if (known[key] === undefined) {
    const note = ({ id, message }: { id: string; message?: string }) => void found.push(extractor === babel ? (message ?? id) : id);
    await extractor.extract(file, code, note as Parameters<ExtractorType['extract']>[2], { linguiConfig });
  }
  used[key] = found;
  return found;
}
