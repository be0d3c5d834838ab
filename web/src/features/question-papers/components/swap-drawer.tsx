import { Trans, useLingui } from '@lingui/react/macro';
import { listQuestionSwaps, swapPaperQuestion } from '@shala/contract/question-papers';
import { IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { SearchBox } from '#ui/controls';
import { Drawer } from '#ui/drawer';
import { EmptyState } from '#ui/empty-state';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { type PaperQuestion, usePapers, usePapersAct } from '../api.ts';
import { levelNames, marksText, typeNames } from '../lib/words.ts';
import classes from './papers.module.css';

type Props = { paperId: string; question: PaperQuestion; onClose: () => void };

/** Questions to put in the place of one, the most similar first. */
export function SwapDrawer({ paperId, question, onClose }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const q = useDeferredValue(search.trim());
  const params = { paperId, questionId: question._id };
  const swaps = usePapers(listQuestionSwaps, { params, query: q === '' ? {} : { q } });
  const back = usePapersAct(swapPaperQuestion);
  const act = usePapersAct(swapPaperQuestion, () => {
    const { source, sourceId } = question;
    showToast({
      tone: 'good',
      sentence: t`The question was replaced.`,
      // A question that is gone from the bank cannot be brought back.
      ...(sourceId !== null && !question.isEdited
        ? {
            onUndo: () =>
              back.mutate(
                { params, body: { source, sourceId } },
                { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
              ),
          }
        : {}),
    });
    onClose();
  });
  const [types, levels] = [typeNames(), levelNames()];
  const differing = {
    type: t`Different type`,
    marks: t`Different marks`,
    level: t`Different skill`,
    chapter: t`Different chapter`,
    askedBefore: t`Asked in a recent paper`,
  };
  return (
    <Drawer
      title={t`Replace question`}
      context={question.question.length > 90 ? `${question.question.slice(0, 89)}…` : question.question}
      onClose={onClose}
      width={560}
    >
      <SearchBox label={t`Search questions`} value={search} onChange={setSearch} />
      <FormError error={act.error} />
      <LoadState query={swaps} title={t`The questions could not be opened`} rows={6}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={<IconSearchOff size={24} stroke={1.75} />} title={t`No matching questions`}>
              <Trans>Search for other words, or add a question of your own in the question bank.</Trans>
            </EmptyState>
          ) : (
            <div>
              {list.map((one) => (
                <div key={`${one.source} ${one._id}`} className={classes.candidate}>
                  <div className={classes.words}>{one.question}</div>
                  <div className={classes.tags}>
                    <span>{types[one.type]}</span>
                    <span>{levels[one.level]}</span>
                    <span>{one.isProposed ? t`${marksText(one.marks)} (suggested)` : marksText(one.marks)}</span>
                    <span>{t`Chapter ${one.chapterNumber}: ${one.chapterName}`}</span>
                    {one.differs.map((name) => (
                      <span key={name} className={classes.warn}>
                        {differing[name]}
                      </span>
                    ))}
                  </div>
                  <span>
                    <Button
                      size="small"
                      isBusy={act.isPending && act.variables?.body.sourceId === one._id}
                      onClick={() => act.mutate({ params, body: { source: one.source, sourceId: one._id } })}
                    >
                      {t`Use this question`}
                    </Button>
                  </span>
                </div>
              ))}
            </div>
          )
        }
      </LoadState>
    </Drawer>
  );
}
