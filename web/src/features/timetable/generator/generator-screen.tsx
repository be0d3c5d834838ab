import { useLingui } from '@lingui/react/macro';
import { getTimetable, listTimetableDrafts, type TimetableDraft, testTimetable } from '@shala/contract/timetable';
import { IconSparkles } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchTimetable, useTimetableCall } from '../api.ts';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { makeBoard } from '../lib/board.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { DraftsCard } from './drafts-card.tsx';
import classes from './generator.module.css';
import { TestCard } from './test-card.tsx';
import { useDraftActs, useDrafts } from './use-drafts.ts';
import { useGeneratorWords } from './use-generator-words.ts';

/** Begins loading the week, the test and the drafts. */
export function prefetchGenerator() {
  void prefetchTimetable(testTimetable, {});
  void prefetchTimetable(listTimetableDrafts, {});
  return prefetchTimetable(getTimetable, {});
}

/** Makes timetables of what the school has: test, generate, compare, put in force. */
export function GeneratorScreen() {
  const { t } = useLingui();
  const [seconds, setSeconds] = useState('20');
  const week = useTimetableCall(getTimetable, {});
  const drafts = useDrafts();
  const acts = useDraftActs();
  const isRunning = drafts.data?.drafts.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  const actions = (
    <>
      <Select
        label={t`Search time`}
        value={seconds}
        choices={[
          { value: '20', label: t`20 seconds` },
          { value: '60', label: t`1 minute` },
          { value: '300', label: t`5 minutes` },
        ]}
        onChange={setSeconds}
      />
      <Button
        isPrimary
        icon={<IconSparkles size={16} stroke={1.75} aria-hidden="true" />}
        isBusy={acts.isStarting || isRunning}
        onClick={() => void acts.start(Number(seconds))}
      >
        {t`Make timetable`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t`Make timetable`} context={t`From subjects, periods a week and teachers`} actions={actions} />
      <TimetableNav />
      <LoadState query={week} title={t`The timetable could not be loaded`} rows={6}>
        {(answer) => <Generator week={answer} drafts={drafts} acts={acts} />}
      </LoadState>
    </>
  );
}

type Props = { week: Parameters<typeof makeBoard>[0]; drafts: ReturnType<typeof useDrafts>; acts: ReturnType<typeof useDraftActs> };

function Generator({ week, drafts, acts }: Props) {
  const { t } = useLingui();
  const board = useMemo(() => makeBoard(week), [week]);
  const words = useGeneratorWords(board);
  const test = useTimetableCall(testTimetable, {});
  const [shown, setShown] = useState<TimetableDraft | null>(null);
  const [chosen, setChosen] = useState<TimetableDraft | null>(null);
  return (
    <div className={classes.stack}>
      <LoadState query={test} title={t`The data could not be tested`} rows={2}>
        {(answer) => <TestCard board={board} test={answer} />}
      </LoadState>
      <LoadState query={drafts} title={t`The drafts could not be loaded`} rows={4}>
        {(answer) => (
          <DraftsCard
            board={board}
            answer={answer}
            acts={{
              onPreview: setShown,
              onApply: setChosen,
              onStop: ({ id }) => void acts.stop(id),
              onDelete: ({ id }) => void acts.remove(id),
            }}
          />
        )}
      </LoadState>
      {shown ? <DraftPreview draft={shown} title={words.draftName(shown)} week={week} onClose={() => setShown(null)} /> : null}
      {chosen ? (
        <ApplyDialog
          title={words.draftName(chosen)}
          isSaving={acts.isApplying}
          onApply={(from) => acts.apply(chosen.id, from)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </div>
  );
}
