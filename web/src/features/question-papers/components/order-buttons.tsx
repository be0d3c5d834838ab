import { useLingui } from '@lingui/react/macro';
import { movePaperQuestion, removePaperQuestion } from '@shala/contract/question-papers';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { ReasonDialog } from '#ui/reason-dialog';
import { usePapersAct } from '../api.ts';

type Props = { paperId: string; questionId: string; name: string; isAlternative: boolean };

/** Moves a question up or down, or takes it out of the paper. */
export function OrderButtons({ paperId, questionId, name, isAlternative }: Props) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const params = { paperId, questionId };
  const move = usePapersAct(movePaperQuestion);
  const remove = usePapersAct(removePaperQuestion, () => {
    showToast({ tone: 'good', sentence: t`The question was removed from the paper. It is still in the question bank.` });
    setAsked(false);
  });
  const go = (to: 'up' | 'down') =>
    move.mutate({ params, body: { to } }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) });
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {isAlternative ? null : (
        <>
          <Button size="small" aria-label={t`Move ${name} up`} isBusy={move.isPending} onClick={() => go('up')}>
            <IconArrowUp {...icon} />
          </Button>
          <Button size="small" aria-label={t`Move ${name} down`} isBusy={move.isPending} onClick={() => go('down')}>
            <IconArrowDown {...icon} />
          </Button>
        </>
      )}
      <Button size="small" aria-label={t`Remove ${name}`} onClick={() => setAsked(true)}>
        <IconTrash {...icon} />
      </Button>
      {isAsked ? (
        <ReasonDialog
          isWithout
          title={t`Remove this question from the paper?`}
          act={t`Remove question`}
          isBusy={remove.isPending}
          error={remove.error}
          onSubmit={() => remove.mutate({ params })}
          onClose={() => setAsked(false)}
        >
          <p>{t`The marks of the section and of the paper become less.`}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
