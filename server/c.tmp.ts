import { readFileSync } from 'node:fs';
import { openDocument } from './src/features/textbooks/engine/pdf/open-document.ts';
import { StyleTable } from './src/features/textbooks/engine/pdf/glyphs.ts';
import { readPage } from './src/features/textbooks/engine/pdf/read-page.ts';
import { linesOf } from './src/features/textbooks/engine/text/page-lines.ts';
const styles = new StyleTable();
const [f, ...pages] = process.argv.slice(2); const pdf = await openDocument(readFileSync(f), 2000);
for (const n of pages) { const p = readPage(pdf, Number(n) - 1, styles); if (p) for (const l of linesOf(p, styles).slice(0, 14)) console.log(n, l.size, l.isBold, l.font.slice(0,14), Math.round(l.x0), Math.round(l.y), l.text.slice(0, 70)); }
