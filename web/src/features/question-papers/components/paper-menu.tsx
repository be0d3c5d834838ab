import { useLingui } from '@lingui/react/macro';
import {
  chooseQuestionsAgain,
  editQuestionPaper,
  isByHand,
  removeQuestionPaper,
  restoreQuestionPaper,
} from '@shala/contract/question-papers';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { type Paper, usePapersAct } from '../api.ts';

type Props = { paper: Paper; onHead: () => void };

/** What can be done with a whole paper. */
export function PaperMenu({ paper, onHead }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const params = { paperId: paper._id };
  const isFinal = paper.state === 'final';
  const sayError = (error: unknown) => showToast({ tone: 'bad', sentence: errorText(error) });
  const state = usePapersAct(editQuestionPaper, () =>
    showToast({ tone: 'good', sentence: isFinal ? t`The paper is a draft again.` : t`The paper is final.` }),
  );
  const restore = usePapersAct(restoreQuestionPaper);
  const remove = usePapersAct(removeQuestionPaper, async () => {
    showToast({ tone: 'good', sentence: t`The paper was deleted.`, onUndo: () => restore.mutate({ params }, { onError: sayError }) });
    await navigate(paths.questionPapers);
  });
  const again = usePapersAct(chooseQuestionsAgain, ({ paperId }) =>
    showToast(
      paperId === null
        ? {
            tone: 'bad',
            sentence: t`There are no longer enough questions for this blueprint. Use “New paper with this blueprint” and change the blueprint.`,
          }
        : { tone: 'good', sentence: t`All questions were selected again.` },
    ),
  );
  const act = (name: string) => {
    if (name === 'head') onHead();
    if (name === 'again') again.mutate({ params, body: {} }, { onError: sayError });
    if (name === 'copy') void navigate(`${paths.newQuestionPaper}?from=${paper._id}`);
    if (name === 'remove') remove.mutate({ params }, { onError: sayError });
  };
  // Questions that were written by hand are not selected again.
  const isWritten = isByHand(paper.blueprint);
  const drafts = [
    { value: 'head', label: t`Edit paper details` },
    ...(isWritten ? [] : [{ value: 'again', label: t`Select new questions for the whole paper` }]),
  ];
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Select
        label={t`More actions for this paper`}
        value=""
        choices={[
          { value: '', label: again.isPending ? t`Selecting questions...` : t`More…` },
          ...(isFinal ? [] : drafts),
          ...(isWritten ? [] : [{ value: 'copy', label: t`New paper with this blueprint` }]),
          { value: 'remove', label: t`Delete paper` },
        ]}
        onChange={act}
      />
      <Button
        isPrimary={!isFinal}
        isBusy={state.isPending}
        isSingle
        icon={isFinal ? <IconPencil {...icon} /> : <IconCheck {...icon} />}
        onClick={() => state.mutate({ params, body: { state: isFinal ? 'draft' : 'final' } }, { onError: sayError })}
      >
        {isFinal ? t`Edit this final paper` : t`Make final`}
      </Button>
    </>
  );
}
