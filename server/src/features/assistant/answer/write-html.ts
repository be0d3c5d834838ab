import { ANSWER_TAGS } from '@shala/contract/assistant';
import sanitize from 'sanitize-html';
import type { Answer, Block, Cell, Choice, Plan, Table } from './answer.ts';

const ALLOWED: sanitize.IOptions = {
  allowedTags: ANSWER_TAGS,
  allowedAttributes: {
    a: ['href'],
    button: ['type', 'data-prompt', 'data-primary'],
    div: ['data-kind', 'data-file', 'data-drawn'],
    th: ['data-figure', 'scope'],
    td: ['data-figure', 'colspan'],
  },
  allowedSchemes: [],
  allowProtocolRelative: false,
};

/** A tag as the templates below write it, sign by sign, with the text behind it. */
const OWN_TAG =
  /^(?:\/?(?:p|h3|ul|li|dl|dt|dd|blockquote|div|table|thead|tbody|tfoot|tr|td|small)|\/(?:th|a|button)|th scope="col"(?: data-figure="true")?|td (?:data-figure="true"|colspan="\d+")|div data-kind="[a-z]+"(?: data-file="[\p{L}\p{M}\p{N}-]+")?(?: data-drawn="true")?|a href="\/(?:[\w.?=&;%+*-][\w./?=&;%+*-]*)?"|button type="button" data-prompt="[^"<>]*"(?: data-primary="true")?)>[^<>]*$/u;

/** The answer as HTML from these templates alone: every value is escaped, then all of it has to pass an allow-list. */
export function writeHtml(answer: Answer): string {
  return clean(answer.map(blockHtml).join(''));
}

/** What consists of the templates' own tags is as it should be; anything else goes through the sanitiser, which takes ten times as long. */
export function clean(html: string): string {
  const [before, ...tags] = html.split('<');
  return before === '' && tags.every((tag) => OWN_TAG.test(tag)) ? html : sanitize(html, ALLOWED);
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'table':
      return tableHtml(block.table);
    case 'plan':
      return planHtml(block.plan, block.choices, block.hint);
    case 'choices':
      return `<div data-kind="choices">${block.choices.map(buttonHtml).join('')}</div>`;
    case 'link':
      return `<p>${cellHtml({ text: block.label, path: block.path })}</p>`;
  }
}

function tableHtml({ head, rows, figures = [], foot, file, isDrawn }: Table): string {
  const mark = (place: number) => (figures.includes(place) ? ' data-figure="true"' : '');
  const heads = head.map((name, place) => `<th scope="col"${mark(place)}>${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell, place) => `<td${mark(place)}>${cellHtml(cell)}</td>`).join('')}</tr>`).join('');
  const end = foot === undefined ? '' : `<tfoot><tr><td colspan="${head.length}">${escapeHtml(foot)}</td></tr></tfoot>`;
  const named = file === undefined ? '' : ` data-file="${escapeHtml(file)}"`;
  const drawn = isDrawn ? ' data-drawn="true"' : '';
  return `<div data-kind="table"${named}${drawn}><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody>${end}</table></div>`;
}

function planHtml({ title, facts, sample, warnings }: Plan, choices: Choice[], hint: string): string {
  const lines = facts.map(({ term, value }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('');
  const warned = warnings.length > 0 ? `<ul>${warnings.map((warning) => `<li>${escapeHtml(warning)}</li>`).join('')}</ul>` : '';
  const quoted = sample === undefined ? '' : `<blockquote>${escapeHtml(sample)}</blockquote>`;
  const buttons = choices.map(buttonHtml).join('');
  return `<div data-kind="plan"><h3>${escapeHtml(title)}</h3><dl>${lines}</dl>${quoted}${warned}<div data-kind="choices">${buttons}</div><small>${escapeHtml(hint)}</small></div>`;
}

function buttonHtml({ label, prompt, isPrimary }: Choice): string {
  return `<button type="button" data-prompt="${escapeHtml(prompt)}"${isPrimary ? ' data-primary="true"' : ''}>${escapeHtml(label)}</button>`;
}

/** Links lead to screens of Shala alone. */
function cellHtml(cell: Cell): string {
  if (typeof cell === 'string') return escapeHtml(cell);
  if (!('text' in cell)) return cell.map(cellHtml).join(', ');
  return /^\/(?!\/)/.test(cell.path) ? `<a href="${escapeHtml(cell.path)}">${escapeHtml(cell.text)}</a>` : escapeHtml(cell.text);
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}
