import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowsExchange, IconPencil, IconPhoto } from '@tabler/icons-react';
import { fileAddress } from '#lib/file-address';
import { Button } from '#ui/button';
import { Group } from '#ui/layout';
import type { PaperQuestion } from '../api.ts';
import { levelNames, marksText, typeNames } from '../lib/words.ts';
import { OrderButtons } from './order-buttons.tsx';
import classes from './papers.module.css';

export type QuestionAct = 'swap' | 'edit' | 'picture';
type Props = {
  paperId: string;
  question: PaperQuestion;
  number: number | null;
  isFinal: boolean;
  isCurrent: boolean;
  onAct: (act: QuestionAct) => void;
};

/** One question as the paper asks it, where it is from, and what can be done with it. */
export function QuestionRow({ paperId, question, number, isFinal, isCurrent, onAct }: Props) {
  const { t } = useLingui();
  const { question: words, options, pictureUrl, pictureUse } = question;
  const isPictureOnly = pictureUrl !== null && pictureUse === 'instead';
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const name = number === null ? t`the alternative` : t`question ${number}`;
  return (
    <article className={classes.question} data-current={isCurrent || undefined} aria-label={name}>
      <b>{number === null ? '' : `${number}.`}</b>
      <div>
        {isPictureOnly ? null : <div className={classes.words}>{words}</div>}
        {pictureUrl ? (
          <img className={classes.picture} src={fileAddress(pictureUrl)} alt={isPictureOnly ? words : t`Picture of ${name}`} />
        ) : null}
        {isPictureOnly || options.length === 0 ? null : (
          <ol className={classes.options}>
            {options.map((option, index) => (
              <li key={option}>
                ({String.fromCharCode(97 + index)}) {option}
              </li>
            ))}
          </ol>
        )}
        <Where question={question} />
        {question.picture === 'failed' && !isFinal ? (
          <p className={`${classes.facts} ${classes.warn}`}>
            {question.pageUrl ? (
              <Trans>The question refers to a figure that was not found. Select it on the page, or reword the question.</Trans>
            ) : (
              <Trans>The question refers to a figure, and the pages of the book are not stored. Reword or replace the question.</Trans>
            )}
          </p>
        ) : null}
        {question.picture === 'wanted' ? (
          <p className={classes.facts} role="status">
            <Trans>The picture is being copied from the page...</Trans>
          </p>
        ) : null}
      </div>
      {isFinal ? (
        <span className={classes.figure}>{marksText(question.marks)}</span>
      ) : (
        <Group gap={8} align="start">
          <Button size="small" aria-label={t`Replace ${name}`} icon={<IconArrowsExchange {...icon} />} onClick={() => onAct('swap')}>
            {t`Replace`}
          </Button>
          <Button size="small" aria-label={t`Edit ${name}`} icon={<IconPencil {...icon} />} onClick={() => onAct('edit')}>
            {t`Edit`}
          </Button>
          {question.pageUrl ? (
            <Button size="small" aria-label={t`Picture for ${name}`} icon={<IconPhoto {...icon} />} onClick={() => onAct('picture')}>
              {t`Picture`}
            </Button>
          ) : null}
          <OrderButtons paperId={paperId} questionId={question._id} name={name} isAlternative={question.isAlternative} />
        </Group>
      )}
    </article>
  );
}

function Where({
  question: { source, type, level, chapterNumber, chapterName, page, book, answer, isEdited },
}: {
  question: PaperQuestion;
}) {
  const { t } = useLingui();
  const facts = [
    typeNames()[type],
    t`Skill tested: ${levelNames()[level]}`,
    // A question that was written into the paper is of no chapter.
    chapterName === '' ? '' : t`Chapter ${chapterNumber}: ${chapterName}`,
    source === 'own' ? t`Own question` : page === null ? book : t`${book}, page ${page}`,
    isEdited ? t`Edited for this paper` : '',
    answer ? t`With answer` : t`Answer not entered`,
  ];
  return <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}
