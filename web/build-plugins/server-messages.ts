import { readFileSync } from 'node:fs';
import type { ExtractorType } from '@lingui/conf';
import ts from 'typescript';

const CONTRACT = /[\\/]contract[\\/]src[\\/][\w-]+[\\/]errors\.ts$/;
/** What the assistant counts and tells apart: the titles and nouns of these are said within its sentences. */
const ENTITIES = /[\\/]assistant[\\/]query[\\/]entities[\\/]/;
const SERVER = /[\\/]server[\\/]src[\\/](?!.*\.test\.ts$).*\.ts$/;

/**
 * Finds for `lingui extract` what does not stand in a macro: the sentences of refusals (`error.<code>`, `field.<code>`) in the contract,
 * each message that the server gives to `say` or `sayAll`, and the names of what the assistant's questions are about.
 */
export const serverMessages: ExtractorType = {
  match: (file) => CONTRACT.test(file) || SERVER.test(file),
  extract(file, code, onMessage) {
    // Most files of the server say nothing.
    if (!CONTRACT.test(file) && !ENTITIES.test(file) && code && !code.includes('say')) return;
    const source = ts.createSourceFile(file, code || readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const note = (node: ts.Node, message: string, id?: string) => {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
      onMessage({
        ...(id === undefined ? { id: message } : { id }),
        message,
        origin: [file, line + 1, character],
        placeholders: {},
        comment: '',
      });
    };
    const visit = (node: ts.Node): void => {
      if (CONTRACT.test(file)) noteRefusal(node, note);
      else noteSaid(node, note);
      if (ENTITIES.test(file)) noteTitle(node, note);
      ts.forEachChild(node, visit);
    };
    visit(source);
  },
};

type Note = (node: ts.Node, message: string, id?: string) => void;

/** `notFound: 'Record not found.'` in a table of errors. */
function noteRefusal(node: ts.Node, note: Note): void {
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return;
  const table = node.parent.parent;
  const name = ts.isAsExpression(table) || ts.isSatisfiesExpression(table) ? table.parent : table;
  const prefix = ts.isVariableDeclaration(name) && name.name.getText() === 'fieldErrors' ? 'field' : 'error';
  note(node, node.initializer.text, `${prefix}.${node.name.getText()}`);
}

/** `say('Issued on {day}', …)`, and each heading of `sayAll('Student', 'Class')`. */
function noteSaid(node: ts.Node, note: Note): void {
  if (!ts.isCallExpression(node)) return;
  const said = { say: node.arguments.slice(0, 1), sayAll: node.arguments }[node.expression.getText()] ?? [];
  for (const message of said) if (ts.isStringLiteralLike(message)) note(message, message.text);
}

/** `title: 'Days absent'`, `noun: 'absence'`, and each value of `shows: { upi: 'UPI' }`. */
function noteTitle(node: ts.Node, note: Note): void {
  if (!ts.isPropertyAssignment(node)) return;
  const { parent } = node.parent;
  const isShown = ts.isPropertyAssignment(parent) && parent.name.getText() === 'shows';
  if (!isShown && !['title', 'noun'].includes(node.name.getText())) return;
  if (ts.isStringLiteralLike(node.initializer) && node.initializer.text !== '') note(node, node.initializer.text);
}
