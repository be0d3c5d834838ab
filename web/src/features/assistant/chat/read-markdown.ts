import { Marked } from 'marked';

const reader = new Marked({
  breaks: true,
  renderer: {
    // The screen has the headings above this level.
    heading({ tokens }) {
      return `<h3>${this.parser.parseInline(tokens)}</h3>\n`;
    },
  },
});

/** The HTML of an answer that came as Markdown alone. What is HTML in it stays so: whoever shows it cleans it. */
export function readMarkdown(markdown: string): string {
  return reader.parse(markdown, { async: false });
}
