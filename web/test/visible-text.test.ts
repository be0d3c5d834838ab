import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
const WORD = /\p{L}{2,}/u;
/** What a person sees or hears of an element; other attributes are for the machine. */
const SEEN = new Set(['alt', 'aria-description', 'aria-label', 'context', 'description', 'fact', 'label', 'lead', 'placeholder', 'title']);
/** The product's name is the same in every language. */
const NAMES = new Set(['Shala']);
const MACROS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

it('every text that a person sees comes from a message', () => {
  const screens = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.tsx$/.test(file));
  expect(screens.length).toBeGreaterThan(60);
  const found = screens.flatMap(bareTexts);
  expect(found, 'put these into <Trans> or t`…`').toEqual([]);
});

it('a message is made where useLingui stands: handed on, `t` makes no message and says nothing', () => {
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(sources.filter((file) => /useLingui>\['t'\]/.test(readFileSync(join(src, file), 'utf8')))).toEqual([]);
});

/** The texts of a file that stand in its elements without a message. */
function bareTexts(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (text: string, node: ts.Node) => {
    const words = text.trim();
    if (!WORD.test(words) || NAMES.has(words)) return;
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${words}`);
  };
  const noteLiteral = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) note(node.text, node);
    if (ts.isTemplateExpression(node)) note(node.head.text + node.templateSpans.map((span) => span.literal.text).join(''), node);
    if (ts.isConditionalExpression(node)) for (const branch of [node.whenTrue, node.whenFalse]) noteLiteral(branch);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isSpared(node.openingElement)) return;
    if (ts.isJsxSelfClosingElement(node) && isSpared(node)) return;
    if (ts.isJsxText(node)) note(node.text, node);
    if (ts.isJsxExpression(node) && node.expression && isSeen(node)) noteLiteral(node.expression);
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer) && SEEN.has(node.name.getText()))
      noteLiteral(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A macro is a message; `translate="no"` marks names of people and places, which stay as they are. */
function isSpared(element: ts.JsxOpeningLikeElement): boolean {
  return (
    MACROS.has(element.tagName.getText()) || element.attributes.properties.some((attribute) => attribute.getText() === 'translate="no"')
  );
}

function isSeen(node: ts.JsxExpression): boolean {
  return ts.isJsxAttribute(node.parent) ? SEEN.has(node.parent.name.getText()) : true;
}
