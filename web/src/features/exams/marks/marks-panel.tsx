import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { correctMarks, exportMarkSheet, getMarkSheet } from '@shala/contract/exams';
import { IconPencil, IconPlusMinus, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { formatDate, todayAtSchool } from '#lib/format';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DownloadButtons } from '#ui/download-buttons';
import { Drawer } from '#ui/drawer';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { ReasonDialog } from '#ui/reason-dialog';
import { type Sheet, useExamAct, useSheet } from '../api.ts';
import { PaperMarks } from '../components/paper-marks.tsx';
import { keepMarks } from '../lib/kept-marks.ts';
import { keyOf, makeGrid } from '../lib/mark-grid.ts';
import { Adjustments } from './adjustments.tsx';
import { Disputes, MarkBar } from './mark-bar.tsx';
import { MarkTable } from './mark-table.tsx';
import { useAutosave } from './use-autosave.ts';

const ImportDialog = lazy(() => import('./import-dialog.tsx').then((part) => ({ default: part.ImportDialog })));

type Place = { examId: string; sectionId: string };

/** The marks of a section in an exam; those of a past year are only read. */
export function MarksPanel({ isReadOnly, ...place }: Place & { isReadOnly: boolean }) {
  const { t } = useLingui();
  const sheet = useSheet(getMarkSheet, { params: place });
  return (
    <LoadState query={sheet} title={t`The marks could not be opened`} rows={16}>
      {(data) => <Grid key={`${place.examId} ${place.sectionId} ${data.isPublished}`} sheet={data} {...{ place, isReadOnly }} />}
    </LoadState>
  );
}

type Dialog = 'import' | 'reason' | 'adjustments' | { paperId: string } | null;

function Grid({ sheet, place, isReadOnly }: { sheet: Sheet; place: Place; isReadOnly: boolean }) {
  const { t } = useLingui();
  const grid = useMemo(() => openGrid(sheet, place.sectionId, isReadOnly), [sheet, place.sectionId, isReadOnly]);
  // A correction that was not published goes on where it was left.
  const [isCorrecting, setIsCorrecting] = useState(() => !isReadOnly && sheet.isPublished && grid.open().length > 0);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [former, setFormer] = useState<ReadonlyMap<string, string>>(() => formerOf(sheet));
  const isLocked = isReadOnly || (sheet.isPublished ? !isCorrecting : sheet.exam.isLocked);
  const { save, error, isSaving } = useAutosave(grid, place, { isOn: !sheet.isPublished && !isLocked, former });
  // These load the sheet again, which would lose marks that are not saved.
  const openSaved = (next: Dialog) =>
    grid.count('unsaved') + grid.count('bad') > 0
      ? showToast({ tone: 'bad', sentence: t`Save the marks first, and correct those that cannot be saved.` })
      : setDialog(next);
  if (sheet.papers.length === 0 || sheet.students.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconPencil size={24} stroke={1.75} />}
          title={
            sheet.papers.length === 0
              ? t`This exam has no papers for ${sheet.className}.`
              : t`No students in ${sheet.className} ${sheet.section}.`
          }
        />
      </Card>
    );
  return (
    <Card
      title={`${sheet.className} ${sheet.section}`}
      fact={sheet.classTeacher === '' ? sheet.exam.name : t`${sheet.exam.name} · class teacher ${sheet.classTeacher}`}
      action={
        <Tools
          isReadOnly={isReadOnly}
          sheet={sheet}
          place={place}
          isLocked={isLocked}
          isCorrecting={isCorrecting}
          onImport={() => setDialog('import')}
          onCorrect={() => setIsCorrecting(true)}
          onAdjust={() => openSaved('adjustments')}
        />
      }
    >
      {isReadOnly ? null : <SheetNotices sheet={sheet} isCorrecting={isCorrecting} />}
      <Disputes grid={grid} sheet={sheet} />
      <MarkTable {...{ sheet, grid, isLocked, isReadOnly, former }} onFormer={setAsked} onPaper={(paperId) => openSaved({ paperId })} />
      {isLocked ? null : (
        <MarkBar
          {...{ grid, sheet, isSaving, error, isCorrecting }}
          onSave={() => void save()}
          onCorrect={() => setDialog('reason')}
          onCancel={() => {
            grid.reset();
            setIsCorrecting(false);
          }}
        />
      )}
      <Suspense>
        {dialog === 'import' ? (
          <ImportDialog sheet={sheet} sectionId={place.sectionId} grid={grid} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
      {dialog === 'adjustments' ? <Adjustments sheet={sheet} onClose={() => setDialog(null)} /> : null}
      {dialog !== null && typeof dialog === 'object' ? <PaperDialog sheet={sheet} {...dialog} onClose={() => setDialog(null)} /> : null}
      {dialog === 'reason' ? <CorrectDialog grid={grid} place={place} onClose={() => setDialog(null)} /> : null}
      {asked === null ? null : (
        <FormerSchool
          name={sheet.students.find(({ id }) => id === asked)?.name}
          school={former.get(asked) ?? ''}
          onSubmit={(school) => {
            setFormer(new Map(former).set(asked, school));
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

type FormerProps = { name: string | undefined; school: string; onSubmit: (school: string) => void; onClose: () => void };

/** The school from which the marks of a late joiner come. */
function FormerSchool({ name, school, onSubmit, onClose }: FormerProps) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      title={t`Marks of the previous school`}
      context={name}
      label={t`Name of the previous school`}
      missing={t`Enter the name of the previous school.`}
      act={t`Save`}
      start={school}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        {t`This student joined after a paper of this exam. If the marks of the previous school are to be entered for it, first enter the name of that school. It is saved with the marks.`}
      </p>
    </ReasonDialog>
  );
}

/** The maximum and pass marks of a paper, and its weight. */
function PaperDialog({ sheet, paperId, onClose }: { sheet: Sheet; paperId: string; onClose: () => void }) {
  const paper = sheet.papers.find(({ id }) => id === paperId);
  if (paper === undefined) return null;
  return (
    <Drawer title={`${paper.subject} · ${sheet.className}`} context={`${sheet.exam.name} · ${paper.component}`} onClose={onClose}>
      <PaperMarks paper={paper} className={sheet.className} isPublished={sheet.isPublished} onSaved={onClose} />
    </Drawer>
  );
}

/** What has to be known before a mark is entered or changed. */
function SheetNotices({ sheet, isCorrecting }: { sheet: Sheet; isCorrecting: boolean }) {
  const { t } = useLingui();
  if (sheet.isPublished)
    return (
      <Notice>
        {isCorrecting
          ? t`You are correcting published marks. Parents see the old marks until you publish the corrected result.`
          : t`The results of ${sheet.className} are published. To correct marks, press Correct marks; a reason is required and the result is published again.`}
      </Notice>
    );
  return (
    <>
      {sheet.exam.isLocked ? <Notice>{t`The last day for these marks was ${formatDate(sheet.exam.lockOn ?? '')}.`}</Notice> : null}
      <NotHeldYet papers={sheet.papers} />
    </>
  );
}

/** Marks can be entered before the day of a paper, as those of a previous school; usually it is a slip. */
function NotHeldYet({ papers }: Pick<Sheet, 'papers'>) {
  const { t } = useLingui();
  const today = todayAtSchool(new Date());
  const next = papers.flatMap(({ onDate }) => (onDate !== null && onDate > today ? [onDate] : [])).sort()[0];
  return next === undefined ? null : <Notice>{t`Papers of this exam are still to be held, the next on ${formatDate(next)}.`}</Notice>;
}

function openGrid({ exam, isPublished, papers, students }: Sheet, sectionId: string, isReadOnly: boolean) {
  const maxOf = new Map(papers.map(({ id, maxMarks }) => [id, Math.round(maxMarks * 100)]));
  const values = new Map(
    students.flatMap(({ id, cells }) => papers.map((paper, at) => [keyOf(paper.id, id), cells[at]?.value ?? ''] as const)),
  );
  const grid = makeGrid({ values, maxOf: (key) => maxOf.get(key.split(' ')[0] ?? '') ?? 0 });
  if (!isReadOnly && (isPublished || !exam.isLocked))
    keepMarks(isPublished ? 'corrections' : 'marks', { examId: exam.id, sectionId }, grid);
  return grid;
}

function formerOf({ students }: Sheet): Map<string, string> {
  return new Map(
    students.flatMap(({ id, cells }) =>
      cells.filter(({ formerSchool }) => formerSchool !== '').map(({ formerSchool }) => [id, formerSchool] as const),
    ),
  );
}

type ToolProps = {
  sheet: Sheet;
  place: Place;
  isReadOnly: boolean;
  isLocked: boolean;
  isCorrecting: boolean;
  onImport: () => void;
  onCorrect: () => void;
  onAdjust: () => void;
};

function Tools({ sheet, place, isReadOnly, isLocked, isCorrecting, onImport, onCorrect, onAdjust }: ToolProps) {
  const { t } = useLingui();
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      <DownloadButtons formats={['xlsx']} onAsk={() => send(exportMarkSheet, { params: place })} />
      {isCorrecting || isReadOnly ? null : (
        <Button icon={<IconPlusMinus size={16} stroke={1.75} aria-hidden="true" />} onClick={onAdjust}>
          {sheet.adjustments.length === 0 ? t`Grace marks and moderation` : t`Grace marks and moderation (${sheet.adjustments.length})`}
        </Button>
      )}
      {isLocked ? null : (
        <Button icon={<IconUpload size={16} stroke={1.75} aria-hidden="true" />} onClick={onImport}>
          {t`Upload sheet`}
        </Button>
      )}
      {sheet.isPublished && !isCorrecting && !isReadOnly ? (
        <Button icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />} onClick={onCorrect}>
          {t`Correct marks`}
        </Button>
      ) : null}
    </span>
  );
}

/** How many remarks are named that a correction may have made untrue. */
const MOST_REMARKS = 5;

function CorrectDialog({ grid, place, onClose }: { grid: ReturnType<typeof makeGrid>; place: Place; onClose: () => void }) {
  const { t } = useLingui();
  const correct = useExamAct(correctMarks);
  const changes = grid.changes();
  const submit = (reason: string) => {
    const cells = changes.map(({ key, value }) => ({ paperId: key.split(' ')[0] ?? '', studentId: key.split(' ')[1] ?? '', value }));
    correct.mutate(
      { params: place, body: { cells, reason } },
      {
        onSuccess: ({ versions, refused, remarks }) => {
          for (const { paperId, studentId, problem } of refused) grid.refuse(keyOf(paperId, studentId), problem);
          const [first] = versions;
          if (first) {
            grid.keep(changes);
            showToast({ tone: 'good', sentence: t`The corrected result is published (result no. ${first.version}).` });
            // It stays in sight: nothing else says that these sentences may be out of date.
            for (const { name, remark } of remarks.slice(0, MOST_REMARKS))
              showToast({
                tone: 'bad',
                sentence: t`Check the remark for ${name}. It mentions a subject whose marks were corrected: “${remark}”. If you edit the remark under Results, publish the result again.`,
              });
          }
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      title={t`Publish correction`}
      act={t`Publish corrected result`}
      isBusy={correct.isPending}
      error={correct.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        <Trans>The earlier result stays on record.</Trans> <Plural value={changes.length} one="# mark changed." other="# marks changed." />
      </p>
    </ReasonDialog>
  );
}
