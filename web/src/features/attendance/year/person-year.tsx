import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PersonKind } from '@shala/contract/attendance';
import { IconCalendarOff, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { isNotFound } from '#lib/call-error';
import { formatNumber, formatPercent } from '#lib/format';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { HiddenText } from '#ui/controls';
import { EmptyState } from '#ui/empty-state';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Stack } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import type { PersonYear as Year } from '../api.ts';
import { useMarkWords } from '../lib/words.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { YearHeat } from './year-heat.tsx';
import { Changes, MonthFigures } from './year-tables.tsx';

type Query = Parameters<typeof LoadState<Year>>[0]['query'];
type Missing = NonNullable<Parameters<typeof LoadState<Year>>[0]['missing']>;
type Props = { kind: PersonKind; id: string; title: string; query: Query; missing: Missing; nav?: ReactNode; actions?: ReactNode };

/** One person's year: a picture, its figures, and every later change. */
export function PersonYear({ kind, id, title, query, missing, nav, actions }: Props) {
  const { t } = useLingui();
  const [corrected, setCorrected] = useState<string | null>(null);
  const year = query.data;
  // Nothing can be done with a person who is not there. The tabs of an employee are there for every address, as specified.
  const isGone = isNotFound(query.error);
  const day = year?.days.find(({ on }) => on === corrected);
  return (
    <>
      <PageHeader
        title={title}
        context={year ? [year.person.name, year.person.number, year.person.place].filter(Boolean).join(' · ') : ' '}
        actions={
          isGone ? null : (
            <>
              {actions}
              <LinkButton
                to={`${paths.leave}?state=all&q=${encodeURIComponent(year?.person.name ?? '')}`}
              >{t`Leave applications`}</LinkButton>
              <Button
                isPrimary
                disabled={!year?.days.length}
                icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => setCorrected(year?.days.at(-1)?.on ?? null)}
              >
                {t`Edit attendance`}
              </Button>
            </>
          )
        }
      />
      {isGone && kind === 'student' ? null : nav}
      <LoadState query={query} title={t`The attendance of the year could not be opened`} missing={missing}>
        {(data) => <YearBody year={data} onDay={setCorrected} />}
      </LoadState>
      {corrected && year ? (
        <CorrectDialog
          key={corrected}
          kind={kind}
          id={id}
          name={year.person.name}
          on={corrected}
          mark={day?.mark ?? null}
          onClose={() => setCorrected(null)}
        />
      ) : null}
    </>
  );
}

function YearBody({ year, onDay }: { year: Year; onDay: (on: string) => void }) {
  const { t } = useLingui();
  const words = useMarkWords();
  const { total } = year;
  const marked = year.days.length - total.notMarked;
  if (year.days.length === 0)
    return (
      <Card>
        <EmptyState icon={<IconCalendarOff size={24} stroke={1.75} />} title={t`No school days yet`} />
      </Card>
    );
  const share = total.share === null ? '–' : formatPercent(total.share);
  return (
    <Stack gap={16}>
      <div>
        <FigureStrip>
          <Figure label={t`Attendance`} figure={share} note={<Plural value={marked} one="in # marked day" other="in # marked days" />} />
          <Figure label={words.P} figure={formatNumber(total.present)} />
          <Figure label={words.A} figure={formatNumber(total.absent)} />
          <Figure label={words.L} figure={formatNumber(total.late)} />
          <Figure label={words.H} figure={formatNumber(total.halfDay)} />
          <Figure label={words.V} figure={formatNumber(total.onLeave)} />
        </FigureStrip>
        <HiddenText>
          <Trans>
            {year.person.name} {year.year}, {marked} days marked: present {total.present}, late {total.late}, half day {total.halfDay},
            absent {total.absent}, on leave {total.onLeave}.
          </Trans>
        </HiddenText>
      </div>
      <YearHeat year={year} onDay={onDay} />
      <MonthFigures year={year} />
      <Changes changes={year.changes} />
    </Stack>
  );
}
