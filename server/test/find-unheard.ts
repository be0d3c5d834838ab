import ts from 'typescript';

export type Finding = { line: number; sentence: string };

const TOGETHER = new Set(['all', 'allSettled', 'race', 'any']);

/**
 * Finds promises whose rejection may be unhandled, which Node treats as a fault of the whole process: one started in the list of `Promise.all` (or similar)
 * before another element throws or awaits, and one kept in a constant while something else is awaited.
 */
export function findUnheard(name: string, text: string): Finding[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: Finding[] = [];
  const tell = (node: ts.Node, sentence: string) =>
    void found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, sentence });
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) checkTogether(node, tell);
    if (ts.isBlock(node) || ts.isSourceFile(node)) checkStatements(node.statements, tell);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Tell = (node: ts.Node, sentence: string) => void;

function checkTogether({ expression, arguments: [list] }: ts.CallExpression, tell: Tell): void {
  if (!ts.isPropertyAccessExpression(expression) || expression.expression.getText() !== 'Promise') return;
  if (!TOGETHER.has(expression.name.text) || list === undefined || !ts.isArrayLiteralExpression(list)) return;
  let isStarted = false;
  for (const element of list.elements) {
    const risk = isStarted ? findRisk(element, true) : undefined;
    if (risk)
      tell(risk, `\`${risk.getText().slice(0, 60)}\` may fail while promises before it in the list are not heard yet. Work it out before.`);
    isStarted ||= startsSomething(element);
  }
}

/** A part that is evaluated before an element's promise and may throw: a call in its arguments, or an `await`. */
function findRisk(node: ts.Node, isElement: boolean): ts.Node | undefined {
  if (isLater(node)) return undefined;
  if (ts.isAwaitExpression(node)) return node;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    // The call that returns the promise itself: an async function does not throw, and the object that it is called on was checked before.
    if (!isElement && !isHarmless(node)) return node;
    const on = ts.isPropertyAccessExpression(node.expression) ? findRisk(node.expression.expression, true) : undefined;
    return on ?? (node.arguments ?? []).map((part) => findRisk(part, false)).find(Boolean);
  }
  const isWrapper =
    ts.isSpreadElement(node) || ts.isParenthesizedExpression(node) || ts.isConditionalExpression(node) || ts.isBinaryExpression(node);
  return ts.forEachChild(node, (child) => findRisk(child, isElement && isWrapper));
}

const isLater = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Built-in functions on values of known types, which do not throw. */
const HARMLESS =
  /^(Array\.from|Math\.\w+|Number|String|Boolean|Object\.\w+|new Set|new Map|new Date)$|\.(map|filter|flatMap|slice|toISOString|at|join|sort|trim|includes|keys|values|entries)$/;

function isHarmless(node: ts.CallExpression | ts.NewExpression): boolean {
  const called = node.expression.getText();
  return HARMLESS.test(ts.isNewExpression(node) ? `new ${called}` : called);
}

function startsSomething(node: ts.Node): boolean {
  if (isLater(node)) return false;
  if (ts.isIdentifier(node) || ts.isCallExpression(node) || ts.isNewExpression(node)) return true;
  return ts.forEachChild(node, (child) => startsSomething(child) || undefined) ?? false;
}

/** `….catch(…)` does not fail. */
const isCaught = ({ expression }: ts.CallExpression) => ts.isPropertyAccessExpression(expression) && expression.name.text === 'catch';

/** `const started = ask(); await other(); await started;`: awaiting another promise in between leaves the first one unhandled. */
function checkStatements(statements: ts.NodeArray<ts.Statement>, tell: Tell): void {
  for (const [index, statement] of statements.entries()) {
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    for (const { name, initializer } of declared) {
      if (!initializer || !ts.isIdentifier(name) || !ts.isCallExpression(initializer) || isCaught(initializer)) continue;
      const after = statements.slice(index + 1);
      const heard = after.findIndex((one) => listensTo(one, name.text));
      if (heard === -1 || !after.some((one) => awaits(one, name.text))) continue;
      const between = after.slice(0, heard).find((one) => hasRisk(one));
      const first = after[heard];
      if (between) tell(between, `\`${name.text}\` was started before and is not heard yet: let it be heard first, or start it later.`);
      else if (first && hasAwaitBefore(first, name.text)) tell(first, `\`${name.text}\` was started before and another is awaited first.`);
    }
  }
}

/** Whether the statement awaits that promise, passes it to `Promise.all` (or similar), returns it, or attaches a handler. */
function listensTo(statement: ts.Node, name: string): boolean {
  return some(statement, (node) => isHearing(node, name));
}

function isHearing(node: ts.Node, name: string): boolean {
  if (!ts.isIdentifier(node) || node.text !== name) return false;
  const { parent } = node;
  if (ts.isAwaitExpression(parent) || ts.isReturnStatement(parent)) return true;
  if (ts.isPropertyAccessExpression(parent)) return ['then', 'catch', 'finally'].includes(parent.name.text);
  if (ts.isArrayLiteralExpression(parent) || ts.isSpreadElement(parent)) return some(upToStatement(parent), isTogether);
  return ts.isCallExpression(parent) && (isTogether(parent) || ts.isAwaitExpression(parent.parent));
}

function isTogether(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^Promise\.(all|allSettled|race|any)$/.test(node.expression.getText());
}

/** Whether the value is a promise, judging by its use: awaited, handled, or combined with others. */
function awaits(statement: ts.Node, name: string): boolean {
  return some(
    statement,
    (node) => isHearing(node, name) && !ts.isReturnStatement(node.parent) && !ts.isAwaitExpression(node.parent.parent),
  );
}

function hasRisk(statement: ts.Node): boolean {
  return some(statement, (node) => ts.isAwaitExpression(node) || ts.isThrowStatement(node) || ts.isForOfStatement(node));
}

/** Whether the statement that handles the promise first evaluates an `await` of something else. */
function hasAwaitBefore(statement: ts.Node, name: string): boolean {
  let place = Infinity;
  some(statement, (node) => {
    if (isHearing(node, name)) place = Math.min(place, node.getStart());
    return false;
  });
  return some(statement, (node) => ts.isAwaitExpression(node) && node.end < place);
}

function upToStatement(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isStatement(at)) at = at.parent;
  return at;
}

function some(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  if (is(node)) return true;
  return ts.forEachChild(node, (child) => (isLater(child) ? undefined : some(child, is) || undefined)) ?? false;
}
