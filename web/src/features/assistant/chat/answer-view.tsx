import { Plural, useLingui } from '@lingui/react/macro';
import { ANSWER_TAGS } from '@shala/contract/assistant';
import { IconDownload } from '@tabler/icons-react';
import DOMPurify from 'dompurify';
import { type MouseEvent, memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button';
import classes from './answer.module.css';
import { drawBars } from './bars.ts';
import { prepareTables, sortTable, tableAsCsv } from './tables.ts';

type Props = { html: string; isCurrent: boolean; onPrompt: (prompt: string) => void };

/** What other backends' Markdown becomes besides. */
const MARKDOWN_TAGS = ['strong', 'em', 'ol', 'br', 'code', 'pre', 'hr', 'del'];
const ALLOWED = {
  ALLOWED_TAGS: [...ANSWER_TAGS, ...MARKDOWN_TAGS],
  ALLOWED_ATTR: ['href', 'type', 'scope', 'colspan', 'data-prompt', 'data-primary', 'data-kind', 'data-figure', 'data-file', 'data-drawn'],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^\/(?!\/)/,
  // Their values are no addresses, so that the rule of addresses is not theirs.
  ADD_URI_SAFE_ATTR: ['type', 'scope', 'colspan', 'data-prompt', 'data-primary', 'data-kind', 'data-figure', 'data-file', 'data-drawn'],
};

/** An answer: the server's HTML, cleaned once more here. Its buttons say the next prompt, its links open screens, its tables sort. */
export const AnswerView = memo(function AnswerView({ html, isCurrent, onPrompt }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const clean = useMemo(() => ({ __html: drawBars(prepareTables(DOMPurify.sanitize(html, ALLOWED))) }), [html]);

  // What an earlier answer offered no longer holds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has new buttons
  useLayoutEffect(() => {
    for (const button of body.current?.querySelectorAll<HTMLButtonElement>('button[data-prompt]') ?? []) button.disabled = !isCurrent;
  }, [isCurrent, clean]);

  // A table that is higher than the conversation is scrolled in itself, which the rows that are seen do not tell.
  const [rows, setRows] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has new tables
  useLayoutEffect(() => {
    const tables = [...(body.current?.querySelectorAll<HTMLElement>('[data-kind="table"]') ?? [])];
    const cut = tables.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
    setRows(cut?.querySelector('tbody')?.rows.length ?? 0);
  }, [clean]);

  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const prompt = event.target.closest('button')?.dataset.prompt;
    if (prompt !== undefined) {
      // The second press of a double click meant the button that stood there before.
      if (isCurrent && event.detail <= 1) onPrompt(prompt);
      return;
    }
    const path = event.target.closest('a')?.getAttribute('href');
    if (path && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void navigate(path);
      return;
    }
    const head = event.target.closest('th');
    if (head) sortTable(head);
  };

  const download = () => {
    const tables = [...(body.current?.querySelectorAll('table') ?? [])];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['\ufeff', tables.map(tableAsCsv).join('\r\n\r\n')], { type: 'text/csv' }));
    const named = body.current?.querySelector<HTMLElement>('[data-file]')?.dataset.file;
    link.download = `${named ?? 'shala'}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div className={classes.answer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and links within take the keys themselves */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the buttons and links within do */}
      <div
        ref={body}
        onClick={handleClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped and cleaned on the server, and cleaned again above
        dangerouslySetInnerHTML={clean}
      />
      {rows > 0 ? (
        <p className={classes.hint}>
          <Plural value={rows} one="Scroll inside the table to see its row." other="Scroll inside the table to see all # rows." />
        </p>
      ) : null}
      {html.includes('<table') ? (
        <Button size="small" icon={<IconDownload size={14} stroke={2} aria-hidden="true" />} onClick={download}>
          {t`Download for Excel (CSV)`}
        </Button>
      ) : null}
    </div>
  );
});
