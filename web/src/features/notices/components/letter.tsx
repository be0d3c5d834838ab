import { useMemo } from 'react';
import { cleanHtml } from '../lib/clean-html.ts';
import classes from './notices.module.css';

/** The text of a notice, made safe. */
export function Letter({ html }: { html: string }) {
  const safe = useMemo(() => cleanHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has sanitised it, and DOMPurify has once more
  return <div className={classes.letter} dangerouslySetInnerHTML={{ __html: safe }} />;
}
