import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getTimetable, listTimetableDrafts, type TimetableDraft, testTimetable } from '@shala/contract/timetable';
import { IconSparkles, IconUpload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { Group, Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchTimetable, useTimetableCall } from '../api.ts';
import { FetButton } from '../components/paper-buttons.tsx';
import { TimetableNav } from '../components/timetable-nav.tsx';
import { LocksDialog } from '../edit/locks-dialog.tsx';
import { makeBoard } from '../lib/board.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { DraftPreview } from './draft-preview.tsx';
import { DraftRepair } from './draft-repair.tsx';
import { DraftsCard } from './drafts-card.tsx';
import { FetDialog } from './fet-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
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
  const [count, setCount] = useState('1');
  const [isImporting, setIsImporting] = useState(false);
  const [isImportingFet, setIsImportingFet] = useState(false);
  const week = useTimetableCall(getTimetable, {});
  const drafts = useDrafts();
  const acts = useDraftActs();
  const isRunning = drafts.data?.drafts.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  const actions = (
    <>
      <Button icon={<IconUpload size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsImporting(true)}>
        {t`Import timetable from Excel`}
      </Button>
      <Select
        label={t`Time allowed to make the timetable`}
        value={seconds}
        choices={[
          { value: '20', label: t`Time allowed: 20 seconds` },
          { value: '60', label: t`Time allowed: 1 minute (better timetable)` },
          { value: '300', label: t`Time allowed: 5 minutes (best timetable)` },
        ]}
        onChange={setSeconds}
      />
      <Select
        label={t`Number of drafts`}
        value={count}
        choices={[1, 2, 3, 4, 5].map((number) => ({ value: String(number), label: plural(number, { one: '# draft', other: '# drafts' }) }))}
        onChange={setCount}
      />
      <Button
        isPrimary
        icon={<IconSparkles size={16} stroke={1.75} aria-hidden="true" />}
        isBusy={acts.isStarting || isRunning}
        onClick={() => void acts.start(Number(seconds), Number(count))}
      >
        {t`Make timetable`}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={t`Make timetable`}
        context={t`Makes drafts. The current timetable stays until you use one of them.`}
        actions={actions}
      />
      <TimetableNav
        end={
          <Group gap={8}>
            <Button size="small" icon={<IconUpload size={14} stroke={2} aria-hidden="true" />} onClick={() => setIsImportingFet(true)}>
              {t`Import from the timetable program FET (if your school uses it)`}
            </Button>
            <FetButton />
          </Group>
        }
      />
      <LoadState query={week} title={t`The timetable could not be opened`} rows={6}>
        {(answer) => <Generator week={answer} drafts={drafts} acts={acts} seconds={Number(seconds)} />}
      </LoadState>
      {isImporting ? <ImportDialog onClose={() => setIsImporting(false)} /> : null}
      {isImportingFet ? <FetDialog onClose={() => setIsImportingFet(false)} /> : null}
    </>
  );
}

type Props = {
  week: Parameters<typeof makeBoard>[0];
  drafts: ReturnType<typeof useDrafts>;
  acts: ReturnType<typeof useDraftActs>;
  seconds: number;
};

function Generator({ week, drafts, acts, seconds }: Props) {
  const { t } = useLingui();
  const board = useMemo(() => makeBoard(week), [week]);
  const words = useGeneratorWords(board);
  const test = useTimetableCall(testTimetable, {});
  const [shown, setShown] = useState<TimetableDraft | null>(null);
  const [chosen, setChosen] = useState<TimetableDraft | null>(null);
  const [renamed, setRenamed] = useState<TimetableDraft | null>(null);
  const [locked, setLocked] = useState<TimetableDraft | null>(null);
  const [repaired, setRepaired] = useState<TimetableDraft | null>(null);
  const [isComparing, setIsComparing] = useState(false);
  const handleFromDraft = ({ id }: TimetableDraft) => {
    void acts.start(seconds, 1, id);
    setLocked(null);
  };
  return (
    <Stack gap={16} mt={16}>
      <LoadState query={test} title={t`The data could not be checked`} rows={2}>
        {(answer) => <TestCard board={board} test={answer} />}
      </LoadState>
      <LoadState query={drafts} title={t`The draft timetables could not be opened`} rows={4}>
        {(answer) => (
          <DraftsCard
            board={board}
            answer={answer}
            acts={{
              onPreview: setShown,
              onApply: setChosen,
              onStop: ({ id }) => void acts.stop(id),
              onDelete: ({ id }) => void acts.remove(id),
              onRename: setRenamed,
              onLocks: setLocked,
              onRepair: setRepaired,
              onCompare: () => setIsComparing(true),
            }}
          />
        )}
      </LoadState>
      {shown ? <DraftPreview draft={shown} title={words.draftName(shown)} week={week} onClose={() => setShown(null)} /> : null}
      {repaired ? <DraftRepair draft={repaired} name={words.draftName(repaired)} week={week} onClose={() => setRepaired(null)} /> : null}
      {isComparing && drafts.data ? (
        <CompareDialog board={board} drafts={drafts.data.drafts} onClose={() => setIsComparing(false)} />
      ) : null}
      {renamed ? (
        <RenameDialog
          draft={renamed}
          title={words.draftName(renamed)}
          isSaving={acts.isRenaming}
          onSave={acts.rename}
          onClose={() => setRenamed(null)}
        />
      ) : null}
      {locked ? (
        <LocksDialog
          board={board}
          draft={{ id: locked.id, name: words.draftName(locked) }}
          act={<Button isPrimary onClick={() => handleFromDraft(locked)}>{t`Make timetable with these locked periods`}</Button>}
          onClose={() => setLocked(null)}
        />
      ) : null}
      {chosen ? (
        <ApplyDialog
          title={words.draftName(chosen)}
          isSaving={acts.isApplying}
          onApply={(from) => acts.apply(chosen.id, from)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Stack>
  );
}
