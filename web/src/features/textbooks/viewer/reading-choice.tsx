import { Trans, useLingui } from '@lingui/react/macro';
import { chooseTextbookReading, proposeTextbookReading } from '@shala/contract/textbooks';
import { useId } from 'react';
import { formatPercent } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { type Content, useTextbooksAct } from '../api.ts';
import classes from './reading-choice.module.css';
import { useUndoToast } from './use-item-acts.ts';

type Reading = Content['readings'][number];
type Other = NonNullable<Reading['other']>;
type Source = Reading['sources'][number];
type Listed = { chapterNumber: number; chapterName: string; page: number | null };
type Props = { content: Content; reading: Reading; onPage: (page: number) => void };

/** Below this an outside AI service may be asked. */
const DOUBTFUL = 0.75;

/** How sure the chapters of a file are and why; where they are doubtful, two lists of them to select from. */
export function ReadingChoice({ content, reading, onPage }: Props) {
  const { fileId, certainty, sources, other } = reading;
  const title = useId();
  const file = content.files.length > 1 ? content.files.find(({ _id }) => _id === fileId)?.name : undefined;
  const sure = formatPercent(certainty);
  return (
    <section className={classes.reading} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {other ? <Trans>Select the correct list of chapters</Trans> : <Trans>List of chapters: the program is {sure} sure</Trans>}
      </h3>
      {file ? <p className={classes.file}>{file}</p> : null}
      {other ? <Lists content={content} reading={reading} other={other} onPage={onPage} /> : <Reasons sources={sources} />}
      {content.model && certainty < DOUBTFUL && !other?.sources.includes('model') ? (
        <Proposal content={content} fileId={fileId} model={content.model} />
      ) : null}
    </section>
  );
}

/** Asks the configured language model for a list of chapters, which becomes the second one. */
function Proposal({ content: { textId, revision }, fileId, model }: { content: Content; fileId: string; model: string }) {
  const { t } = useLingui();
  const { error } = useUndoToast();
  const ask = useTextbooksAct(proposeTextbookReading, () =>
    showToast({ tone: 'good', sentence: t`${model} suggested a list of chapters. Compare it with the pages of the book.` }),
  );
  return (
    <div className={classes.proposal}>
      <Button isBusy={ask.isPending} onClick={() => ask.mutate({ params: { textId }, body: { fileId, revision } }, { onError: error })}>
        {t`Ask ${model} for the chapters`}
      </Button>
      <p className={classes.hint}>
        <Trans>The headings of the pages are sent to this outside AI service. Nothing changes until you select its list.</Trans>
      </p>
    </div>
  );
}

function Lists({ content, reading: { fileId, certainty, sources }, other, onPage }: Props & { other: Other }) {
  const { t } = useLingui();
  const say = useUndoToast();
  const choose = useTextbooksAct(chooseTextbookReading, (done) => say.done(t`List of chapters selected.`, done));
  const pick = (choice: 'first' | 'other') =>
    choose.mutate({ params: { textId: content.textId }, body: { fileId, choice, revision: content.revision } }, { onError: say.error });
  const own = content.chapters.filter((chapter) => chapter.fileId === fileId);
  const sure = formatPercent(certainty);
  const row = { isBusy: choose.isPending, onPage };
  const pagesOf = (chapters: readonly Listed[]) => new Set(chapters.map(({ page }) => page));
  return (
    <>
      <p className={classes.hint}>
        <Trans>The program is only {sure} sure of the chapters. Compare both lists with the pages of the book.</Trans>
      </p>
      <div className={classes.lists}>
        <List
          {...row}
          name={t`First list`}
          act={t`Keep the first list`}
          chapters={own}
          others={pagesOf(other.chapters)}
          sources={sources}
          onPick={() => pick('first')}
        />
        <List
          {...row}
          name={t`Second list`}
          act={t`Use the second list`}
          chapters={other.chapters}
          others={pagesOf(own)}
          sources={other.sources}
          onPick={() => pick('other')}
        />
      </div>
    </>
  );
}

type ListProps = {
  name: string;
  act: string;
  chapters: readonly Listed[];
  /** Pages on which the other list has chapters. */
  others: ReadonlySet<number | null>;
  sources: readonly Source[];
  isBusy: boolean;
  onPick: () => void;
  onPage: (page: number) => void;
};

function List({ name, act, chapters, others, sources, isBusy, onPick, onPage }: ListProps) {
  return (
    <section className={classes.list} aria-label={name}>
      <h4 className={classes.name}>{name}</h4>
      <Reasons sources={sources} />
      <ol className={classes.chapters}>
        {chapters.map(({ chapterNumber, chapterName, page }) => (
          <li key={`${chapterNumber} ${page}`}>
            <button type="button" className={classes.chapter} disabled={page === null} onClick={() => page !== null && onPage(page)}>
              <b>{chapterNumber}</b>
              <span className={classes.words}>
                {chapterName}
                {others.has(page) ? null : (
                  <span className={classes.only}>
                    <Trans>Only in this list</Trans>
                  </span>
                )}
              </span>
              {page === null ? null : (
                <span className={classes.page}>
                  <Trans>p. {page}</Trans>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
      <Button isBusy={isBusy} onClick={onPick}>
        {act}
      </Button>
    </section>
  );
}

/** What agrees on a list of chapters. */
function Reasons({ sources }: { sources: readonly Source[] }) {
  const { t } = useLingui();
  const words: Record<Source, string> = {
    outline: t`Bookmarks of the PDF`,
    contents: t`Contents page`,
    headings: t`Chapter headings`,
    runningHeads: t`Titles at the top of pages`,
    numbers: t`Topic numbers, such as 1.2`,
    looks: t`Numbered titles in the same style`,
    file: t`Whole file as one chapter`,
    model: t`Suggested by an outside AI service; the titles were found on the pages`,
  };
  return (
    <div className={classes.reasons}>
      <span aria-hidden="true">
        <Trans>Based on:</Trans>
      </span>
      <ul aria-label={t`Based on`}>
        {sources.map((source) => (
          <li key={source}>{words[source]}</li>
        ))}
      </ul>
    </div>
  );
}
