import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getQuestionPaper, isByHand, sectionMarks } from '@shala/contract/question-papers';
import { IconFileOff, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CallError } from '#lib/call-error';
import { formatDate, formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Box, Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { ProgressBar } from '#ui/progress';
import { type Paper, papersQuery, prefetchOfPapers } from '../api.ts';
import { AddQuestionDrawer } from '../components/add-question-drawer.tsx';
import { CoverageCard } from '../components/coverage-card.tsx';
import { DownloadCard } from '../components/download-card.tsx';
import { EditQuestionDrawer } from '../components/edit-question-drawer.tsx';
import { HeadDrawer } from '../components/head-drawer.tsx';
import { PaperMenu } from '../components/paper-menu.tsx';
import classes from '../components/papers.module.css';
import { PictureDrawer } from '../components/picture-drawer.tsx';
import { type QuestionAct, QuestionRow } from '../components/question-row.tsx';
import { SwapDrawer } from '../components/swap-drawer.tsx';

/** While pictures are cut in the background, the paper is asked for again so often. Milliseconds. */
const AGAIN_MS = 1500;

/** Begins loading it before it is shown. */
export const prefetchPaper = ({ paperId = '' }: ScreenParams) => prefetchOfPapers(getQuestionPaper, { params: { paperId } });

type Open = { act: QuestionAct | 'head' | 'add'; questionId: string } | null;

/** One question paper: its questions, what it covers, and its files. */
export function PaperScreen() {
  const { t } = useLingui();
  const { paperId = '' } = useParams();
  const [open, setOpen] = useState<Open>(null);
  const paper = useQuery({
    ...papersQuery(getQuestionPaper, { params: { paperId } }),
    refetchInterval: ({ state }) => ((state.data?.picturesWanted ?? 0) > 0 ? AGAIN_MS : false),
  });
  if (paper.error instanceof CallError && paper.error.status === 404) return <UnknownPaper />;
  const { data } = paper;
  const question = data?.questions.find(({ _id }) => _id === open?.questionId);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={data?.title ?? t`Question paper`}
        context={data ? <Context paper={data} /> : null}
        actions={
          <>
            <LinkButton to={paths.questionPapers}>{t`All papers`}</LinkButton>
            {data ? <PaperMenu paper={data} onHead={() => setOpen({ act: 'head', questionId: '' })} /> : null}
          </>
        }
      />
      <LoadState query={paper} title={t`The question paper could not be opened`}>
        {(loaded) => (
          <div className={classes.columns}>
            <Questions paper={loaded} open={open} onOpen={setOpen} />
            <div className={classes.stack}>
              <DownloadCard paper={loaded} />
              {loaded.picturesWanted > 0 ? <PictureProgress paper={loaded} /> : null}
              {isByHand(loaded.blueprint) ? null : <CoverageCard coverage={loaded.coverage} />}
            </div>
          </div>
        )}
      </LoadState>
      {data && open?.act === 'head' ? <HeadDrawer paper={data} onClose={close} /> : null}
      {data && open?.act === 'add' ? <AddQuestionDrawer paper={data} onClose={close} /> : null}
      {question && open?.act === 'swap' ? <SwapDrawer key={question._id} paperId={paperId} question={question} onClose={close} /> : null}
      {question && open?.act === 'edit' ? (
        <EditQuestionDrawer key={question._id} paperId={paperId} question={question} onClose={close} />
      ) : null}
      {question && open?.act === 'picture' ? (
        <PictureDrawer key={question._id} paperId={paperId} question={question} onClose={close} />
      ) : null}
    </>
  );
}

function Context({ paper: { class: className, subject, onDate, totalMarks, minutes, state } }: { paper: Paper }) {
  const { t } = useLingui();
  const parts = [
    t`Class ${className} · ${subject}`,
    t`${formatNumber(totalMarks, 1)} marks`,
    t`${minutes} minutes`,
    onDate ? formatDate(onDate) : '',
    state === 'final' ? t`Final` : t`Draft`,
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}

type QuestionsProps = { paper: Paper; open: Open; onOpen: (open: Open) => void };

function Questions({ paper, open, onOpen }: QuestionsProps) {
  const { t } = useLingui();
  const firsts = paper.questions.filter(({ isAlternative }) => !isAlternative);
  const numberOf = new Map(firsts.map(({ _id }, index) => [_id, index + 1]));
  return (
    <Card>
      <Box pt={20} pb={28} px={24}>
        {paper.questions.length === 0 ? <p className={classes.quiet}>{t`No questions yet. Add the first one.`}</p> : null}
        {paper.blueprint.sections.map(({ name, note }, section) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a paper have nothing but their place
          <section key={section} aria-label={name}>
            <h2 className={classes.paperSection}>
              <span>{name}</span>
              <span className={classes.figure}>{sumOf(paper, section)}</span>
            </h2>
            {note ? <p className={classes.quiet}>{note}</p> : null}
            {paper.questions
              .filter((question) => question.section === section)
              .map((question) => (
                <div key={question._id}>
                  {question.isAlternative ? (
                    <div className={classes.or}>
                      <Trans>OR</Trans>
                    </div>
                  ) : null}
                  <QuestionRow
                    paperId={paper._id}
                    question={question}
                    number={numberOf.get(question._id) ?? null}
                    isFinal={paper.state === 'final'}
                    isCurrent={open?.questionId === question._id}
                    onAct={(act) => onOpen({ act, questionId: question._id })}
                  />
                </div>
              ))}
          </section>
        ))}
        {paper.state === 'final' ? null : (
          <Box pt={16}>
            <Button
              icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              isPrimary={paper.questions.length === 0}
              onClick={() => onOpen({ act: 'add', questionId: '' })}
            >{t`Add question`}</Button>
          </Box>
        )}
      </Box>
    </Card>
  );
}

/** The marks of a section, as questions times marks if all have the same. */
function sumOf({ blueprint, questions }: Paper, section: number): string {
  const own = questions.filter((one) => one.section === section && !one.isAlternative);
  const { attempt = null, marks = 0 } = blueprint.sections[section] ?? {};
  const sum = formatNumber(sectionMarks(blueprint, section, questions), 1);
  const each = attempt === null ? own[0]?.marks : marks;
  if (each === undefined || (attempt === null && own.some((one) => one.marks !== each))) return sum;
  return `${attempt ?? own.length} × ${formatNumber(each, 1)} = ${sum}`;
}

function PictureProgress({ paper: { picturesWanted, picturesTotal } }: { paper: Paper }) {
  const { t } = useLingui();
  return (
    <Card title={t`Pictures from the book`}>
      <Stack gap={10} pt={2} pb={16} px={16} fz="sm" role="status">
        <Plural
          value={picturesWanted}
          one="# picture is still being copied from the book"
          other="# pictures are still being copied from the book"
        />
        <ProgressBar label={t`Pictures copied`} share={(picturesTotal - picturesWanted) / Math.max(1, picturesTotal)} />
      </Stack>
    </Card>
  );
}

function UnknownPaper() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Question paper`} />
      <Card>
        <EmptyState
          icon={<IconFileOff size={24} stroke={1.75} />}
          title={t`This question paper was not found`}
          action={<LinkButton to={paths.questionPapers}>{t`All papers`}</LinkButton>}
        >
          <Trans>It may have been deleted.</Trans>
        </EmptyState>
      </Card>
    </>
  );
}
