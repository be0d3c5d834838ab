import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getPromotionList } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { previewRollOver, rollOverYear } from '@shala/contract/students';
import { IconArrowRight, IconInfoCircle, IconSchool } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatList, formatNumber, formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { TextField } from '#ui/field';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { FormError } from '#ui/form-error';
import { Stack, Text } from '#ui/layout';
import { LeaveGuard } from '#ui/leave-guard';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { prefetchStudents, studentsQuery, useStudentAct } from '../api.ts';
import { StudentsNav } from '../components/students-nav.tsx';
import { type Decided, Decisions, NOTHING_DECIDED } from '../year/decisions.tsx';
import { PromotionCard } from '../year/promotion-card.tsx';
import { useDecided, useForgetOtherYear } from '../year/use-decided.ts';
import classes from '../year/year.module.css';

type Plan = CallAnswer<typeof previewRollOver>;
type ClassPlan = Plan['classes'][number];

/** Begins loading it before it is shown. */
export function prefetch() {
  void prefetchStudents(getPromotionList, {});
  return prefetchStudents(previewRollOver, { body: bodyOf(NOTHING_DECIDED) });
}

/** The change of the academic year: who goes up, who stays, who leaves, what is charged, shown before anything is done. */
export function YearChangeScreen() {
  const { t } = useLingui();
  const [isConfirming, setIsConfirming] = useState(false);
  const { decided, setDecided, query, forget } = usePlan();
  const plan = query.data;
  const handlePromoted = () => {
    setIsConfirming(false);
    forget();
  };
  return (
    <>
      <LeaveGuard
        isUnsaved={() => decided !== NOTHING_DECIDED}
        kept={t`Nobody is promoted yet. Your entries are kept on this computer until the new year is started or you sign out.`}
      />
      <PageHeader
        title={t`Promotion to next year`}
        context={plan ? t`From ${plan.fromYear} to ${plan.toYear}` : ' '}
        actions={
          plan ? (
            <Button
              isPrimary
              disabled={!plan.isPossible || query.isFetching}
              icon={<IconArrowRight size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setIsConfirming(true)}
            >
              {t`Promote students to ${plan.toYear}`}
            </Button>
          ) : null
        }
      />
      <StudentsNav />
      <LoadState query={query} title={t`The list of students for promotion could not be opened`}>
        {(loaded) => (
          <>
            {loaded.isPossible ? null : <PreviewNotice loaded={loaded} />}
            <Overview plan={loaded} />
            <div className={classes.columns}>
              <Decisions value={decided} onChange={setDecided} />
              <Stack gap={16} miw={0}>
                <ClassesTable plan={loaded} />
                <PromotionCard
                  decided={new Set([...decided.detained, ...decided.leavers].map(({ id }) => id))}
                  onDetain={(people) => setDecided({ ...decided, detained: [...decided.detained, ...people] })}
                />
              </Stack>
            </div>
          </>
        )}
      </LoadState>
      {/* Somebody on the lists may have left meanwhile, and is taken off them here. */}
      {query.isError && !plan ? <Decisions value={decided} onChange={setDecided} /> : null}
      {plan && isConfirming ? (
        <ConfirmDialog plan={plan} decided={decided} onDone={handlePromoted} onClose={() => setIsConfirming(false)} />
      ) : null}
    </>
  );
}

/** What is decided so far, and the plan that follows from it. */
function usePlan() {
  const client = useQueryClient();
  const kept = useDecided();
  const { decided } = kept;
  const query = useQuery({ ...studentsQuery(previewRollOver, { body: bodyOf(decided) }), placeholderData: keepPreviousData });
  useForgetOtherYear(kept, query.isPlaceholderData ? undefined : query.data?.fromYear);
  const forget = () => {
    kept.forget();
    // The figures of the year that has ended are nobody's next plan.
    client.removeQueries({ queryKey: ['students', previewRollOver.name], type: 'inactive' });
  };
  return { decided, setDecided: (value: Decided) => kept.decide(value, query.data?.fromYear ?? ''), query, forget };
}

function PreviewNotice({ loaded }: { loaded: Plan }) {
  return (
    <Notice icon={<IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />}>
      <Trans>
        This is a preview; nothing has been changed yet. The button “Promote students to {loaded.toYear}” works from{' '}
        {formatDate(loaded.possibleFrom)}. Press it when the work of {loaded.fromYear} is finished, because {loaded.toYear} then becomes the
        current year for everyone. The first day of {loaded.toYear} is {formatDate(loaded.startsOn)}.
      </Trans>
    </Notice>
  );
}

function bodyOf({ detained, leavers, raise, carriesArrears }: Decided) {
  const percent = Number(raise);
  return {
    detainedIds: detained.map(({ id }) => id),
    leaverIds: leavers.map(({ id }) => id),
    raisePercent: Number.isFinite(percent) && percent >= -50 && percent <= 100 ? Math.round(percent * 100) / 100 : 0,
    carriesArrears,
  };
}

function Overview({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const {
    fromYear,
    students,
    promoted,
    detained,
    leaving,
    owed,
    owing,
    owedByLeavers,
    owingLeavers,
    isPossible,
    concessionsEnding,
    newSections,
  } = plan;
  const sum = formatRupees(owedByLeavers);
  return (
    <Stack gap={12} mt={12}>
      <FigureStrip columns="repeat(3, 1fr) 1.4fr 1.2fr">
        <Figure label={t`Promoted`} figure={formatNumber(promoted)} note={t`of ${formatNumber(students)} students`} />
        <Figure label={t`Detained`} figure={formatNumber(detained)} note={t`stay in the same class`} />
        <Figure label={t`Leaving`} figure={formatNumber(leaving)} note={t`passing out or leaving`} />
        <Figure
          label={t`Unpaid fees of ${fromYear}, excluding students who leave`}
          figure={formatRupees(owed)}
          note={
            isPossible ? (
              <Plural value={owing} one="of # student" other="of # students" />
            ) : (
              <Plural value={owing} one="of # student, including months not due yet" other="of # students, including months not due yet" />
            )
          }
        />
        <Figure label={t`Concessions to renew`} figure={formatNumber(concessionsEnding)} note={t`end with this year`} />
      </FigureStrip>
      {owingLeavers > 0 ? (
        <Notice>
          <Plural
            value={owingLeavers}
            one={`# leaving student has ${sum} unpaid. This is not carried forward to the new year. Collect it on the Fees page of the student. You can do this even after the new year has started.`}
            other={`# leaving students have ${sum} unpaid. This is not carried forward to the new year. Collect it on the Fees page of each student. You can do this even after the new year has started.`}
          />
        </Notice>
      ) : null}
      {newSections.length > 0 ? (
        <Notice>
          <Trans>
            These sections do not exist yet and will be created:{' '}
            {formatList(newSections.map(({ className, sectionName }) => `${className} ${sectionName}`))}.
          </Trans>
        </Notice>
      ) : null}
    </Stack>
  );
}

function ClassesTable({ plan }: { plan: Plan }) {
  const { t } = useLingui();
  const columns: Column<ClassPlan>[] = [
    { id: 'class', head: t`Class`, width: '90px', cell: ({ className }) => className },
    { id: 'to', head: t`Promoted to`, width: '110px', cell: ({ toClassName }) => toClassName ?? t`Passing out` },
    { id: 'students', head: t`Students`, isFigure: true, width: '80px', cell: ({ students }) => formatNumber(students) },
    { id: 'up', head: t`Promoted`, isFigure: true, width: '84px', cell: ({ promoted }) => formatNumber(promoted) },
    { id: 'stay', head: t`Detained`, isFigure: true, width: '84px', cell: ({ detained }) => formatNumber(detained) },
    { id: 'leave', head: t`Leaving`, isFigure: true, width: '76px', cell: ({ leaving }) => formatNumber(leaving) },
    {
      id: 'before',
      head: t`Fee ${plan.fromYear}`,
      isFigure: true,
      width: '116px',
      cell: ({ feeBefore }) => formatRupees(feeBefore),
    },
    {
      id: 'after',
      head: t`Fee ${plan.toYear}`,
      isFigure: true,
      width: '116px',
      cell: ({ feeAfter, toClassName }) => (toClassName ? formatRupees(feeAfter) : '–'),
    },
    { id: 'owed', head: t`Unpaid`, isFigure: true, width: '110px', cell: ({ owed }) => formatRupees(owed) },
  ];
  if (plan.classes.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconSchool size={24} stroke={1.75} />}
          title={t`No students to promote`}
          action={<LinkButton to={paths.addStudent}>{t`Add student`}</LinkButton>}
        />
      </Card>
    );
  return <DataTable label={t`Classes`} columns={columns} rows={plan.classes} rowId={({ classId }) => classId} isCompact />;
}

type ConfirmProps = { plan: Plan; decided: Decided; onDone: () => void; onClose: () => void };

function ConfirmDialog({ plan, decided, onDone, onClose }: ConfirmProps) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const [typed, setTyped] = useState('');
  const act = useStudentAct(rollOverYear, (_plan, message) => {
    showToast({ tone: 'good', sentence: message ?? t`Academic year ${plan.toYear} has started.` });
    onDone();
  });
  return (
    <Modal title={t`Promote students to ${plan.toYear}?`} isLocked={act.isPending} onClose={onClose}>
      <Card>
        <Text py={12} px={16} fz="sm">
          <Trans>
            <Plural value={plan.promoted} one="# student is promoted" other="# students are promoted" />,{' '}
            <Plural value={plan.detained} one="# is detained" other="# are detained" /> and{' '}
            <Plural value={plan.leaving} one="# leaves" other="# leave" />. {plan.toYear} becomes the current year and its fees are charged
            immediately. This cannot be undone.
          </Trans>
        </Text>
      </Card>
      <TextField
        label={t`Type ${plan.toYear} to confirm`}
        data-autofocus
        maxLength={20}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormError error={act.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={act.isPending}>
          {t`Cancel`}
        </Button>
        <Button
          isDanger
          isBusy={act.isPending}
          disabled={plain(typed) !== plain(plan.toYear)}
          onClick={() => act.mutate({ input: { body: bodyOf(decided) }, key })}
        >
          {t`Promote students to ${plan.toYear}`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** A keyboard has no en dash. */
function plain(text: string): string {
  return text.trim().replaceAll('–', '-');
}
