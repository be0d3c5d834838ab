import { Trans, useLingui } from '@lingui/react/macro';
import { announceExam, exportExamPaper, getDateSheet, type PlannedExam } from '@shala/contract/exams';
import { IconArmchair, IconCalendarEvent, IconPrinter, IconUserCheck } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { errorText } from '#lib/error-text';
import { formatDate, formatDays } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { PaperButton } from '#ui/paper-button';
import { Tabs } from '#ui/tabs';
import { useExamAct, useSheet } from '../api.ts';
import { DutiesPanel } from '../offline/duties-panel.tsx';
import { SeatingPanel } from '../offline/seating-panel.tsx';
import { SheetPanel } from '../offline/sheet-panel.tsx';

const PARTS = ['sheet', 'seating', 'duties'] as const;

/** One exam with its date sheet, its seats and its invigilators. */
export function OfflineExamScreen() {
  const { t } = useLingui();
  const { examId = '' } = useParams();
  const { get, change } = useAddress();
  const sheet = useSheet(getDateSheet, { params: { examId } });
  const part = PARTS.find((one) => one === get('tab')) ?? 'sheet';
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const exam = sheet.data?.exam;
  return (
    <>
      <PageHeader
        title={exam?.name ?? t`Offline exam`}
        context={exam ? `${formatDays(exam.startsOn, exam.endsOn)} · ${exam.year}` : undefined}
        actions={exam ? <Actions exam={exam} /> : null}
      />
      <LoadState
        query={sheet}
        title={t`The exam could not be opened`}
        missing={{ title: t`Exam not found`, action: <LinkButton to={paths.offlineExams}>{t`View all exams`}</LinkButton> }}
      >
        {(data) => (
          <>
            {data.exam.announcedAt ? (
              <Notice>
                <Trans>
                  The notice of this date sheet was drafted on {formatDate(data.exam.announcedAt)}. If you change the date of a paper now,
                  enter a reason. Another draft notice to parents is then prepared.{' '}
                  <Link to={`${paths.allNotices}?show=drafts`}>Open draft notices</Link>
                </Trans>
              </Notice>
            ) : null}
            <Tabs
              label={t`Parts of the exam`}
              tabs={[
                { id: 'sheet', label: t`Date sheet`, icon: <IconCalendarEvent {...icon} /> },
                { id: 'seating', label: t`Seating`, icon: <IconArmchair {...icon} /> },
                { id: 'duties', label: t`Invigilators`, icon: <IconUserCheck {...icon} /> },
              ]}
              value={part}
              onChange={(tab) => change({ tab: tab === 'sheet' ? null : tab, session: null, room: null, paper: null })}
            >
              {part === 'sheet' ? (
                <SheetPanel sheet={data} />
              ) : part === 'seating' ? (
                <SeatingPanel exam={data.exam} />
              ) : (
                <DutiesPanel exam={data.exam} />
              )}
            </Tabs>
          </>
        )}
      </LoadState>
    </>
  );
}

function Actions({ exam }: { exam: PlannedExam }) {
  const { t } = useLingui();
  const announce = useExamAct(announceExam);
  const params = { examId: exam.id };
  const handleAnnounce = () =>
    announce.mutate(
      { params },
      {
        onSuccess: () => showToast({ tone: 'good', sentence: t`The notice is a draft. Nothing is sent until you send it under Notices.` }),
        onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }),
      },
    );
  return (
    <>
      <LinkButton to={`${paths.exams}?exam=${exam.id}`}>{t`Marks`}</LinkButton>
      <LinkButton to={`${paths.newOfflineExam}?from=${exam.id}`}>{t`Copy this exam`}</LinkButton>
      <LinkButton to={pathTo(paths.editOfflineExam, params)}>{t`Edit`}</LinkButton>
      {exam.placed > 0 ? (
        <PaperButton
          label={t`Print date sheet`}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onAsk={() => send(exportExamPaper, { params, query: { kind: 'dateSheet' } })}
        />
      ) : null}
      {exam.announcedAt === null && exam.placed > 0 && exam.state === 'planned' ? (
        <Button isPrimary isBusy={announce.isPending} onClick={handleAnnounce}>{t`Draft notice to parents`}</Button>
      ) : null}
    </>
  );
}
