import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Where sentences for people stand: screens, refusals, and what the server writes into answers, mails, papers and sheets. */
const FOLDERS = ['web/src', 'contract/src', 'server/src/features', 'server/src/platform', 'server/src/app'];
/** The "avoid" column of the glossary in docs/words.md, as whole phrases. */
const AVOID = [
  /\bis like that\b/i,
  /\bstands (?:on|in|behind|beside|here|for) /i,
  /\bTake (?:back|away)\b/,
  /\bTaken back\b/,
  /\bTake one sum\b/,
  /\bWhom\b/,
  /\bbecame of it\b/i,
  /\bLeft empty\b/,
  /\bwaits for its time\b/i,
  /\bwaits for (?:a|the) (?:yes|decision|approval)\b/i,
  /\bWays of sending\b/,
  /\bFirst days\b/,
  /\bBring in\b/,
  /\bKnown already\b/,
  /\bCome in\b/,
  /\bEverybody pays\b/,
  /\bFees of the classes\b/,
  /\bCover desk\b/,
  /\bnot mine to do\b/i,
  /\bpupils?\b/i,
  /\bTake it away\b/,
  /\bGo on\b/,
  /\bSomebody else\b/i,
  /\bon end\b/,
  /\bmeanwhile\b/i,
  /\b(?:hangs?|lies?) (?:on|in|between) (?!your|his|her)/,
  /\bwaits? for (?:you|deposit|approval)\b/,
  /\bgoes? out(?: again)?\.$/,
  /\bonce more\b/,
  /\bby themselves\b/,
  /\bAccess for programs\b/,
  /\bmail address\b/i,
  /\bone (?:student|person|phone number|sum) a line\b/i,
];

it('no text for people uses a phrase that a school office would not say', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /(?<!\.test)\.tsx?$/.test(file) &&
          !/(?:^|\/)(?:fixtures|interpreter|engine|analysis|test|evaluation|prerender)\/|heading-names/.test(file),
      )
      .flatMap((file) => avoided(join(folder, file))),
  );
  expect(found, 'use the term of docs/words.md').toEqual([]);
});

it('names of months and weekdays come from one place, so that a date reads the same everywhere', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && file !== join('contract', 'src', 'shared', 'dates.ts'))
      .filter((file) => /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(/.test(readFileSync(join(root, file), 'utf8'))),
  );
  expect(found, 'use contract/src/shared/dates.ts').toEqual([]);
});

function avoided(file: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && AVOID.some((phrase) => phrase.test(text)))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What a node says to a person; `undefined` of code, and of literals that name a module or a type. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return undefined;
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return undefined;
  return /\s/.test(node.text) ? node.text : undefined;
}
