import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listYears, makeYearCurrent, removeYear } from '@shala/contract/classes';
import type { CallAnswer } from '@shala/contract/shared';
import { IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { closeWith } from '#lib/close-with';
import { formatDays, todayAtSchool } from '#lib/format';
import { termWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { StatusBadge } from '#ui/status-badge';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import classes from '../components/school.module.css';
import { YearDialog } from '../components/year-dialog.tsx';

type Year = CallAnswer<typeof listYears>[number];
type Open = { kind: 'new' } | { kind: 'edit' | 'current' | 'remove'; year: Year };

/** Academic years and their terms; one is the current. */
export function YearsScreen() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open | null>(null);
  const years = useSchool(listYears, {});
  return (
    <>
      <PageHeader
        title={t`Academic year and terms`}
        context={t`Each year has its own fees, registers and exams. “Make current year” changes the year for every user.`}
        actions={
          <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen({ kind: 'new' })}>
            {t`Add year`}
          </Button>
        }
      />
      <LoadState query={years} title={t`The years could not be opened`}>
        {(data) => (
          <div className={`${classes.stack} ${classes.narrow}`}>
            {data.map((year) => (
              <YearCard key={year.id} year={year} onOpen={(kind) => setOpen({ kind, year })} />
            ))}
          </div>
        )}
      </LoadState>
      {open ? <YearAct open={open} newest={years.data?.[0]} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function YearCard({ year, onOpen }: { year: Year; onOpen: (kind: 'edit' | 'current' | 'remove') => void }) {
  const { t } = useLingui();
  const { name, startsOn, endsOn, isCurrent, students, terms } = year;
  return (
    <Card
      title={name}
      fact={
        isCurrent ? <StatusBadge tone="good" icon={<IconCircleCheck size={14} stroke={2} />}>{t`Current year`}</StatusBadge> : undefined
      }
    >
      <div className={classes.pad}>
        <Facts
          facts={[
            { term: t`Year`, value: formatDays(startsOn, endsOn) },
            ...terms.map((term) => ({ term: termWords(term.name), value: formatDays(term.startsOn, term.endsOn) })),
            {
              term: t`Students`,
              value: <Plural value={students} one="# student enrolled" other="# students enrolled" />,
            },
          ]}
        />
        <Group gap={12} wrap="nowrap">
          <Button aria-label={t`Edit year and terms: ${name}`} onClick={() => onOpen('edit')}>{t`Edit year and terms`}</Button>
          {isCurrent ? null : (
            <>
              <Button aria-label={t`Make it the current year: ${name}`} onClick={() => onOpen('current')}>{t`Make current year`}</Button>
              <Button aria-label={t`Delete ${name}`} onClick={() => onOpen('remove')}>{t`Delete`}</Button>
            </>
          )}
        </Group>
      </div>
    </Card>
  );
}

function YearAct({ open, newest, onClose }: { open: Open; newest: Year | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useSchoolAct(removeYear, { onDone: () => closeWith(onClose, t`The year was deleted.`) });
  const makeCurrent = useSchoolAct(makeYearCurrent, { onDone: () => closeWith(onClose, t`The current year was changed.`) });
  if (open.kind === 'new') return <YearDialog year={null} newest={newest} onClose={onClose} />;
  if (open.kind === 'edit') return <YearDialog year={open.year} newest={newest} onClose={onClose} />;
  const { id, name, students, startsOn, endsOn } = open.year;
  const today = todayAtSchool(new Date());
  const isNow = startsOn <= today && today <= endsOn;
  if (open.kind === 'remove')
    return (
      <ConfirmDialog
        title={students > 0 ? t`The year ${name} cannot be deleted` : t`Delete the year ${name}?`}
        act={t`Delete the year`}
        isBlocked={students > 0}
        isBusy={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate({ params: { yearId: id } })}
        onClose={onClose}
      >
        {students > 0 ? (
          <Plural
            value={students}
            one={`${name} has # student, so it cannot be deleted.`}
            other={`${name} has # students, so it cannot be deleted.`}
          />
        ) : (
          <Trans>The terms of {name} are deleted too. If the year has fees, attendance or exams, it cannot be deleted.</Trans>
        )}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={t`Make ${name} the current year`}
      act={t`Make current year`}
      isBusy={makeCurrent.isPending}
      error={makeCurrent.error}
      onConfirm={() => makeCurrent.mutate({ params: { yearId: id } })}
      onClose={onClose}
    >
      <Trans>
        Lists, registers and fees will show the classes of {name}. This changes the year for every user. The records of the other years stay
        as they are.
      </Trans>{' '}
      {isNow ? null : (
        <strong>
          <Trans>Today is not in {name}. You will not see the fees and attendance of today.</Trans>
        </strong>
      )}
    </ConfirmDialog>
  );
}

export function prefetchYears() {
  return prefetchSchool(listYears, {});
}
