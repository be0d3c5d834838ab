import type { Answer, Block, Cell, Table } from './answer.ts';

const SPECIAL = /[\\`*_{}[\]<>()#+\-.!|~&]/g;

/** The same answer as Markdown: what people typed is escaped, so that a name is never a link, a picture or a tag. */
export function writeMarkdown(answer: Answer): string {
  return answer.map(blockMarkdown).join('\n\n');
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'text':
      return plain(block.text);
    case 'table':
      return tableMarkdown(block.table);
    case 'plan': {
      const { title, facts, sample, warnings } = block.plan;
      const lines = facts.map(({ term, value }) => `- **${plain(term)}**: ${plain(value)}`);
      const warned = warnings.map((warning) => `- ⚠ ${plain(warning)}`);
      const quoted = sample === undefined ? [] : ['', ...sample.split('\n').map((line) => `> ${plain(line)}`)];
      return [`**${plain(title)}**`, '', ...lines, ...warned, ...quoted, '', plain(block.hint)].join('\n');
    }
    case 'choices':
      return block.choices.map(({ label }) => `- ${plain(label)}`).join('\n');
    case 'link':
      return cellMarkdown({ text: block.label, path: block.path });
  }
}

function tableMarkdown({ head, rows, figures = [], foot }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, place) => (figures.includes(place) ? '---:' : '---')));
  const body = [line(head.map(plain)), rule, ...rows.map((row) => line(row.map(cellMarkdown)))].join('\n');
  return foot === undefined ? body : `${body}\n\n${plain(foot)}`;
}

function cellMarkdown(cell: Cell): string {
  if (typeof cell === 'string') return plain(cell);
  if (!('text' in cell)) return cell.map(cellMarkdown).join(', ');
  return /^\/(?!\/)[\w\-./?=&%+]*$/.test(cell.path) ? `[${plain(cell.text)}](${cell.path})` : plain(cell.text);
}

function plain(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ').replace(SPECIAL, (sign) => `\\${sign}`);
}
