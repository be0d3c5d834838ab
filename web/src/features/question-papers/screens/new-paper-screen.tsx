import { Trans, useLingui } from '@lingui/react/macro';
import { getQuestionPaper, listPaperBooks } from '@shala/contract/question-papers';
import { IconBookOff } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type PaperBook, prefetchOfPapers, usePapers } from '../api.ts';
import { HandPaperForm } from '../components/hand-paper-form.tsx';
import { PaperForm } from '../components/paper-form.tsx';

/** Begins loading it before it is shown. */
export const prefetchNewPaper = (_params: ScreenParams) => prefetchOfPapers(listPaperBooks, {});

const BY_HAND = `${paths.newQuestionPaper}?by=hand`;

/** A new question paper: its textbook, then its blueprint. */
export function NewPaperScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const isWritten = get('by') === 'hand';
  const choices = usePapers(listPaperBooks, {});
  const from = get('from');
  const before = usePapers(getQuestionPaper, { params: { paperId: from } }, from !== '');
  const books = choices.data?.books ?? [];
  const book = bookOf(books, { subjectId: before.data?.subjectId ?? get('book'), className: get('class'), subject: get('subject') });
  const isReady = from === '' || before.data !== undefined || before.isError;
  return (
    <>
      <PageHeader
        title={t`New question paper`}
        context={
          isWritten
            ? t`With questions written by you`
            : book
              ? t`Class ${book.class} · ${book.subject}`
              : t`From the questions of a textbook`
        }
        actions={
          <>
            {book && !isWritten ? (
              <Select
                label={t`Textbook`}
                value={book.subjectId}
                choices={books.map((one) => ({ value: one.subjectId, label: t`Class ${one.class} · ${one.subject}` }))}
                onChange={(subjectId) => change({ book: subjectId, class: null, subject: null, from: null })}
              />
            ) : null}
            <LinkButton to={isWritten ? paths.newQuestionPaper : BY_HAND}>
              {isWritten ? t`Select questions from a textbook` : t`Write questions yourself`}
            </LinkButton>
            <LinkButton to={paths.questionPapers}>{t`All papers`}</LinkButton>
          </>
        }
      />
      {isWritten ? <HandPaperForm /> : null}
      {isWritten ? null : (
        <LoadState query={choices} title={t`The textbooks could not be opened`}>
          {({ presets }) =>
            book === undefined ? (
              <Card>
                <EmptyState
                  icon={<IconBookOff size={24} stroke={1.75} />}
                  title={t`No textbooks yet`}
                  action={<LinkButton to={BY_HAND} isPrimary>{t`Write questions yourself`}</LinkButton>}
                >
                  <Trans>Questions are selected from an uploaded textbook. Without a textbook you can write them yourself.</Trans>
                </EmptyState>
              </Card>
            ) : isReady ? (
              <PaperForm key={`${book.subjectId} ${from}`} book={book} presets={presets} before={before.data} />
            ) : null
          }
        </LoadState>
      )}
    </>
  );
}

function bookOf(books: PaperBook[], wanted: { subjectId: string; className: string; subject: string }): PaperBook | undefined {
  return (
    books.find(({ subjectId }) => subjectId === wanted.subjectId) ??
    books.find((book) => book.class === wanted.className && book.subject === wanted.subject) ??
    books[0]
  );
}
