import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const FEATURES = resolve(import.meta.dirname, '../src/features');
const STORE = /store(\.ts|\/)/;

/** A function that uses exactly one store function, which nothing else uses: both belong to one act. */
export type Pair = { service: string; store: string; file: string };

/** The functions of services with a store function of their own. What a feature offers to others (`index.ts`) belongs to no single act. */
export function listPairs(): Pair[] {
  const uses = new Map<string, { service: string; file: string; stores: Set<string> }>();
  const users = new Map<string, number>();
  for (const file of globSync('**/*.ts', { cwd: FEATURES }).filter((name) => !STORE.test(name) && !name.includes('.test.')))
    for (const [service, stores] of findUses(file)) {
      if (service !== '') uses.set(`${file} ${service}`, { service, file, stores });
      for (const store of stores) users.set(store, (users.get(store) ?? 0) + (service === '' ? 2 : 1));
    }
  return [...uses.values()].flatMap(({ service, file, stores }) => {
    const [store] = stores;
    return stores.size === 1 && store !== undefined && users.get(store) === 1 ? [{ service, store, file }] : [];
  });
}

/** Store functions by the function that names them; under '' those that the file passes on to other features. */
function findUses(file: string): Map<string, Set<string>> {
  const text = readFileSync(join(FEATURES, file), 'utf8');
  const found = new Map<string, Set<string>>();
  if (!STORE.test(text)) return found;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const { modules, names } = findImports(source);
  const note = (service: string, store: string) => found.set(service, (found.get(service) ?? new Set()).add(store));
  const visit = (node: ts.Node, service: string): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && modules.has(node.expression.text))
      note(service, node.name.text);
    if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
      const store = names.get(node.text);
      if (store !== undefined) note(service, store);
    }
    ts.forEachChild(node, (child) => visit(child, service));
  };
  for (const statement of source.statements) {
    if (isOfStore(statement) && ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause))
      for (const { name, propertyName } of statement.exportClause.elements) note('', (propertyName ?? name).text);
    else if (ts.isFunctionDeclaration(statement) && statement.name) visit(statement, statement.name.text);
    else if (ts.isVariableStatement(statement)) for (const one of statement.declarationList.declarations) visit(one, one.name.getText());
  }
  return found;
}

/** What a file imports from stores: whole modules, and functions by their name in the file. */
function findImports(source: ts.SourceFile) {
  const modules = new Set<string>();
  const names = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !isOfStore(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) modules.add(bindings.name.text);
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName } of bindings.elements) names.set(name.text, (propertyName ?? name).text);
  }
  return { modules, names };
}

function isOfStore(statement: ts.Statement): boolean {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return false;
  return (
    statement.moduleSpecifier !== undefined && ts.isStringLiteral(statement.moduleSpecifier) && STORE.test(statement.moduleSpecifier.text)
  );
}

/** A store function with exactly one SQL function that changes data and that nothing else calls, neither another function nor SQL: both belong to one act. */
export type SqlPair = { store: string; sql: string; file: string };

const FUNCTIONS = resolve(import.meta.dirname, '../src/db/functions');
const CALL = /\bapp\.(\w+)\(/g;

export function listSqlPairs(): SqlPair[] {
  const users = new Map<string, number>();
  const acts = new Set<string>();
  const note = (names: Iterable<string>) => {
    for (const name of names) users.set(name, (users.get(name) ?? 0) + 1);
  };
  for (const file of globSync('**/*.sql', { cwd: FUNCTIONS })) {
    const text = readFileSync(join(FUNCTIONS, file), 'utf8');
    const own = /create or replace function app\.(\w+)/.exec(text)?.[1] ?? '';
    if (!/\b(?:stable|immutable)\b/.test(text)) acts.add(own);
    note(callsIn(text).filter((name) => name !== own));
  }
  const stores = globSync('**/*.ts', { cwd: FEATURES })
    .filter((name) => !name.includes('.test.'))
    .flatMap((file) => listFunctions(file).map((one) => ({ ...one, file, calls: callsIn(one.text) })));
  for (const { calls } of stores) note(calls);
  return stores.flatMap(({ name, file, calls }) => {
    const own = calls.filter((call) => acts.has(call) && users.get(call) === 1);
    return own.length === 1 && STORE.test(file) ? [{ store: name, sql: own[0] as string, file }] : [];
  });
}

const callsIn = (text: string): string[] => [...new Set([...text.matchAll(CALL)].map(([, name]) => name as string))];

/** The top-level functions and values of a file with their text. */
function listFunctions(file: string): { name: string; text: string }[] {
  const source = ts.createSourceFile(file, readFileSync(join(FEATURES, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && statement.name) return [{ name: statement.name.text, text: statement.getText() }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((one) => ({ name: one.name.getText(), text: one.getText() }));
  });
}
