import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { phrasesOf, readAvoidColumn } from './avoid-column.ts';

const root = join(import.meta.dirname, '../..');
/** Where sentences for people stand: screens, refusals, and what the server writes into answers, mails, papers and sheets. */
const FOLDERS = ['web/src', 'contract/src', 'server/src/features', 'server/src/platform', 'server/src/app'];
/** Turns of phrase that read as if translated, beside those of the "avoid" column of docs/words.md. */
const TURNS = [
  /\bis like that\b/i,
  /\bstands (?:on|in|behind|beside|here|for) /i,
  /\bTaken back\b/,
  /\bWhom\b/,
  /\bpupils?\b/i,
  /\bbecame of it\b/i,
  /\bwaits for its time\b/i,
  /\bwaits for (?:a|the) (?:yes|decision|approval)\b/i,
  /\bSomebody else\b/i,
  /\bon end\b/,
  /\bmeanwhile\b/i,
  /\b(?:hangs?|lies?) (?:on|in|between) (?!your|his|her)/,
  /\bwaits? for (?:you|deposit|approval)\b/,
  /\bgoes? out(?: again)?\.$/,
  /\bonce more\b/,
  /\bby themselves\b/,
  /\bone (?:student|person|phone number|sum) a line\b/i,
  /[\d}][ \u00a0]%/,
  /\blessons? (?:a week|that day|arranged)\b/i,
  /\bOptional heads\b/,
  /\b[Cc]hoos(?:e|ing) (?:a|an|another|all|your|one|from)\b/,
];
const AVOIDED = readAvoidColumn();
const LABELS = AVOIDED.filter(({ isLabel }) => isLabel);
const PHRASES = AVOIDED.filter(({ isLabel }) => !isLabel);

it('the avoid column of the glossary is read whole', () => {
  expect(AVOIDED.length).toBeGreaterThan(95);
  const refused = (text: string) => [...new Set(AVOIDED.filter(({ pattern }) => pattern.test(text)).map(({ phrase }) => phrase))];
  expect(refused('Nobody has the books. Take back the receipt?')).toEqual(['Take back']);
  expect(refused('₹16,000 left')).toEqual(['₹16,000 left']);
  expect(refused('Look')).toEqual(['Look']);
  expect(refused('Look at the receipt.')).toEqual([]);
  expect(phrasesOf('Gap, open (of a period)').map(({ phrase }) => phrase)).toEqual(['Gap']);
});

it('no text for people uses a phrase that a school office would not say', () => {
  const found = FOLDERS.flatMap((folder) => sourcesOf(folder).flatMap(avoided));
  expect(found, 'use the term of docs/words.md').toEqual([]);
});

it('no sentence of the server is written outside the catalogue', () => {
  expect(
    sourcesOf('server/src/features')
      .filter(isForPeople)
      .flatMap((file) => findIn(file, unsaid)),
    'write it with say(): docs/words.md',
  ).toEqual([]);
  const source = "const text = 'Nothing was saved here.'; const said = say('The class was saved.');";
  sources.set('planted.ts', ts.createSourceFile('planted.ts', source, ts.ScriptTarget.Latest, true));
  expect(findIn('planted.ts', unsaid)).toEqual(["planted.ts:1 'Nothing was saved here.'"]);
});

it('no sentence is glued from pieces, and no plural chosen by hand', () => {
  const found = FOLDERS.flatMap((folder) => sourcesOf(folder).flatMap(glued));
  expect(found, 'write one ICU message: docs/words.md').toEqual([]);
});

it('names of months and weekdays come from one place, so that a date reads the same everywhere', () => {
  const found = FOLDERS.flatMap(sourcesOf)
    .filter((file) => file !== join('contract', 'src', 'shared', 'dates.ts'))
    .filter((file) => /Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found, 'use contract/src/shared/dates.ts').toEqual([]);
});

/** The files of a folder that hold texts for people: no tests, and nothing that reads people's texts or is run by hand. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?<!\.test)\.tsx?$/.test(file) &&
        !/(?:^|\/)(?:fixtures|interpreter|engine|analysis|test|evaluation|prerender|vocabulary)\/|heading-names/.test(file),
    )
    .map((file) => join(folder, file));
}

function avoided(file: string): string[] {
  return findIn(file, (node) => {
    // What people may type for something is not what we say.
    if (
      ts.isPropertyAssignment(node.parent ?? node) &&
      /^(?:words|nouns|asks)$/.test((node.parent as ts.PropertyAssignment).name.getText())
    )
      return undefined;
    const text = textOf(node);
    if (text === undefined) return undefined;
    const isRefused = isRiddle(text) || (isLabel(node) && LABELS.some(({ pattern }) => pattern.test(text.trim())));
    return isRefused ? text : undefined;
  });
}

/** No instruction to a language model, no text in the language of a paper or a school's own wording to start with, and nothing that reads made questions. */
const isForPeople = (file: string) =>
  !/assistant\/m(?:cp|odel)\/|\/presets\/|\/improve\.ts$|made-bank|words-of-paper|card-layouts|\/testing\//.test(file);

/** A whole sentence in quotes that is no message, no error of the program and nothing for its log. */
function unsaid(node: ts.Node): string | undefined {
  const text = ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
    : ts.isStringLiteralLike(node)
      ? node.text
      : '';
  if (!/^[A-Z“…].*[a-z…][.!?]$/.test(text) || (text.match(/\p{L}{2,}/gu) ?? []).length < 3) return undefined;
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isTaggedTemplateExpression(around) || ts.isThrowStatement(around)) return undefined;
    if (!ts.isCallExpression(around) && !ts.isNewExpression(around)) continue;
    if (/(?:^|\.)(?:say|sayAll|warn|error|info|log|fault)$|Error$/.test(around.expression.getText())) return undefined;
  }
  return node.getText();
}

/** All phrases in one expression, which is many times faster: a text in which it finds nothing holds none of them. */
const ANY = new RegExp([...TURNS, ...PHRASES.map(({ pattern }) => pattern)].map(({ source }) => `(?:${source})`).join('|'), 'iu');

/** A sentence with a phrase that nobody in an office says. */
function isRiddle(text: string): boolean {
  return ANY.test(text) && (TURNS.some((turn) => turn.test(text)) || PHRASES.some(({ pattern }) => pattern.test(text)));
}

function glued(file: string): string[] {
  return findIn(file, (node) => (isOpenEnded(node) || isPluralByHand(node) ? node.getText() : undefined));
}

/** A message that begins or ends as the piece of another: `t` with ` · more`. */
function isOpenEnded(node: ts.Node): boolean {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 't') return false;
  const text = node.template.getText().slice(1, -1);
  return /^[\s·,;]|[\s·]$/.test(text);
}

/** `count === 1 ? 'mark' : 'marks'`. */
function isPluralByHand(node: ts.Node): boolean {
  return (
    ts.isConditionalExpression(node) &&
    /=== 1$/.test(node.condition.getText()) &&
    [node.whenTrue, node.whenFalse].every((branch) => ts.isStringLiteralLike(branch) && /[a-z]{3}/.test(branch.text))
  );
}

/** Where something is found in a file, and what. */
function findIn(file: string, find: (node: ts.Node) => string | undefined): string[] {
  const source = sourceOf(file);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = find(node);
    if (what !== undefined) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sources = new Map<string, ts.SourceFile>();

/** Read once for all of these tests. */
function sourceOf(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = sources.get(file) ?? ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, kind);
  sources.set(file, source);
  return source;
}

/** What a node says to a person; `undefined` of code, and of literals that name a module, a type or a state. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  if (!ts.isStringLiteralLike(node)) return undefined;
  if (ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent) || ts.isLiteralTypeNode(node.parent)) return undefined;
  return /\s/.test(node.text) || isLabel(node) ? node.text : undefined;
}

/** A whole message: t`Save`, `t({ message: 'Left' })`, `say('Class')`, or text between tags. Other words in quotes are names within the code. */
function isLabel(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return ts.isJsxElement(node.parent) && node.parent.children.length === 1;
  if (!ts.isStringLiteralLike(node)) return false;
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return /^(?:t|msg)$/.test(parent.tag.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'message' && ts.isCallExpression(parent.parent.parent);
  return ts.isCallExpression(parent) && /^(?:say|sayAll)$/.test(parent.expression.getText());
}
