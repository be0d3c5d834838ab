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
